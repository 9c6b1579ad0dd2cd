import { closenessOf } from "./closeness";
import { facetCounts, isLetThrough } from "./filters";
import type { IndexLoader, TagFiles } from "./index-loader";
import { readWords, type ReadWord } from "./interpretation";
import { matchedTerms, type MatchedTerms } from "./matched-terms";
import { hitsOfPage } from "./page-hits";
import { queryPhrase, queryWords } from "./query-words";
import { rankedPages, type FoundPage } from "./ranking";
import type { SearchParameters, SearchRequest, SearchResult } from "./search-client";
import type { SearchedPage } from "../records/searched-page";

const HITS_PER_PAGE = 20;

/** The indexes of the tags that facet filters let through. */
export async function tagsFor(
  facetFilters: SearchParameters["facetFilters"],
  loader: IndexLoader,
): Promise<TagFiles[]> {
  const tags = (await loader.tags()).filter((tag) => isLetThrough(tag, facetFilters));
  return Promise.all(tags.map((tag) => loader.tag(tag)));
}

/** Answers a query from the site's own index; one without a word finds nothing. Rejects where a file is missing. */
export async function resultOf(request: SearchRequest, loader: IndexLoader): Promise<SearchResult> {
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
  const shown = await Promise.all(
    found.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map((item) => withContent(item, tags)),
  );
  const terms = termsOf(read);
  return {
    index: indexName,
    query,
    params: "",
    hits: closestFirst(shown.flat(), read, queryPhrase(query)).flatMap(({ content }) =>
      hitsOfPage(content, terms, parameters),
    ),
    nbHits: found.length,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(found.length / hitsPerPage),
    hitsPerPage,
    facets: facetCounts(countsOf(found, tags), parameters.facets),
    exhaustiveNbHits: true,
    processingTimeMS: Math.round(performance.now() - start),
  };
}

type ShownPage = FoundPage & { content: SearchedPage };

async function withContent(item: FoundPage, tags: readonly TagFiles[]): Promise<ShownPage[]> {
  const content = await tags[item.tag]?.page(item.page);
  return content ? [{ ...item, content }] : [];
}

/** Pages with their text known: the ones first whose name or heading is what the reader asks for. */
function closestFirst(pages: readonly ShownPage[], read: readonly ReadWord[], phrase: readonly string[]): ShownPage[] {
  const required = read.filter(({ isOptional }) => !isOptional);
  const { words } = termsOf(required.length > 0 ? required : read);
  const terms = { words, wordsOf: termsOf(read).wordsOf };
  return pages
    .map((page) => ({ page, score: page.score * (1 + closenessOf(page.content, terms, phrase)) }))
    .sort((a, b) => b.score - a.score)
    .map(({ page }) => page);
}

function wholeNumber(value: unknown, usual: number): number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 ? value : usual;
}

function termsOf(read: readonly ReadWord[]): MatchedTerms {
  return matchedTerms(
    read.map(({ word, expansions }) => [word.term, expansions.flat().map(({ term }) => term)] as const),
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
