import { readSite } from "../../../src/lib/site-config";
import { settingsOf } from "../../../src/lib/settings/site-settings";
import { messageOf, smallestSite } from "../../support/site";

const searchOf = (search: unknown) => readSite({ ...smallestSite, search }).search;

test("a site that says nothing has its own index, a page for all results, and searches what a reader reads", () => {
  expect(searchOf(undefined)).toEqual({
    contextualSearch: true,
    searchPagePath: "/search/",
    searchParameters: {},
    suggestions: [],
    synonyms: [],
  });
});

test("an Algolia app, its parameters and what becomes of hits are kept", () => {
  const transformItems = <Hit>(items: Hit[]) => items;
  const search = {
    appId: "APP",
    apiKey: "search-only",
    indexName: "docs",
    searchParameters: { facetFilters: ["type:lvl1"] },
    contextualSearch: false,
    externalUrlRegex: "^https://other",
    searchPagePath: false,
    reportUrl: "https://example.org/new",
    agent: { name: "site", version: "1.0" },
    placeholder: "Find",
    suggestions: ["deploy"],
    synonyms: [["a", "b"]],
    transformItems,
  };
  expect(searchOf(search)).toEqual(search);
});

test("an app without its key or its index is refused", () => {
  expect(messageOf({ search: { appId: "APP" } })).toMatchInlineSnapshot(`
    "src/site.ts is not valid:

    src/site.ts
      'search.apiKey' is missing: Algolia needs appId, apiKey and indexName.
      → Add the key, or correct the name of the one that is meant for it.

    src/site.ts
      'search.indexName' is missing: Algolia needs appId, apiKey and indexName.
      → Add the key, or correct the name of the one that is meant for it."
  `);
});

test.each([
  { placeholder: "" },
  { externalUrlRegex: "(" },
  { searchPagePath: "search" },
  { searchPagePath: true },
  { synonyms: [["a"]] },
  { suggestions: [""] },
  { transformItems: "./transform.js" },
  { placeholdr: "Find" },
  { searchParameters: { facetFilters: () => [] } },
])("%j is refused", (search) => {
  expect(messageOf({ search })).toMatchSnapshot();
});

test("paths that an older index may have lead to the version that is at the root", () => {
  const [docs] = smallestSite.docs;
  const movedPaths = (lastVersion?: string) =>
    settingsOf(readSite({ ...smallestSite, docs: [{ ...docs, lastVersion }] }), true).search.movedPaths;
  expect(movedPaths("current")).toEqual([{ from: "/docs/next/", to: "/docs/" }]);
  expect(movedPaths("1.0")).toEqual([]);
});
