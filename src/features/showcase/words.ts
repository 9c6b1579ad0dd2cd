import { translate } from "../../lib/translate";

const WORDS = {
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
} as const;

/** The words of the showcase, which no other page loads, with `{name}` replaced by the value of that name. */
export function word(name: keyof typeof WORDS, values?: Record<string, string | number>): string {
  return translate({ message: WORDS[name] }, values);
}
