import type { HierarchyLevel, SearchRecord } from "../../../lib/pages/search-record";

/**
 * What a query may set; names and meanings are Algolia's. Any other field is passed on to the hosted engine and ignored
 * by the embedded one.
 */
export type SearchParameters = {
  query?: string;
  /** Part of the answer, from 0. */
  page?: number;
  /** Pages of the site in one answer, 20 where it is absent; each comes with up to `HITS_PER_PAGE_OF_SITE` hits. */
  hitsPerPage?: number;
  /** All of the outer list must hold, of an inner list one: `["language:en", ["docusaurus_tag:default", …]]`. */
  facetFilters?: string | readonly (string | readonly string[])[];
  /** The attributes whose values are counted: `language`, `docusaurus_tag`, or `*` for both. */
  facets?: string | readonly string[];
  attributesToRetrieve?: readonly string[];
  attributesToHighlight?: readonly string[];
  /** `content:20` gives twenty words of the content around the first match. */
  attributesToSnippet?: readonly string[];
  highlightPreTag?: string;
  highlightPostTag?: string;
  snippetEllipsisText?: string;
  [parameter: string]: unknown;
};

/** One query of a call; `query` and the rest may also stand beside `indexName`, as algoliasearch 5 has it. */
export type SearchRequest = { indexName: string; params?: SearchParameters };

/**
 * A text with its matches between the request's highlight tags. The text is plain: never give it to `innerHTML`, read
 * it with `markedParts`.
 */
export type HighlightedText = {
  value: string;
  matchLevel: "none" | "partial" | "full";
  /** Words of the query that the text holds, in the query's spelling. */
  matchedWords: string[];
  fullyHighlighted?: boolean;
};

type HighlightedFields = {
  hierarchy: { [Level in HierarchyLevel]?: HighlightedText };
  content?: HighlightedText;
};

/** A snippet: a part of a text, with its matches between the request's highlight tags. */
type SnippetFields = { content?: Pick<HighlightedText, "value" | "matchLevel"> };

/** A record that a query found. */
export type SearchHit = SearchRecord & {
  _highlightResult: HighlightedFields;
  _snippetResult: SnippetFields;
};

/** How many hits a page of the site has at most in an answer; they stand side by side, the best one first. */
export const HITS_PER_PAGE_OF_SITE = 3;

/** The answer to one query, in Algolia's shape with records grouped by their pages. */
export type SearchResult = {
  index: string;
  query: string;
  params: string;
  hits: SearchHit[];
  /** How many pages of the site match. */
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  /** How many of all hits have each value of each facet that the query asked for. */
  facets?: Record<string, Record<string, number>>;
  exhaustiveNbHits: boolean;
  processingTimeMS: number;
};

/**
 * Searches the site, with the embedded index or by Algolia; `loadSearchClient` gives it. `search` answers the requests
 * in their order, and rejects with an `Error` when nothing can be fetched. No text that a reader types makes it reject.
 */
export type SearchClient = {
  search: (requests: readonly SearchRequest[]) => Promise<{ results: SearchResult[] }>;
  /** Begins to load what queries with these filters need, so that the first one need not wait; never rejects. */
  preload: (facetFilters?: SearchParameters["facetFilters"]) => Promise<void>;
};
