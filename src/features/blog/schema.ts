import type { CreateResolversArgs } from "gatsby";
import type { SiteContext } from "../../build/context/context";
import { PAGE_FIELDS, pageResolvers } from "../../build/schema/page-schema";
import type { ToldPost } from "../../lib/content/told-post";
import { textOf } from "../../mdx/content-node";
import type { BlogPostNode } from "./nodes";

/** The types of the blog feature in GraphQL's schema language. */
export const BLOG_TYPES = /* GraphQL */ `
  "A post of a blog, or an entry of the changelog."
  type BlogPost implements Node & Page @dontInfer {
    ${PAGE_FIELDS}
    "Blog instance: \`blog\`, \`changelog\` …"
    instance: String!
    "Route below the blog's, with a leading slash."
    slug: String!
    "Day of publication."
    date: Date! @dateformat
    "Whether that day is still to come, and the blog waits for it."
    waiting: Boolean!
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
    "Address of a public announcement that the post tells again in its own words."
    retells: String
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
    "Where else the author is found."
    socials: [AuthorSocial!]!
    "What the author's page says of the author."
    description: String
    "Route of the author's page."
    permalink: String
  }
  "Where an author is found on another site."
  type AuthorSocial @dontInfer {
    "The platform."
    label: String!
    "Address there."
    href: String!
    "A drawing of the platform: a path in a box of 24 by 24."
    icon: String!
  }
`;

type NodeModel = { findOne: <T>(query: { type: string; query: { filter: object } }) => Promise<T | null> };

/**
 * The computed fields of posts, and the entry about a release: a field of versions that the docs feature leaves empty.
 */
export function blogResolvers(args: CreateResolversArgs, context: SiteContext): Record<string, object> {
  const blogs = context.site.blogs.filter(({ layout }) => layout === "timeline").map(({ id }) => id);
  const releasePath = async ({ name }: { name: string }, _args: unknown, { nodeModel }: { nodeModel: NodeModel }) => {
    const published = context.production && { draft: { eq: false } };
    const filter = { instance: { in: blogs }, title: { eq: name }, ...published };
    const post = await nodeModel.findOne<{ permalink: string }>({ type: "BlogPost", query: { filter } });
    return post?.permalink ?? null;
  };
  return {
    BlogPost: pageResolvers(args, context, (page) => ({ post: toldPostOf(page as BlogPostNode) })),
    DocsVersion: { releasePath: { resolve: releasePath } },
  };
}

/** What components in a post's own content are told of it. */
function toldPostOf({ toc, lastUpdate, authors, ...node }: BlogPostNode): ToldPost {
  const { title, description, permalink, date, tags, readingMinutes, truncated, unlisted, draft, editUrl } = node;
  return {
    title,
    description,
    permalink,
    date,
    tags,
    readingMinutes,
    truncated,
    unlisted,
    draft,
    editUrl,
    lastUpdate,
    authors: authors.map((author) => ({
      ...author,
      socials: author.socials.map(({ label, href }) => ({ label, href })),
    })),
    toc: toc.map(({ id, level, children }) => ({ id, level, value: textOf(children) })),
  };
}
