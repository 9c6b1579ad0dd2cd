import { contextTags, contextualFacetFilters } from "../../../../src/features/search/engine/facet-filters";

const context = { language: "en", tags: contextTags([{ instance: "guide", version: "2.0" }]) };

test("a query is limited to the language, what is no doc, and the version of each instance", () => {
  expect(contextualFacetFilters(context)).toEqual([
    "language:en",
    ["docusaurus_tag:default", "docusaurus_tag:docs-guide-2.0"],
  ]);
});

test("a query may be limited to no language, or to nothing", () => {
  expect(contextualFacetFilters({ tags: ["default"] })).toEqual([["docusaurus_tag:default"]]);
  expect(contextualFacetFilters({}, "type:lvl1")).toEqual(["type:lvl1"]);
});

test("the site's own filters are kept, one or many", () => {
  expect(contextualFacetFilters(context, "type:lvl1").slice(2)).toEqual(["type:lvl1"]);
  expect(contextualFacetFilters(context, ["type:lvl1", ["type:content", "type:lvl2"]]).slice(2)).toEqual([
    "type:lvl1",
    ["type:content", "type:lvl2"],
  ]);
});
