import { useEffect, useState } from "react";
import { scopesWith, suggestionsFor, type SearchMeans, type SearchScope } from "../ui/find";
import type { SearchPageState } from "../ui/search-page-address";
import type { UnsearchedPart } from "../ui/search-parts";
import { NoResults, PartButtons } from "./no-results";

/** What readers are offered where a query has no results. */
type Help = { alike?: string[]; parts: UnsearchedPart[] };

const NO_HELP: Help = { parts: [] };

type SearchPageHelpProps = Pick<SearchMeans, "scope" | "loadClient"> & {
  query: string;
  /** Whether there are results, though none with all words of the query. */
  hasHits: boolean;
  /** The parts of the site that the query was not searched for in, each with its scope. */
  unsearched: readonly (UnsearchedPart & SearchScope)[];
  /** What the site offers to search for. */
  suggestions: readonly string[];
  reportUrl?: string;
  change: (change: Partial<SearchPageState>) => void;
};

/**
 * What leads on from the search page where it has no result with all words of the query: parts of the site that have
 * one, and where there is no result at all, other words and a way to the start.
 */
export function SearchPageHelp(props: SearchPageHelpProps) {
  const { query, hasHits, scope, unsearched, loadClient, suggestions, reportUrl, change } = props;
  const [{ alike, parts }, setHelp] = useState(NO_HELP);
  // Scopes are made anew with each render: what they say tells them apart.
  const asked = JSON.stringify([query, scope, unsearched]);
  useEffect(() => {
    let isLatest = true;
    const [words, own, others] = JSON.parse(asked) as [string, SearchScope, (UnsearchedPart & SearchScope)[]];
    const load = async () => {
      const client = await loadClient();
      const [like, found] = await Promise.all([
        hasHits ? [] : suggestionsFor(words, own, client),
        scopesWith(words, others, client),
      ]);
      if (isLatest) setHelp({ alike: like, parts: found });
    };
    // That nothing was found is said already.
    load().catch(() => isLatest && setHelp({ ...NO_HELP, alike: [] }));
    return () => {
      isLatest = false;
    };
  }, [asked, hasHits, loadClient]);
  const links = parts.map(({ name, change: changed }) => ({ name, open: () => change(changed) }));
  if (hasHits) return <PartButtons parts={links} />;
  return (
    <NoResults
      {...{ query, alike, suggestions, reportUrl }}
      onSuggestion={(suggestion) => change({ query: suggestion })}
      parts={links}
      hasHomeLink
    />
  );
}
