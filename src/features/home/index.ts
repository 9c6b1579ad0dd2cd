import { markdownCollections } from "../../build/content-collections";
import type { Feature } from "../../build/feature";
import { highlightedCode } from "../../build/schema/highlighted-code";
import { PAGE_FIELDS, pageResolvers } from "../../build/schema/page-schema";
import { homePartSchema, homePartSchemaOf, managerCommandsOf } from "./home-part";
import { homeParts, SOURCE, type HomePartNode } from "./nodes";
import { homeLinks, homePages } from "./pages";

const TYPES = /* GraphQL */ `
  "A file of the home page: the page itself (\`index\`), or something that it offers."
  type HomePart implements Node & Page @dontInfer {
    ${PAGE_FIELDS}
    "Path of the file below the folder of the home page, without its ending."
    name: String!
    "The file's text below its front matter."
    source: String!
    "What the front matter says of the page."
    settings: JSON!
    "The same text as HTML in colours."
    sourceHtml: String!
    "The command to begin with, for each package manager: \`{ manager, command }\`."
    commands: JSON!
  }
`;

/** The home page: a promise, the product at work, what it offers, and where to begin. */
export const home: Feature = {
  name: "home",
  sources: ({ home: settings }) => (settings ? [{ name: SOURCE, folder: settings.content }] : []),
  mdx: homeParts,
  collections: ({ root, site: { home: settings, blogs } }) =>
    settings
      ? markdownCollections(root, {
          name: "home",
          label: "Home page",
          singular: "part",
          folder: settings.content,
          schema: blogs.length > 0 ? homePartSchemaOf(blogs) : homePartSchema,
        })
      : [],
  types: TYPES,
  resolvers: (args, context) => ({
    HomePart: {
      ...pageResolvers(args, context),
      sourceHtml: { resolve: ({ source }: HomePartNode) => highlightedCode(source, "mdx") },
      commands: {
        resolve: ({ settings }: HomePartNode) => (settings.quickStart ? managerCommandsOf(settings.quickStart) : []),
      },
    },
  }),
  pages: (args, context, made) => homePages(args, context, made),
  links: homeLinks,
};
