import { markdownCollections } from "../../build/content-collections";
import type { Feature } from "../../build/feature";
import { pageResolvers } from "../../build/schema/page-schema";
import { featureRequestFiles, SOURCE } from "./nodes";
import { featureRequestPages } from "./pages";
import { requestFrontMatterSchema, requestSchemaOf } from "./request";
import { FEATURE_REQUEST_TYPES } from "./schema";

/** What users wish for, by how far it is; each request leads to its public discussion. */
export const featureRequests: Feature = {
  name: "feature-requests",
  sources: ({ featureRequests: settings }) => (settings ? [{ name: SOURCE, folder: settings.content }] : []),
  mdx: featureRequestFiles,
  collections: ({ root, site: { featureRequests: settings } }) =>
    settings
      ? markdownCollections(root, {
          name: SOURCE,
          label: settings.title,
          singular: "request",
          folder: settings.content,
          schema: Object.keys(settings.areas).length > 0 ? requestSchemaOf(settings.areas) : requestFrontMatterSchema,
        })
      : [],
  types: FEATURE_REQUEST_TYPES,
  resolvers: (args, context) => ({ FeatureRequest: pageResolvers(args, context) }),
  pages: (args, context) => ({ pages: featureRequestPages(args, context) }),
  frame: "src/features/feature-requests/frame.tsx",
};
