import { useState } from "react";
import { Configure, InstantSearch, type ConfigureProps, type InstantSearchProps } from "../instantsearch.bundled";
import type { SearchParameters } from "../engine/search-client";
import { HIT_PARAMETERS } from "../ui/search-requests";
import { SearchPageHits, type SearchPageHitsProps } from "./search-page-hits";

/** Pages of the site in each part of the list. */
const PAGES = 15;

/** What a search with its list of results is given. */
export type SearchResultsProps = Omit<SearchPageHitsProps, "onRetry"> & {
  searchClient: InstantSearchProps["searchClient"];
  indexName: string;
  /** What the site sets for each query. */
  parameters: SearchParameters;
};

/** What a query found, with the library that asks for it part by part. */
export function SearchResults({ searchClient, indexName, parameters, ...hits }: SearchResultsProps) {
  const { query, facetFilters } = hits;
  const [tries, setTries] = useState(1);
  // The library's own way to ask again is lost where an older query fails meanwhile: it begins anew.
  return (
    <InstantSearch
      key={tries}
      searchClient={searchClient}
      indexName={indexName}
      future={{ preserveSharedStateOnUnmount: true }}
    >
      <Configure
        {...(parameters as ConfigureProps)}
        {...HIT_PARAMETERS}
        {...{ query, facetFilters }}
        hitsPerPage={PAGES}
      />
      <SearchPageHits {...hits} onRetry={() => setTries(tries + 1)} />
    </InstantSearch>
  );
}
