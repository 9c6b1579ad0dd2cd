/** @jest-environment jsdom */
import { SearchPageHelp } from "../../../../src/features/search/components/search-page-help";
import type { SearchClient } from "../../../../src/features/search/engine/search-client";
import { clearDrawn, draw } from "../../../support/drawn";
import { fakeClient } from "../ui/fake-client";

afterEach(clearDrawn);

const { client } = fakeClient(() => []);
const broken: SearchClient = { ...client, search: () => Promise.reject(new Error("away")) };

test.each([
  ["finds nothing", client],
  ["does not answer", broken],
])("where nothing is found, the site's own suggestions are offered if the search for others %s", async (_, asked) => {
  const change = jest.fn();
  const scope = { indexName: "site", facetFilters: [] };
  const given = { scope, change, hasHits: false, unsearched: [], suggestions: ["yarn"], query: "zzqqxxyy" };
  await draw(<SearchPageHelp {...given} loadClient={() => Promise.resolve(asked)} />);
  expect(document.body.textContent).toContain("Try searching for:yarn");
  document.querySelector("button")?.click();
  expect(change).toHaveBeenCalledWith({ query: "yarn" });
});
