import { useEffect, type FormEvent, type ReactNode } from "react";
import { translate } from "../../../lib/words/translate";
import { useAddressState, type AddressState } from "../../../ui/address-state";
import { lazyPart } from "../../../ui/lazy-part";
import { settings } from "../../../ui/site-settings";
import { contextualFacetFilters } from "../engine/facet-filters";
import type { SearchClient } from "../engine/search-client";
import { searchPageAddress, searchPageState, type SearchPageState } from "../ui/search-page-address";
import { searchTitle } from "../ui/search-title";
import { searchedTags, unsearchedParts, type SearchedInstance } from "../ui/search-parts";
import { SearchPageFilters } from "./search-page-filters";
import { SearchPageHelp } from "./search-page-help";
import type { SearchResultsProps } from "./search-results";

/** Parts of the site in which a query without results is tried, too. */
const PARTS = 5;

// Without a query there is nothing to ask for.
const SearchResults = lazyPart<SearchResultsProps>(() =>
  import("./search-results").then(({ SearchResults: Part }) => ({ default: Part })),
);

export type SearchPageProps = Omit<SearchResultsProps, "query" | "facetFilters" | "helpOf"> & {
  /** The same client as `searchClient`, as the site's own code knows it. */
  loadClient: () => Promise<SearchClient>;
  language: string;
  /** Route of the page. */
  route: string;
  instances: readonly (SearchedInstance & { title: string })[];
  reportUrl?: string;
};

/** The page of all results of a query: a field, what part of the site and which versions to search, an endless list. */
export function SearchPage(props: SearchPageProps) {
  const { loadClient, language, route, instances, reportUrl, ...results } = props;
  const { indexName, parameters } = results;
  const { state, change, type, flush } = useAddressState({
    read: searchPageState,
    addressOf: (shown) => searchPageAddress(route, shown),
  });
  const { query } = state;
  useEffect(() => {
    // As in the head; a module for both would be in the scripts of all pages.
    document.title = `${searchTitle(query)} | ${settings.title}`;
  }, [query]);
  const { facetFilters: own, ...others } = parameters;
  const scopeOfTags = (...tags: string[]) => ({
    indexName,
    parameters: others,
    facetFilters: contextualFacetFilters({ language, tags }, own).map((filter) => [filter].flat()),
  });
  const scope = scopeOfTags(...searchedTags(state, instances));
  const { facetFilters } = scope;
  const unsearched = unsearchedParts(state, instances, translate({ id: "search.otherPages" })).slice(0, PARTS);
  const helpOf = (hasHits: boolean) => (
    <SearchPageHelp
      key={query}
      {...{ query, scope, loadClient, reportUrl, hasHits, change }}
      unsearched={unsearched.map((part) => ({ ...part, ...scopeOfTags(part.tag) }))}
    />
  );
  return (
    <>
      <SearchForm {...{ query, type, flush }}>
        <SearchPageFilters {...{ state, instances, change }} />
      </SearchForm>
      <div onClickCapture={flush}>
        {query.trim() !== "" && <SearchResults {...results} parameters={others} {...{ query, facetFilters, helpOf }} />}
      </div>
    </>
  );
}

type SearchFormProps = Pick<AddressState<SearchPageState>, "type" | "flush"> & { query: string; children: ReactNode };

/** The field of the page, and what limits its results. */
function SearchForm({ query, type, flush, children }: SearchFormProps) {
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    flush();
  };
  return (
    <form role="search" onSubmit={onSubmit}>
      <input
        name="q"
        type="search"
        autoComplete="off"
        spellCheck={false}
        placeholder={translate({ id: "search.placeholder" })}
        aria-label={translate({ id: "search.label" })}
        value={query}
        onChange={({ currentTarget }) => type({ query: currentTarget.value })}
      />
      {children}
    </form>
  );
}
