import { facetCounts, isLetThrough } from "./filters";
import type { MatchedTerms } from "./highlight";
import { IndexLoader, type TagFiles } from "./index-loader";
import { readWords, type ReadWord } from "./interpretation";
import { hitsOfPage } from "./page-hits";
import { queryWords } from "./query-words";
import { rankedPages, type FoundPage } from "./ranking";
import type { SearchClient, SearchParameters, SearchRequest, SearchResult } from "./search-client";

const HITS_PER_PAGE = 20;

/** Searches the index that the build made of the site; nothing but its files is asked for. */
export function embeddedClient(loader: IndexLoader): SearchClient {
  const answer = async (requests: readonly SearchRequest[]) => ({
    results: await Promise.all(requests.map((request) => resultOf(request, loader))),
  });
  return {
    search: async (requests) => {
      try {
        return await answer(requests);
      } catch {
        // A site that was built anew has other files: what is here belongs to the last build.
        loader.reset();
        return answer(requests);
      }
    },
    preload: async (facetFilters) => {
      try {
        await tagsFor(facetFilters, loader);
      } catch {
        // The query that follows says so.
      }
    },
  };
}

async function tagsFor(facetFilters: SearchParameters["facetFilters"], loader: IndexLoader): Promise<TagFiles[]> {
  const tags = (await loader.tags()).filter((tag) => isLetThrough(tag, facetFilters));
  return Promise.all(tags.map((tag) => loader.tag(tag)));
}

async function resultOf(request: SearchRequest, loader: IndexLoader): Promise<SearchResult> {
  const start = performance.now();
  const { indexName, params, ...rest } = request;
  const parameters: SearchParameters = { ...rest, ...params };
  const query = typeof parameters.query === "string" ? parameters.query : "";
  const page = wholeNumber(parameters.page, 0);
  const hitsPerPage = wholeNumber(parameters.hitsPerPage, HITS_PER_PAGE);
  const words = queryWords(query);
  const tags = words.length > 0 ? await tagsFor(parameters.facetFilters, loader) : [];
  const read = await readWords(words, tags);
  const found = rankedPages(read, tags);
  const shown = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  const terms = matchedTerms(read);
  const pages = await Promise.all(shown.map(({ tag, page: number }) => tags[tag]?.page(number)));
  return {
    index: indexName,
    query,
    params: "",
    hits: pages.flatMap((item) => (item ? hitsOfPage(item, terms, parameters) : [])),
    nbHits: found.length,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(found.length / hitsPerPage),
    hitsPerPage,
    facets: facetCounts(countsOf(found, tags), parameters.facets),
    exhaustiveNbHits: true,
    processingTimeMS: Math.round(performance.now() - start),
  };
}

function wholeNumber(value: unknown, usual: number): number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 ? value : usual;
}

function matchedTerms(read: readonly ReadWord[]): MatchedTerms {
  return new Map(
    read.map(({ word, expansions }) => [word.term, new Set([word.term, ...expansions.flat().map(({ term }) => term)])]),
  );
}

function countsOf(found: readonly FoundPage[], tags: readonly TagFiles[]) {
  const counts = tags.map(({ about }) => ({ about, pages: 0 }));
  for (const { tag } of found) {
    const count = counts[tag];
    if (count) count.pages += 1;
  }
  return counts;
}
