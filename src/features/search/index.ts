import type { Feature } from "../../build/feature";
import { searchPages } from "./pages";
import { publishSearch } from "./publish";

/** Search in all that features declare as searched. */
export const search: Feature = {
  name: "search",
  pages: (_args, context) => searchPages(context),
  publish: publishSearch,
  frame: "src/features/search/frame.tsx",
};
