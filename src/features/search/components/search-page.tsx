import { useEffect } from "react";
import { translate } from "../../../lib/words/translate";
import { fullTitle } from "../../../lib/pages/full-title";
import type { AddressState } from "../../../ui/address-state";
import { lazyPart } from "../../../ui/lazy-part";
import { settings } from "../../../ui/site-settings";
import { contextualFacetFilters } from "../engine/facet-filters";
import type { SearchClient } from "../engine/search-client";
import type { SearchPageState } from "../ui/search-page-address";
import { searchTitle } from "../ui/search-title";
import { searchedTags, unsearchedParts, type SearchedInstance } from "../ui/search-parts";
import { SearchPageFilters } from "./search-page-filters";
import { SearchPageHelp } from "./search-page-help";
import { SearchStart } from "./search-start";
import type { SearchResultsProps } from "./search-results";

/** Parts of the site in which a query without results is tried, too. */
const PARTS = 5;

// Without a query there is nothing to ask for.
const SearchResults = lazyPart<SearchResultsProps>(() =>
  import("./search-results").then(({ SearchResults: Part }) => ({ default: Part })),
);

/** What the page of all results is given: the clients, and what belongs to the site. */
export type SearchPageProps = Omit<SearchResultsProps, "query" | "facetFilters" | "helpOf"> & {
  /** The same client as `searchClient`, as the site's own code knows it. */
  loadClient: () => Promise<SearchClient>;
  /** What is searched, and what changes it. */
  address: AddressState<SearchPageState>;
  language: string;
  /** Whether each query is limited to the language, and to the parts and versions that are searched. */
  contextualSearch: boolean;
  instances: readonly (SearchedInstance & { title: string })[];
  /** What the site offers to search for while nothing is asked, and where nothing is found. */
  suggestions: readonly string[];
  reportUrl?: string;
};

/** What follows the field of the page of results: the part of the site and the versions to search, an endless list. */
export function SearchPage(props: SearchPageProps) {
  const { loadClient, language, contextualSearch, address, instances, suggestions, reportUrl, ...results } = props;
  const { indexName, parameters } = results;
  const { state, change } = address;
  const { query } = state;
  useEffect(() => {
    // As in the head; a module for both would be in the scripts of all pages. While Gatsby exchanges heads there is no
    // title, and one that is made then would stay on all later pages.
    const title = document.querySelector("title[data-gatsby-head]");
    if (title) title.textContent = fullTitle(searchTitle(query), settings);
  }, [query]);
  const { facetFilters: own, ...others } = parameters;
  const scopeOfTags = (tags?: string[]) => ({
    indexName,
    parameters: others,
    facetFilters: contextualFacetFilters({ ...(contextualSearch && { language }), tags }, own).map((filter) =>
      [filter].flat(),
    ),
  });
  const unsearched = unsearchedParts(state, instances, translate({ id: "search.otherPages" }));
  // An index of another crawler may have no tags: only a reader's choice asks for them there.
  const isLimited = contextualSearch || unsearched.length > 0;
  const scope = scopeOfTags(isLimited ? searchedTags(state, instances) : undefined);
  const { facetFilters } = scope;
  const helpOf = (hasHits: boolean) => (
    <SearchPageHelp
      key={query}
      {...{ query, scope, loadClient, suggestions, reportUrl, hasHits, change }}
      unsearched={unsearched.slice(0, PARTS).map((part) => ({ ...part, ...scopeOfTags([part.tag]) }))}
    />
  );
  return (
    <>
      <div className="filters">
        <SearchPageFilters {...{ state, instances, change }} />
      </div>
      {query.trim() === "" ? (
        <SearchStart {...{ suggestions }} rules={results.rules} onSuggestion={(words) => change({ query: words })} />
      ) : (
        <SearchResults {...results} parameters={others} {...{ query, facetFilters, helpOf }} />
      )}
    </>
  );
}
