/** @jest-environment jsdom */
import type * as SearchScope from "../../../../src/features/search/components/search-scope";
import type { DocsData, DocsVersionData } from "../../../../src/lib/docs/docs-data";
import { preferredVersionKey, store } from "../../../../src/ui/storage";

const search = { contextualSearch: true, searchParameters: { facetFilters: ["type:lvl1"], distinct: 3 } };
jest.doMock("../../../../src/ui/site-settings", () => ({
  settings: {
    baseUrl: "/",
    storage: { namespace: false },
    i18n: { defaultLocale: "en" },
    docs: [
      { id: "default", searched: true },
      { id: "tests", searched: false },
      { id: "team", searched: true },
    ],
    search,
  },
}));

const version = (name: string, isLast = false): DocsVersionData => ({
  name,
  label: name,
  path: `/${name}/`,
  isLast,
  mainDocPath: null,
  sidebars: [],
  docs: [],
});
const docs: DocsData = {
  instances: [
    { id: "team", versions: [version("current", true)] },
    { id: "default", versions: [version("current"), version("2.0", true), version("1.0")] },
    { id: "tests", versions: [version("current", true)] },
  ],
};
const blog = { path: "/blog/" };

let scope: typeof SearchScope;
beforeAll(async () => {
  scope = await import("../../../../src/features/search/components/search-scope");
});
beforeEach(() => {
  localStorage.clear();
  search.contextualSearch = true;
});

test("only instances that are searched count, in the order of the configuration", () => {
  expect(scope.searchedInstances(docs).map(({ id }) => id)).toEqual(["default", "team"]);
});

test("the version of a page is named where it is one of several, and others are not searched", () => {
  const of = (page: { instance?: string; version?: string }) => scope.versionOfPage(docs, { ...page, path: "/a/" });
  expect(of({ instance: "default", version: "1.0" })).toEqual({
    instance: "default",
    version: "1.0",
    title: "Docs",
    label: "1.0",
  });
  expect([of({}), of({ instance: "team", version: "current" })]).toEqual([undefined, undefined]);
  search.contextualSearch = false;
  expect(of({ instance: "default", version: "1.0" })).toBeUndefined();
});

test("the version that is read is that of the page, else the preferred one, else the last one", () => {
  const read = (page = blog as typeof blog & { instance?: string; version?: string }) =>
    scope.readVersions(docs, page).map((own) => own.version);
  expect(read()).toEqual(["2.0", "current"]);
  store(preferredVersionKey("default"), "1.0");
  expect(read()).toEqual(["1.0", "current"]);
  expect(read({ path: "/docs/", instance: "default", version: "current" })).toEqual(["current", "current"]);
});

test("a search is limited to the language and the versions that are read, beside what the site asks for", () => {
  const { indexName, facetFilters, otherVersions, parameters } = scope.scopeOf(docs, scope.readVersions(docs, blog));
  expect(indexName).toBe("site");
  expect(parameters?.distinct).toBe(3);
  expect(facetFilters).toEqual([
    "language:en",
    ["docusaurus_tag:default", "docusaurus_tag:docs-default-2.0", "docusaurus_tag:docs-team-current"],
    "type:lvl1",
  ]);
  expect(otherVersions).toEqual([
    "language:en",
    ["docusaurus_tag:docs-default-current", "docusaurus_tag:docs-default-1.0"],
    "type:lvl1",
  ]);
});

test("a site may search everything at once", () => {
  search.contextualSearch = false;
  expect(scope.scopeOf(docs, scope.readVersions(docs, blog))).toMatchObject({ facetFilters: ["type:lvl1"] });
  expect(scope.scopeOf(docs, [])).not.toHaveProperty("otherVersions");
});

test("the page of results begins at the version that is read, or at all where the site limits no search", () => {
  const begins = () => scope.instancesToChoose(docs, blog).map(({ id, title, read }) => [id, title, read]);
  expect(begins()).toEqual([
    ["default", "Docs", "2.0"],
    ["team", "Docs", "current"],
  ]);
  search.contextualSearch = false;
  expect(begins()).toEqual([
    ["default", "Docs", "*"],
    ["team", "Docs", "*"],
  ]);
});

test("versions have their labels, and an instance's only version has none", () => {
  expect(scope.versionLabels(docs)).toEqual({
    "docs-default-current": "current",
    "docs-default-2.0": "2.0",
    "docs-default-1.0": "1.0",
    "docs-team-current": "",
  });
});
