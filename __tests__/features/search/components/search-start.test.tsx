/** @jest-environment jsdom */
import { SearchStart } from "../../../../src/features/search/components/search-start";
import { SEARCH_KEYS } from "../../../../src/ui/storage";
import { clearDrawn, draw } from "../../../support/drawn";

afterEach(() => {
  clearDrawn();
  localStorage.clear();
});

const drawStart = (suggestions: readonly string[], onSuggestion: (query: string) => void = () => undefined) =>
  draw(<SearchStart {...{ suggestions, onSuggestion }} rules={{ baseUrl: "/", movedPaths: [] }} />);

test("the search page offers the site's suggestions where nothing was opened before", async () => {
  const chosen: string[] = [];
  await drawStart(["deploy", "i18n"], (query) => chosen.push(query));
  expect(document.body.textContent).toBe("Try searching for:deployi18n");
  document.querySelector("button")?.click();
  expect(chosen).toEqual(["deploy"]);
});

test("without suggestions it offers nothing then", async () => {
  await drawStart([]);
  expect(document.querySelector(".empty")).toBeNull();
});

test("the search page offers the results that were opened before", async () => {
  localStorage.setItem(SEARCH_KEYS.recent, '[{"url":"/docs/a/#b","title":"B","page":"A"}]');
  await drawStart(["deploy"]);
  expect(document.body.textContent).toBe("RecentBA");
  expect(document.querySelector("a")?.getAttribute("href")).toBe("/docs/a/#b");
});
