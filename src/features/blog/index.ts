import type { Feature } from "../../build/feature";
import { pageResolvers } from "../../build/schema/page-schema";
import { publishFeeds } from "./feeds/publish";
import { posts } from "./nodes";
import { blogPages } from "./pages";
import { BLOG_TYPES } from "./schema";

/** Posts by date, for every blog instance of the site; a changelog entry is a post. */
export const blog: Feature = {
  name: "blog",
  sources: (site) => site.blogs.map(({ id, content }) => ({ name: id, folder: content })),
  mdx: posts,
  types: BLOG_TYPES,
  resolvers: (args, context) => ({ BlogPost: pageResolvers(args, context) }),
  pages: (args, context) => ({ pages: blogPages(args, context) }),
  publish: publishFeeds,
};
