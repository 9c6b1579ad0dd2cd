import type { Feature } from "../../build/feature";
import { docChangesPages } from "./pages";
import { publishDocChanges } from "./publish";
import { DOC_CHANGES_TYPES, docChangesResolvers } from "./schema";

/** What changed in each doc since the version before, on its page and in a list for each version. */
export const docChanges: Feature = {
  name: "doc-changes",
  types: DOC_CHANGES_TYPES,
  resolvers: (_args, context) => docChangesResolvers(context),
  pages: docChangesPages,
  publish: publishDocChanges,
  frame: "src/features/doc-changes/frame.tsx",
};
