import { addTo } from "../../lib/add-to";
import type { Problem } from "../../lib/problem";
import type { Page } from "../feature";

/** A page by its route and what it is made from. */
export type PageAtRoute = Pick<Page, "path" | "component" | "file">;

const DOCS = "src/features/docs/";
const BLOG = "src/features/blog/";

/**
 * Pages with one for each route: the last one, and in a project of Docusaurus the one that its router finds first. That
 * is no doc where there is another page, the newest of posts, and else the first one by the names of their files.
 */
export function shownPages<P extends PageAtRoute>(pages: readonly P[], lenient = false): P[] {
  const shown = new Set([...byRoute(pages).values()].map((same) => shownOf(same, lenient)));
  return pages.filter((page) => shown.has(page));
}

/** A word about each page that is not shown; those of code, which Gatsby makes last, are shown in any case. */
export function hiddenPages(
  pages: readonly PageAtRoute[],
  ofCode: readonly PageAtRoute[],
  lenient?: boolean,
): Problem[] {
  return [...byRoute(pages).values()].flatMap((same) => {
    const shown = ofCode.find(({ path }) => path === same[0]?.path) ?? shownOf(same, lenient);
    return same.filter((page) => page !== shown).map((page) => hiddenBehind(shown, page));
  });
}

function hiddenBehind(shown: PageAtRoute | undefined, { path, file, component }: PageAtRoute): Problem {
  return {
    severity: "warning",
    file: file ?? component,
    message: `The page is not shown: its route '${path}' is also that of ${shown?.file ?? shown?.component}, which is shown.`,
    remedy: "Give one of them another `slug`, or its file another name.",
  };
}

function byRoute<P extends PageAtRoute>(pages: readonly P[]): Map<string, P[]> {
  const routes = new Map<string, P[]>();
  for (const page of pages) addTo(routes, page.path, page);
  return routes;
}

function shownOf<P extends PageAtRoute>(same: readonly P[], lenient = false): P | undefined {
  if (!lenient) return same.at(-1);
  const [first, ...others] = same;
  return others.reduce((best, page) => (best && goesBefore(page, best) ? page : best), first);
}

function goesBefore(page: PageAtRoute, other: PageAtRoute): boolean {
  const [isDoc, isOtherDoc] = [page.component.startsWith(DOCS), other.component.startsWith(DOCS)];
  if (isDoc !== isOtherDoc) return isOtherDoc;
  const isOfFiles = page.component === other.component && !page.component.startsWith(BLOG);
  return isOfFiles && (page.file ?? "") < (other.file ?? "");
}
