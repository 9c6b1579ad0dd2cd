import type { SiteContext } from "../../build/context/context";
import type { Feature } from "../../build/feature";
import { docsCollections } from "./collections";
import { partVersions, readVersions } from "./files";
import { namedDocsFiles } from "./named-files";
import { createVersions, docs as docFiles } from "./nodes";
import { docsLinks, docsPages } from "./pages";
import { docsResolvers } from "./schema";
import { DOCS_TYPES } from "./types";
import { versionsFileOf } from "./version";
import { versionsPage } from "./versions-page";
import { VersionContents } from "./versions";

/** Versioned documentation, for every docs instance of the site. */
export const docs: Feature = createDocs();

function createDocs(): Feature {
  const contents = new VersionContents();
  return {
    name: "docs",
    sources: (site) =>
      site.docs.flatMap(({ id, content, sources }) =>
        (sources ?? [{ folder: content }]).map(({ folder }) => ({ name: id, folder })),
      ),
    versions: partVersions,
    sourcedTypes: ["DocsVersion"],
    sourceNodes: createVersions,
    sourceFiles: ({ docs: instances }) => instances.map(versionsFileOf),
    mdx: docFiles,
    namedFiles: namedDocsFiles,
    collections: docsCollections,
    types: DOCS_TYPES,
    resolvers: (args, context) => docsResolvers(args, context, contents),
    pages: (args, context) => {
      const made = docsPages(args, context, contents);
      return listsVersions(context) ? { ...made, pages: [...made.pages, versionsPage()] } : made;
    },
    links: (_args, context) => docsLinks(contents, context),
    inlineScript: (site) =>
      site.docs.length > 0 ? { module: "src/ui/version-choice", name: "keepVersionChoices", values: [] } : undefined,
  };
}

/** Whether the versions of an instance have a page: one version alone is no list. */
function listsVersions({ root, site }: Pick<SiteContext, "root" | "site">): boolean {
  return site.docs.some((instance) => instance.archived.length > 0 || readVersions(root, instance).versions.length > 1);
}
