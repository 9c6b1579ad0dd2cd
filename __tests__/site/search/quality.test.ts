import { mean, reciprocalRank } from "../../../src/commands/bench-search/reciprocal-rank";
import { contextualFacetFilters } from "../../../src/features/search/engine/facet-filters";
import { indexOf, type TestIndex } from "../../support/search-index";
import { readerTags, searchedPages } from "../support/searched-pages";
import { site, standOnContent } from "../support/site-nodes";
import { held, leading, tuned, type QualityQuery } from "./queries";

const PAGES = 10;

standOnContent();
let index: TestIndex;
beforeAll(async () => {
  index = indexOf(await searchedPages(), undefined, site.search.synonyms);
});
afterAll(() => index.remove());

const reader = {
  hitsPerPage: PAGES,
  facetFilters: contextualFacetFilters({ language: site.i18n.defaultLocale, tags: readerTags }),
};

/** The mean of the reciprocal ranks, and the queries that do not find an answer first, for those who mend it. */
async function rankOf(queries: readonly QualityQuery[]) {
  const ranks = await Promise.all(
    queries.map(async ({ query, pages }) => ({
      query,
      rank: reciprocalRank(await index.pagesFor(query, reader), pages),
    })),
  );
  return { mean: mean(ranks.map(({ rank }) => rank)), notFirst: ranks.filter(({ rank }) => rank < 1) };
}

test("sixty queries are asked, half of them set aside", () => {
  expect([tuned.length, held.length]).toEqual([30, 30]);
  expect(new Set([...tuned, ...held].map(({ query }) => query)).size).toBe(60);
});

test("an answer to a query is among the first pages", async () => {
  const { mean: rank, notFirst } = await rankOf([...tuned, ...held]);
  expect({ isGood: rank >= 0.9, notFirst }).toMatchObject({ isGood: true });
});

test("also to the queries that were set aside", async () => {
  const { mean: rank, notFirst } = await rankOf(held);
  expect({ isGood: rank >= 0.9, notFirst }).toMatchObject({ isGood: true });
});

test.each(leading)("the first page answers $query", async ({ query, pages }) => {
  expect(pages).toContain((await index.pagesFor(query, reader))[0]);
});

test.each([
  ["callouts", "/docs/markdown-features/admonitions/"],
  ["callout", "/docs/markdown-features/admonitions/"],
  ["ga4", "/docs/api/plugins/@docusaurus/plugin-google-gtag/"],
])("a word of other tools (%s) finds the page with the site's own", async (query, page) => {
  expect((await index.pagesFor(query, reader))[0]).toBe(page);
});

test("pages of tests, unlisted pages and drafts are not found", async () => {
  const { hits, nbHits } = await index.search("tests", { hitsPerPage: 1000 });
  expect(nbHits).toBeGreaterThan(0);
  expect(hits.filter(({ url }) => url.startsWith("/tests/")).map(({ url }) => url)).toEqual([]);
  expect(
    (await index.search("noindex unlisted draft", { hitsPerPage: 1000 })).hits.map(({ url }) => url),
  ).not.toContain("/examples/noIndex/");
});
