import { wordsOf } from "../../lib/words/words-of";

/** The words of the showcase, which no other page loads. */
export const word = wordsOf({
  add: "Add a site",
  all: "all chosen tags",
  any: "any chosen tag",
  byName: "By name",
  clear: "Clear all filters",
  clearUnknown: "Clear unknown tags",
  count: "{count} of {sites} sites",
  favouritesFirst: "Favourites first",
  filters: "Filters",
  keep: "Keep {title} as a favourite",
  mine: "Only my favourites",
  name: "Search by name",
  nothing: "No site fits. Take a tag away, or search for less.",
  operator: "Sites have",
  sort: "Order",
  source: "Source",
  tags: "Tags",
  unknown: "There is no tag named {tags}.",
});
