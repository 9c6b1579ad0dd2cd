import type { SearchClient, SearchHit, SearchParameters, SearchRequest } from "../engine/search-client";
import { hasAllWords, isDoc, searchRequest, simplerQueries, suggestionsOf } from "./search-requests";
import type { SearchEvent } from "./search-state";

type FacetFilters = readonly (string | readonly string[])[];

/** What a search is limited to. */
export type SearchScope = {
  indexName: string;
  facetFilters: FacetFilters;
  /** What the site sets for each query beside that. */
  parameters?: SearchParameters;
  /** The same for the docs versions that are left out; undefined where there is none, or nothing is left out. */
  otherVersions?: FacetFilters;
};

/** What a search needs beside its query; `pause` resolves to true once the reader has stopped to type. */
export type SearchMeans = {
  scope: SearchScope;
  loadClient: () => Promise<SearchClient>;
  /** Changes hits before readers see them. */
  transformItems?: (hits: SearchHit[]) => SearchHit[];
  pause: () => Promise<boolean>;
};

const PAGES = 8;
const PAGES_ELSEWHERE = 3;
/** Pages of each simpler query whose titles may be suggested. */
const PAGES_ALIKE = 5;

/**
 * Searches, and tells what comes of it: what was found; where nothing was, what to search for instead; and what only
 * other versions of the docs have. Never rejects.
 */
export async function find(
  query: string,
  { scope, loadClient, transformItems = (hits) => hits, pause }: SearchMeans,
  tell: (event: SearchEvent) => void,
): Promise<void> {
  tell({ type: "asked", query });
  if (query.trim() === "") return;
  try {
    const client = await loadClient();
    const { hits: all, total } = await answerOf(client, request(query, scope, PAGES));
    const hits = transformItems(all);
    tell({ type: "found", query, hits, total });
    // These would ask for more than the reader waits for, at every letter.
    const isMissing = !hits.some((hit) => isDoc(hit) && hasAllWords(hit, query));
    if (!isMissing || !(await pause())) return;
    await Promise.all([
      total === 0 && suggest(query, scope, client, tell),
      scope.otherVersions && findElsewhere(query, scope, client, transformItems).then(tell, without),
    ]);
  } catch {
    tell({ type: "failed", query });
  }
}

/** What was found shows already: only the help beside it is missing. */
const without = () => undefined;

function suggest(query: string, scope: SearchScope, client: SearchClient, tell: (event: SearchEvent) => void) {
  return suggestionsFor(query, scope, client)
    .catch(() => [])
    .then((suggestions) => tell({ type: "suggested", query, suggestions }));
}

/** What to search for instead of a query that finds nothing. */
export async function suggestionsFor(query: string, scope: SearchScope, client: SearchClient): Promise<string[]> {
  const requests = simplerQueries(query).map((simpler) => request(simpler, scope, PAGES_ALIKE));
  const { results } = requests.length > 0 ? await client.search(requests) : { results: [] };
  return suggestionsOf(
    query,
    results.flatMap(({ hits }) => hits),
  );
}

/** Which of several scopes have all words of a query, in the order of the scopes. */
export async function scopesWith<Scope extends SearchScope>(
  query: string,
  scopes: readonly Scope[],
  client: SearchClient,
): Promise<Scope[]> {
  const { results } = await client.search(scopes.map((scope) => request(query, scope, 1)));
  return scopes.filter((_, index) => results[index]?.hits.some((hit) => hasAllWords(hit, query)));
}

async function findElsewhere(
  query: string,
  scope: SearchScope,
  client: SearchClient,
  transformItems: (hits: SearchHit[]) => SearchHit[],
): Promise<SearchEvent> {
  const elsewhere = { ...scope, facetFilters: scope.otherVersions ?? [] };
  const { hits } = await answerOf(client, request(query, elsewhere, PAGES_ELSEWHERE));
  return { type: "found-elsewhere", query, hits: transformItems(hits.filter((hit) => hasAllWords(hit, query))) };
}

function request(query: string, scope: SearchScope, hitsPerPage: number): SearchRequest {
  const { indexName, facetFilters, parameters } = scope;
  return searchRequest(indexName, query, { ...parameters, facetFilters, hitsPerPage });
}

async function answerOf(client: SearchClient, asked: SearchRequest): Promise<{ hits: SearchHit[]; total: number }> {
  const { results } = await client.search([asked]);
  return { hits: results[0]?.hits ?? [], total: results[0]?.nbHits ?? 0 };
}
