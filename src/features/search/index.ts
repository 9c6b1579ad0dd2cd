import type { Feature } from "../../build/feature";
import { hostedPolicy } from "./engine/hosted-policy";
import { MANIFEST_FILE, SEARCH_FOLDER } from "../../lib/routes/search-files";
import { searchPages } from "./pages";
import { joinedManifest } from "./index-files/joined-manifest";
import { publishSearch } from "./publish";

/** Search in all that features declare as searched. */
export const search: Feature = {
  name: "search",
  pages: (_args, context) => searchPages(context),
  publish: publishSearch,
  joinedFiles: { [`${SEARCH_FOLDER}/${MANIFEST_FILE}`]: joinedManifest },
  policy: ({ search: { appId } }) => (appId ? { pages: hostedPolicy(appId) } : {}),
  publishedOnRequest: [`/${SEARCH_FOLDER}/${MANIFEST_FILE}`],
  frame: "src/features/search/frame.tsx",
};
