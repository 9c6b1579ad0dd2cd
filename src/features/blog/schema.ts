import type { CreateResolversArgs, CreateSchemaCustomizationArgs } from "gatsby";
import type { Grounds } from "../../build/context/context";
import { PAGE_FIELDS, pageResolvers } from "../../build/schema/page-schema";

const TYPES = /* GraphQL */ `
  "A post of a blog, or an entry of the changelog."
  type BlogPost implements Node & Page @dontInfer {
    ${PAGE_FIELDS}
    "Blog instance: \`blog\`, \`changelog\` …"
    instance: String!
    "Route below the blog's, with a leading slash."
    slug: String!
    "Title for the browser's tab, where it differs from the page's."
    titleMeta: String
    "Day of publication."
    date: Date! @dateformat
    "Who wrote the post."
    authors: [BlogAuthor!]!
    "Tags, from front matter and the tags file."
    tags: [Tag!]!
    "Minutes it takes to read; null where none shows."
    readingMinutes: Int
    "Whether a mark ends the part that lists show."
    truncated: Boolean!
    "Words in the sidebar, where they differ from the title."
    sidebarLabel: String
    "Whether the page shows no table of contents."
    hideTableOfContents: Boolean!
    "Smallest heading level of the table of contents."
    tocMinHeadingLevel: Int!
    "Largest heading level of the table of contents."
    tocMaxHeadingLevel: Int!
    "Address at which the source can be edited."
    editUrl: String
    "Last change of the source."
    lastUpdate: LastUpdate
  }
  "An author of posts, from the authors file or a post's front matter."
  type BlogAuthor @dontInfer {
    "Key in the authors file."
    key: String
    "Name; an author without one has an image."
    name: String
    "What the author does."
    title: String
    "Address of the author's own site."
    url: String
    "Address of the author's picture."
    imageUrl: String
    "E-mail address."
    email: String
    "Route of the author's page."
    permalink: String
  }
`;

/** Declares the types of the blog room. */
export function blogTypes({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes(TYPES);
}

/** The computed fields of posts. */
export function blogResolvers(args: CreateResolversArgs, grounds: Grounds): object {
  return { BlogPost: pageResolvers(args, grounds) };
}
