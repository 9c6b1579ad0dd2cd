import { facetCounts, isLetThrough } from "../../../../src/features/search/engine/filters";

const docs = { tag: "docs-default-1.0", language: "en", version: "1.0: old", folder: "x" };
const blog = { tag: "default", language: "de", folder: "y" };

test.each([
  [undefined, true, true],
  [[], true, true],
  ["language:en", true, false],
  [["language:en"], true, false],
  [[["docusaurus_tag:default", "docusaurus_tag:docs-default-1.0"]], true, true],
  [["language:en", ["docusaurus_tag:default"]], false, false],
  [["version:1.0: old"], true, false],
  [["-language:en"], false, true],
  [["language:-en"], false, true],
  [["unknown:1"], false, false],
  [["language"], false, false],
  [[[]], true, true],
] as const)("%j lets docs through: %s, a blog: %s", (filters, isDocs, isBlog) => {
  expect([isLetThrough(docs, filters), isLetThrough(blog, filters)]).toEqual([isDocs, isBlog]);
});

test("facets are counted where a query asks for them", () => {
  const counts = [
    { about: docs, pages: 3 },
    { about: blog, pages: 2 },
    { about: { ...docs, tag: "none" }, pages: 0 },
  ];
  expect(facetCounts(counts, "*")).toEqual({
    docusaurus_tag: { "docs-default-1.0": 3, default: 2 },
    language: { en: 3, de: 2 },
  });
  expect(facetCounts(counts, ["language", "type"])).toEqual({ language: { en: 3, de: 2 } });
  expect(facetCounts(counts)).toEqual({});
});
