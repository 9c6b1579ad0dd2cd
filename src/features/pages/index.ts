import type { CreatePagesArgs } from "gatsby";
import { markdownCollections } from "../../build/content-collections";
import type { SiteContext } from "../../build/context/context";
import type { Feature, Page } from "../../build/feature";
import { PAGE_FIELDS, pageResolvers } from "../../build/schema/page-schema";
import { standalonePages, type StandaloneNode } from "./nodes";
import { standaloneFrontMatterSchema } from "./standalone";

const TYPES = /* GraphQL */ `
  "A page of its own: in no docs and no blog."
  type SitePageMdx implements Node & Page @dontInfer {
    ${PAGE_FIELDS}
    "Pages instance."
    instance: String!
    "Class for the element around the page's content."
    wrapperClassName: String
    "Whether the page is a module whose default export is the page."
    isCode: Boolean!
    "Whether no title stands above the page's content."
    ownTitle: Boolean!
  }
`;

function pagesOf(
  { getNodesByType }: Pick<CreatePagesArgs, "getNodesByType">,
  { production, site }: SiteContext,
): Page[] {
  const searched = new Set(site.pages.filter((instance) => instance.searched).map(({ id }) => id));
  const nodes = getNodesByType("SitePageMdx") as StandaloneNode[];
  return nodes
    .filter((node) => !(production && node.draft))
    .map(({ id, instance, permalink, file, unlisted, noIndex }) => ({
      path: permalink,
      file,
      node: id,
      needsText: true,
      noIndex,
      hidden: unlisted,
      search: searched.has(instance) ? { group: site.title } : undefined,
      component: "src/features/pages/templates/standalone.tsx",
      context: { id },
    }));
}

/** MDX files that are pages of their own. */
export const pages: Feature = {
  name: "pages",
  sources: (site) => site.pages.map(({ id, content }) => ({ name: id, folder: content })),
  mdx: standalonePages,
  collections: ({ root, site }) =>
    site.pages.flatMap(({ id, content }) =>
      markdownCollections(root, {
        name: id,
        label: id === "pages" ? "Pages" : id,
        singular: "page",
        folder: content,
        schema: standaloneFrontMatterSchema,
        isNested: true,
      }),
    ),
  types: TYPES,
  resolvers: (args, context) => ({ SitePageMdx: pageResolvers(args, context) }),
  pages: (args, context) => ({ pages: pagesOf(args, context) }),
};
