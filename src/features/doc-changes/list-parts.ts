/** The docs that a list of changes names one kind after the other, in this order. */
const KINDS = ["added", "removed", "changed"] as const;

type Kind = (typeof KINDS)[number];

/** How many docs of a version are of each kind. */
export type KindCounts = Record<Kind, number>;

/** How many docs a page of the list has: 40 to 55 KB of HTML, where titles and routes have common lengths. */
export const DOCS_ON_PAGE = 200;

/** How many pages the list has. */
export function pagesOfList(counts: KindCounts): number {
  return Math.max(1, Math.ceil(KINDS.reduce((sum, kind) => sum + counts[kind], 0) / DOCS_ON_PAGE));
}

/** The kinds that the list has, each with its number of docs and the page, from 1, on which it begins. */
export function beginningsOf(counts: KindCounts): { kind: Kind; count: number; page: number }[] {
  let before = 0;
  return KINDS.map((kind) => {
    const page = Math.floor(before / DOCS_ON_PAGE) + 1;
    before += counts[kind];
    return { kind, count: counts[kind], page };
  }).filter(({ count }) => count > 0);
}

/** A part of lists that follow each other: of all their entries those behind the first `skip`, `limit` at most. */
export function partOfLists<Lists extends Record<Kind, readonly unknown[]>>(
  lists: Lists,
  skip: number,
  limit: number,
): Lists {
  let before = 0;
  const cut = KINDS.map((kind) => {
    const [from, to] = [skip - before, skip + limit - before];
    before += lists[kind].length;
    return [kind, lists[kind].slice(Math.max(0, from), Math.max(0, to))];
  });
  return Object.fromEntries(cut) as Lists;
}
