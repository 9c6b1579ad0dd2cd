import type { ManifestTag } from "../index-files/layout";
import type { SearchParameters } from "./search-client";

/** The values that pages of a tag have for the attributes by which a query can be limited. */
function valuesOf({ tag, language, version }: ManifestTag): Record<string, string[]> {
  return { docusaurus_tag: [tag], language: [language], version: version === undefined ? [] : [version] };
}

/** The attributes that can be counted. */
const COUNTED = ["docusaurus_tag", "language"] as const;

/** Whether facet filters let the pages of a tag through; an attribute that no page has lets none through. */
export function isLetThrough(tag: ManifestTag, filters: SearchParameters["facetFilters"] = []): boolean {
  const values = valuesOf(tag);
  const holds = (filter: string): boolean => {
    const [, not, attribute = "", minus, value = ""] = /^(-?)([^:]*):(-?)(.*)$/s.exec(filter) ?? [];
    return (values[attribute] ?? []).includes(value) !== Boolean(not || minus);
  };
  const all = typeof filters === "string" ? [filters] : filters;
  return all.every((filter) =>
    typeof filter === "string" ? holds(filter) : filter.length === 0 || filter.some(holds),
  );
}

/** How many pages have each value of the attributes that a query asks for, from the numbers of its tags. */
export function facetCounts(
  counts: readonly { about: ManifestTag; pages: number }[],
  asked: SearchParameters["facets"] = [],
): Record<string, Record<string, number>> {
  const names = typeof asked === "string" ? [asked] : asked;
  const attributes = COUNTED.filter((attribute) => names.includes("*") || names.includes(attribute));
  return Object.fromEntries(
    attributes.map((attribute) => {
      const sums: Record<string, number> = {};
      for (const { about, pages } of counts)
        for (const value of valuesOf(about)[attribute] ?? []) if (pages > 0) sums[value] = (sums[value] ?? 0) + pages;
      return [attribute, sums];
    }),
  );
}
