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

const HOSTED = { appId: "APP", apiKey: "key", indexName: "docs" };

/** The paths that moved, of docs with settings of their own. */
function movedPaths(own: object, search: object = HOSTED) {
  const [docs] = smallestSite.docs;
  return settingsOf(readSite({ ...smallestSite, docs: [{ ...docs, ...own }], search }), true).search.movedPaths;
}

test.each<[string, object, string | undefined]>([
  ["the version that is being written is the last one", { lastVersion: "current" }, "/docs/"],
  ["it has a path", { lastVersion: "current", versions: { current: { path: "new" } } }, "/docs/new/"],
  ["it is under next", { lastVersion: "current", versions: { current: { path: "next" } } }, undefined],
  ["another one is under next", { lastVersion: "current", versions: { "2.0": { path: "/next/" } } }, undefined],
  ["another one is called so", { lastVersion: "current", versions: { next: { label: "Next" } } }, undefined],
  ["another one is the last", { lastVersion: "1.0" }, undefined],
])("of a hosted index, where %s, paths under next lead there", (_, own, to) => {
  expect(movedPaths(own)).toEqual(to === undefined ? [] : [{ from: "/docs/next/", to }]);
});

test("the site's own index has no path that moved: docs may lie in a folder `next`", () => {
  expect(movedPaths({ lastVersion: "current" }, {})).toEqual([]);
});
