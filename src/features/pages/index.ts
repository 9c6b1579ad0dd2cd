import type { CreatePagesArgs, CreateSchemaCustomizationArgs } from "gatsby";
import { PAGE_FIELDS, pageResolvers } from "../../build/schema/page-schema";
import type { Grounds } from "../../build/context/context";
import type { Page, Room } from "../../build/feature";
import { createStandalone, type StandaloneNode } from "./nodes";

const TYPES = /* GraphQL */ `
  "A page of its own: in no docs and no blog."
  type SitePageMdx implements Node & Page @dontInfer {
    ${PAGE_FIELDS}
    "Pages instance."
    instance: String!
    "Whether the page shows no table of contents."
    hideTableOfContents: Boolean!
    "Smallest heading level of the table of contents."
    tocMinHeadingLevel: Int!
    "Largest heading level of the table of contents."
    tocMaxHeadingLevel: Int!
    "Class for the element around the page's content."
    wrapperClassName: String
  }
`;

function standalonePages({ getNodesByType }: CreatePagesArgs, { production }: Grounds): Page[] {
  const nodes = getNodesByType("SitePageMdx") as StandaloneNode[];
  return nodes
    .filter((node) => !(production && node.draft))
    .map(({ id, permalink, file }) => ({
      path: permalink,
      file,
      component: "src/features/pages/templates/standalone.tsx",
      context: { id },
    }));
}

/** The pages room: MDX files that are pages of their own. */
export const pages: Room = {
  onContent: createStandalone,
  schema: ({ actions }: CreateSchemaCustomizationArgs) => actions.createTypes(TYPES),
  resolvers: (args, grounds) => ({ SitePageMdx: pageResolvers(args, grounds) }),
  pages: async (args, grounds) => ({ pages: standalonePages(args, grounds), problems: [] }),
};
