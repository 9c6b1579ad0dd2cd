/**
 * What the layout knows about the docs of the site: enough for the navbar to link to versions, sidebars and the docs
 * that it names.
 */
export type DocsData = { instances: DocsInstanceData[] };

/** A docs instance with its versions, newest first. */
export type DocsInstanceData = { id: string; versions: DocsVersionData[] };

/** A version of a docs instance, as navbar items need it. */
export type DocsVersionData = {
  name: string;
  label: string;
  /** Route of the version's root. */
  path: string;
  isLast: boolean;
  /** Route of the version's main doc; `null` where it has none. */
  mainDocPath: string | null;
  /** Each sidebar with the first route in it; `null` where it links to nothing. */
  sidebars: { name: string; firstPath: string | null }[];
  /** Only the docs that navbar items name, each with the sidebar that shows it. */
  docs: { docId: string; path: string; unlisted: boolean; sidebar?: string | null }[];
};
