import type { Feature } from "../../build/feature";
import { MANIFEST_FILE, SEARCH_FOLDER } from "./index-files/layout";
import { searchPages } from "./pages";
import { publishSearch } from "./publish";

/** Search in all that features declare as searched. */
export const search: Feature = {
  name: "search",
  pages: (_args, context) => searchPages(context),
  publish: publishSearch,
  publishedOnRequest: `/${SEARCH_FOLDER}/${MANIFEST_FILE}`,
  frame: "src/features/search/frame.tsx",
};
