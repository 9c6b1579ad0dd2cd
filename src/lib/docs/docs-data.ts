/**
 * What the layout knows about the docs of the site: enough for the navbar to link to versions, sidebars and the docs
 * that it names.
 */
export type DocsData = { instances: DocsInstanceData[] };

/** A docs instance with its versions, newest first. */
export type DocsInstanceData = { id: string; versions: DocsVersionData[] };

/** A doc that navbar items name, with the sidebar that shows it. */
type NavbarDoc = { docId: string; path: string; unlisted: boolean; sidebar?: string | null };

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
  sidebars: readonly { name: string; firstPath: string | null }[];
  /** Only the docs that navbar items name. */
  docs: readonly NavbarDoc[];
};

/** A version as the data layer has it. */
type VersionNode = Omit<DocsVersionData, "docs"> & { instance: string; navbarDocs: readonly NavbarDoc[] };

/** What the layout needs of versions that come in the order of their instances, each instance's newest first. */
export function docsDataOf(versions: readonly VersionNode[]): DocsData {
  const ids = [...new Set(versions.map(({ instance }) => instance))];
  const versionsOf = (id: string) => versions.filter(({ instance }) => instance === id);
  return {
    instances: ids.map((id) => ({
      id,
      versions: versionsOf(id).map(({ instance: _, navbarDocs, ...version }) => ({ ...version, docs: navbarDocs })),
    })),
  };
}
