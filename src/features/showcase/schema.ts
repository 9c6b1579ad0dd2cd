/** The types of the showcase in GraphQL's schema language. */
export const SHOWCASE_TYPES = /* GraphQL */ `
  "A site of the showcase: one file of its folder."
  type ShowcaseSite implements Node @childOf(types: ["File"]) @dontInfer {
    "Path of the file from the site's root."
    file: String!
    "Name of the file without its ending, and anchor of the card."
    slug: String!
    "What the site is called."
    title: String!
    "A sentence about it."
    description: String
    "Address of the site."
    website: String!
    "Address of its source, where that is public."
    source: String
    "Ids of its tags."
    tags: [String!]!
    "Colour of the card's picture, where the file names one."
    color: String
  }
  "A tag of the showcase."
  type ShowcaseTag @dontInfer {
    "Name in the files of sites."
    id: String!
    "What readers see."
    label: String!
    "What sites with it have in common."
    description: String!
    "Colour of its mark: \`#rrggbb\`."
    color: String!
  }
`;
