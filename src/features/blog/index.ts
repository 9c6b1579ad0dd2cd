import type { Room } from "../../build/feature";
import { createPost } from "./nodes";
import { blogPages } from "./pages";
import { blogResolvers, blogTypes } from "./schema";

/** The blog room: posts by date, for every blog instance of the site; a changelog entry is a post. */
export const blog: Room = {
  onContent: createPost,
  schema: blogTypes,
  resolvers: blogResolvers,
  pages: async (args, house) => ({ pages: blogPages(args, house), problems: [] }),
};
