/**
 * A doc, post, page or partial on its way, or a folder with all that is in it: paths from the site's root, and what
 * follows from them.
 */
export type Move = {
  from: string;
  to: string;
  /** Its translations, which go along. */
  translations?: readonly { from: string; to: string }[];
  /** Folder that links such as `/a.mdx` start from, for both paths. */
  contentRoot: string;
  /** The folder for which `@site` stands, from the site's root; that itself where it is absent or empty. */
  siteFolder?: string;
  /** Its routes before and after; a partial and a folder have none. */
  route?: { from: string; to: string };
  /** Its ids in the sidebars of its version, before and after; only docs have some. */
  docId?: { from: string; to: string };
  /** The docs instance whose navbar items name such an id: those of another version than its last one do not. */
  navbarInstance?: string;
};

/** Where a file or folder lies after a move, both from the site's root; undefined for one that stays. */
export function placeAfter(
  file: string,
  { from, to, translations = [] }: Pick<Move, "from" | "to" | "translations">,
): string | undefined {
  const moved = [{ from, to }, ...translations].find((one) => file === one.from || file.startsWith(`${one.from}/`));
  return moved && moved.to + file.slice(moved.from.length);
}
