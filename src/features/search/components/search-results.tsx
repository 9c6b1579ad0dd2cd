import type { ReactNode } from "react";
import { Configure, InstantSearch, type ConfigureProps, type InstantSearchProps } from "../instantsearch.bundled";
import type { SearchHit, SearchParameters } from "../engine/search-client";
import type { AddressRules } from "../ui/hit-address";
import { HIT_PARAMETERS } from "../ui/search-requests";
import { SearchPageHits } from "./search-page-hits";

/** Pages of the site in each part of the list. */
const PAGES = 15;

export type SearchResultsProps = {
  searchClient: InstantSearchProps["searchClient"];
  indexName: string;
  /** What the site sets for each query. */
  parameters: SearchParameters;
  query: string;
  /** What hits have to be, one filter or several of which one is enough. */
  facetFilters: string[][];
  /** What readers see of the versions of docs, by docs tag. */
  versionLabels: Readonly<Record<string, string>>;
  rules: AddressRules;
  /** What leads on where no hit has all words of the query; it knows whether there are others. */
  helpOf: (hasHits: boolean) => ReactNode;
  transformItems?: (hits: SearchHit[]) => SearchHit[];
};

/** What a query found, with the library that asks for it part by part. */
export function SearchResults({ searchClient, indexName, parameters, ...hits }: SearchResultsProps) {
  const { query, facetFilters } = hits;
  return (
    <InstantSearch searchClient={searchClient} indexName={indexName} future={{ preserveSharedStateOnUnmount: true }}>
      <Configure
        {...(parameters as ConfigureProps)}
        {...HIT_PARAMETERS}
        {...{ query, facetFilters }}
        hitsPerPage={PAGES}
      />
      <SearchPageHits {...hits} />
    </InstantSearch>
  );
}
