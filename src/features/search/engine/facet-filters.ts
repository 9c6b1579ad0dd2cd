import { DEFAULT_TAG, docsTagOf } from "../../../lib/pages/search-record";
import type { SearchParameters } from "./search-client";

/** The version of a docs instance that a reader reads. */
export type DocsVersionChoice = { instance: string; version: string };

/** What a query is limited to: a language, docs tags that are searched, or both. */
type SearchContext = { language?: string; tags?: readonly string[] };

/** The tags of what a reader reads: all that is no doc, and one version of each docs instance. */
export function contextTags(versions: readonly DocsVersionChoice[]): string[] {
  return [DEFAULT_TAG, ...versions.map(({ instance, version }) => docsTagOf(instance, version))];
}

/** The facet filters that limit a query to a context, beside those that `src/site.ts` sets for each query. */
export function contextualFacetFilters(
  { language, tags }: SearchContext,
  own: SearchParameters["facetFilters"] = [],
): (string | readonly string[])[] {
  const ofLanguage = language === undefined ? [] : [`language:${language}`];
  const ofTags = tags ? [tags.map((tag) => `docusaurus_tag:${tag}`)] : [];
  return [...ofLanguage, ...ofTags, ...[own].flat()];
}
