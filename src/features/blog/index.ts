import type { Feature } from "../../build/feature";
import { blogCollections } from "./collections";
import { namedBlogFiles } from "./files";
import { publishFeeds } from "./feeds/publish";
import { posts, processPosts } from "./nodes";
import { blogLinks, blogPages } from "./pages";
import { BLOG_TYPES, blogResolvers } from "./schema";

/** Posts by date, for every blog instance of the site; a changelog entry is a post. */
export const blog: Feature = {
  name: "blog",
  sources: (site) => site.blogs.map(({ id, content }) => ({ name: id, folder: content })),
  mdx: posts,
  namedFiles: ({ site }) => site.blogs.flatMap(namedBlogFiles),
  collections: blogCollections,
  types: BLOG_TYPES,
  resolvers: blogResolvers,
  finishNodes: processPosts,
  pages: blogPages,
  links: blogLinks,
  publish: publishFeeds,
};
