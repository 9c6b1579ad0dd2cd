import type { Feature } from "../../build/feature";
import { createVersions, docs as docFiles } from "./nodes";
import { docsLinks, docsPages } from "./pages";
import { docsResolvers } from "./schema";
import { DOCS_TYPES } from "./types";
import { VersionContents } from "./versions";

/** Versioned documentation, for every docs instance of the site. */
export const docs: Feature = createDocs();

function createDocs(): Feature {
  const contents = new VersionContents();
  return {
    name: "docs",
    sources: (site) => site.docs.map(({ id, content }) => ({ name: id, folder: content })),
    sourceNodes: createVersions,
    mdx: docFiles,
    types: DOCS_TYPES,
    resolvers: (args, context) => docsResolvers(args, context, contents),
    pages: (args, context) => docsPages(args, context, contents),
    links: () => docsLinks(contents),
  };
}
