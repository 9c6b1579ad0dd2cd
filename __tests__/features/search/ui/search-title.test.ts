import { searchTitle } from "../../../../src/features/search/ui/search-title";

test.each([
  ["", "Search"],
  ["  ", "Search"],
  ["tabs {query}", 'Search results for "tabs {query}"'],
])("the page of the query '%s' is called %s", (query, title) => {
  expect(searchTitle(query)).toBe(title);
});
