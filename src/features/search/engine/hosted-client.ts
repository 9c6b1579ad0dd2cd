import { liteClient } from "algoliasearch/lite";
import type { SearchSettings } from "../../../lib/settings/search-config";
import { textWithin } from "../../../lib/values/text-within";
import type { SearchClient, SearchHit, SearchRequest, SearchResult } from "./search-client";

/** What the client of a hosted index needs. */
type HostedSettings = Required<Pick<SearchSettings, "appId" | "apiKey">> & Pick<SearchSettings, "agent">;

type Options = Parameters<typeof liteClient>[2];

/** Asks Algolia; an empty query is answered here, with nothing. `options` are those of Algolia's client. */
export function hostedClient({ appId, apiKey, agent }: HostedSettings, options?: Options): SearchClient {
  const client = liteClient(appId, apiKey, options);
  if (agent) client.addAlgoliaAgent(agent.name, agent.version);
  return {
    search: async (requests) => {
      const asked = requests.filter((request) => queryOf(request) !== "");
      const { results } = asked.length > 0 ? await client.search<SearchHit>(asked.map(hostedRequest)) : { results: [] };
      const answers = [...results] as SearchResult[];
      return {
        results: requests.map((request) => {
          const answer = queryOf(request) === "" ? undefined : answers.shift();
          return answer ? { ...answer, hits: answer.hits.map(completeHit) } : emptyResult(request);
        }),
      };
    },
    preload: () => Promise.resolve(),
  };
}

/** What Algolia takes of a query, in bytes. */
const LONGEST_QUERY = 512;

function queryOf({ params, query }: SearchRequest & { query?: unknown }): string {
  const text = params?.query ?? query;
  return typeof text === "string" ? textWithin(text, LONGEST_QUERY).trim() : "";
}

function hostedRequest(request: SearchRequest) {
  const { indexName, params, ...rest } = request;
  return { indexName, ...rest, ...params, query: queryOf(request) };
}

/** A hit whose record may have been made by another program, which leaves out what it does not have. */
function completeHit(hit: SearchHit): SearchHit {
  return {
    ...hit,
    url_without_anchor: hit.url_without_anchor ?? hit.url.split("#")[0] ?? hit.url,
    _highlightResult: { ...hit._highlightResult, hierarchy: hit._highlightResult?.hierarchy ?? {} },
    _snippetResult: hit._snippetResult ?? {},
  };
}

function emptyResult({ indexName, params }: SearchRequest): SearchResult {
  return {
    index: indexName,
    query: "",
    params: "",
    hits: [],
    nbHits: 0,
    page: 0,
    nbPages: 0,
    hitsPerPage: params?.hitsPerPage ?? 0,
    exhaustiveNbHits: true,
    processingTimeMS: 0,
  };
}
