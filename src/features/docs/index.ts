import type { Room } from "../../build/feature";
import { createDoc, createVersions } from "./nodes";
import { docsPages } from "./pages";
import { docsResolvers, docsTypes } from "./schema";

/** The docs room: versioned documentation, for every docs instance of the site. */
export const docs: Room = {
  sourceNodes: createVersions,
  onContent: createDoc,
  schema: docsTypes,
  resolvers: docsResolvers,
  pages: docsPages,
};
