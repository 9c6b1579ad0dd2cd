/** A doc, post, page or partial on its way: paths from the site's root, and what follows from them. */
export type Move = {
  from: string;
  to: string;
  /** Its translations, which go along. */
  translations?: readonly { from: string; to: string }[];
  /** Folder that links such as `/a.mdx` start from, for both paths. */
  contentRoot: string;
  /** Its routes before and after; a partial has none. */
  route?: { from: string; to: string };
  /** Its ids in the sidebars of its version, before and after; only docs have some. */
  docId?: { from: string; to: string };
  /** The docs instance whose navbar items name such an id: those of another version than its last one do not. */
  navbarInstance?: string;
};
