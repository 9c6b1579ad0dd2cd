import type { Feature } from "../../build/feature";
import { showcaseCollections } from "./collections";
import { showcaseSites, readTags, SOURCE, tagsFileOf } from "./nodes";
import { showcasePages } from "./pages";
import { SHOWCASE_TYPES } from "./schema";

/** Sites that others made, as cards to search and filter. */
export const showcase: Feature = {
  name: "showcase",
  sources: ({ showcase: settings }) => (settings ? [{ name: SOURCE, folder: settings.content }] : []),
  data: showcaseSites,
  namedFiles: ({ site: { showcase: settings } }) => (settings ? [tagsFileOf(settings)] : []),
  collections: ({ root, site }) => showcaseCollections(root, site),
  types: SHOWCASE_TYPES,
  resolvers: (_args, { root, site }) => ({
    Query: {
      allShowcaseTag: {
        type: "[ShowcaseTag!]!",
        description: "The tags of the showcase, in the order of their file.",
        resolve: () =>
          site.showcase ? Object.entries(readTags(root, site).data).map(([id, tag]) => ({ id, ...tag })) : [],
      },
    },
  }),
  pages: showcasePages,
};
