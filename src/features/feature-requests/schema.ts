import { PAGE_FIELDS } from "../../build/schema/page-schema";

/** The type of feature requests in GraphQL's schema language. */
export const FEATURE_REQUEST_TYPES = /* GraphQL */ `
  "What users wish for: one file of the folder of feature requests."
  type FeatureRequest implements Node & Page @dontInfer {
    ${PAGE_FIELDS}
    "Last part of the route."
    slug: String!
    "How far it is: \`started\`, \`planned\`, \`open\`, \`done\` or \`declined\`."
    status: String!
    "Key of the area in src/site.ts."
    area: String!
    "What readers see of the area."
    areaLabel: String!
    "Day on which it was opened."
    opened: Date! @dateformat
    "Address where people discuss it, and vote for it."
    discussion: String!
  }
`;
