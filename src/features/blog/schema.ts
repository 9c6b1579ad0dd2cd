import type { CreateResolversArgs } from "gatsby";
import type { SiteContext } from "../../build/context/context";
import { hasNoPage } from "../../build/nodes/has-no-page";
import { PAGE_FIELDS, pageResolvers } from "../../build/schema/page-schema";
import type { ToldPost } from "../../lib/content/told-post";
import { nearestFirst } from "../../lib/problem";
import { currentLocaleOf } from "../../lib/settings/locale";
import type { BlogInstance, Site } from "../../lib/site-config";
import { textOf } from "../../mdx/content-node";
import { authorsIn } from "./files";
import { signersOf, taggedPostsOf } from "./listing";
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
  "A tag of a blog with its posts."
  type BlogTag @dontInfer {
    "What readers see."
    label: String!
    "Route of the tag's page."
    permalink: String!
    "What the tag stands for."
    description: String
    "Number of listed posts."
    count: Int!
    "Whether all posts with the tag are unlisted."
    unlisted: Boolean!
    "The listed posts, newest first; all where none is listed."
    posts: [BlogPost!]!
  }
  "An author of a blog with the posts that they signed."
  type BlogSigner @dontInfer {
    "The author, as the authors file has them, or as a post does that alone knows them."
    author: BlogAuthor!
    "Number of listed posts."
    count: Int!
    "Whether all posts of the author are unlisted."
    unlisted: Boolean!
    "The listed posts, newest first; all where none is listed."
    posts: [BlogPost!]!
  }
`;

type Query = { type: string; query: { filter: object } };
type NodeModel = {
  findOne: <T>(query: Query) => Promise<T | null>;
  findAll: <T>(query: Query) => Promise<{ entries: Iterable<T> }>;
};

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
    Query: listFields(context),
  };
}

type Grouped = { posts: readonly BlogPostNode[]; unlisted: boolean };

/** The tags and the authors of a blog, of the posts that have pages in this build; made when they are asked for. */
function listFields({ root, site, production }: SiteContext): Record<string, object> {
  const language = currentLocaleOf(site.i18n).htmlLang;
  const field = (
    type: string,
    description: string,
    listOf: (posts: BlogPostNode[], blog: BlogInstance) => unknown,
  ) => ({
    type,
    description,
    args: { instance: { type: "String!", description: "Blog instance: `blog`, `changelog` …" } },
    resolve: async (_source: unknown, { instance }: { instance: string }, { nodeModel }: { nodeModel: NodeModel }) => {
      const blog = blogOf(site, instance);
      const query = { filter: { instance: { eq: instance } } };
      const { entries } = await nodeModel.findAll<BlogPostNode>({ type: "BlogPost", query });
      const posts = [...entries].filter((post) => !hasNoPage(post, production));
      return listOf(posts, blog);
    },
  });
  return {
    blogTags: field("[BlogTag!]!", "The tags of a blog with their posts, by label.", (posts) =>
      taggedPostsOf(posts, language).map(({ tag, ...of }) => ({ ...tag, ...counted(of) })),
    ),
    blogAuthors: field("[BlogSigner!]!", "The authors of a blog with their posts, by name.", (posts, blog) =>
      signersOf(posts, authorsIn(root, blog, site), language).map(({ author, ...of }) => ({ author, ...counted(of) })),
    ),
  };
}

/** A blog of the site by its id; throws for one that is not there. */
function blogOf({ blogs, configFile }: Site, id: string): BlogInstance {
  const blog = blogs.find((one) => one.id === id);
  if (blog) return blog;
  const ids = nearestFirst(
    id,
    blogs.map((one) => one.id),
  );
  throw new Error(`There is no blog '${id}': ${configFile} names ${ids.join(", ") || "none"}.`);
}

/** A group of posts with the number of those that are listed. */
function counted({ posts, unlisted }: Grouped): Grouped & { count: number } {
  return { posts, unlisted, count: unlisted ? 0 : posts.length };
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
