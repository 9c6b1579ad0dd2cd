/** The same page of docs in another version of its instance. */
export type Alternate = {
  /** Name of the version. */
  version: string;
  /** What readers see of the version. */
  label: string;
  /** Route of the page there; of the version's root where the page does not exist. */
  path: string;
  /** Whether that version is the one at the instance's root. */
  isLast: boolean;
  /** Whether the page exists there. */
  sameDoc: boolean;
};

/** How a doc differs from its text in the version before. */
type FrameChanges = {
  /** Label of that version. */
  since: string;
  /** Name of the file below `/doc-changes/` that says what differs. */
  file: string;
  /** Lines that are new or changed, and lines that are gone or changed. */
  added: number;
  removed: number;
  /** Route of the page with all docs that differ. */
  list: string;
};

/** What the frame around a page needs to know of it; handed over under `frame` in the page's context. */
export type FrameContext = {
  /** The docs or blog instance that the page belongs to. */
  instance?: string;
  /** The version of a docs page. */
  version?: string;
  /** Id of the sidebar that shows the page. */
  sidebarId?: string;
  /** Name of the file with that sidebar, below `/sidebars/`. */
  sidebarFile?: string;
  /** The page in the other versions of its instance, newest first. */
  alternates?: Alternate[];
  /** Classes of `<html>` on the page, as projects of Docusaurus have them. */
  htmlClass?: string;
  /**
   * What the page's file says at its beginning, its name as Docusaurus has it, and the id of a doc, where the project
   * has components around parts of pages.
   */
  written?: { frontMatter: Record<string, unknown>; source: string; id?: string };
  /** What changed since the version before; absent where nothing did. */
  changes?: FrameChanges;
};

/** The frame context in a page's context as Gatsby hands it over; empty for pages that have none. */
export function frameContextOf(pageContext: unknown): FrameContext {
  return (pageContext as { frame?: FrameContext } | null | undefined)?.frame ?? {};
}
