/** @jest-environment jsdom */
import { act } from "react";
import { SearchPage, type SearchPageProps } from "../../../../src/features/search/components/search-page";
import { ALL_VERSIONS, searchPageState } from "../../../../src/features/search/ui/search-page-address";
import { clearDrawn, draw } from "../../../support/drawn";
import { fakeClient } from "../ui/fake-client";
import { hitOf } from "../ui/hits";

const versions = [
  { name: "current", label: "Next" },
  { name: "2.0", label: "2.0" },
];
const OWN = ["type:lvl1"];

/** The facet filters that the page of an address asks for, and what its menus of parts and versions say. */
async function drawPage(search: string, contextualSearch: boolean) {
  const { client, asked } = fakeClient(() => [hitOf({ url: "/docs/a/" })]);
  const nothing = () => undefined;
  await draw(
    <SearchPage
      searchClient={client as unknown as SearchPageProps["searchClient"]}
      loadClient={() => Promise.resolve(client)}
      address={{ state: searchPageState(search), change: nothing, type: nothing, flush: nothing }}
      language="en"
      contextualSearch={contextualSearch}
      instances={[{ id: "default", title: "Docs", versions, read: contextualSearch ? "2.0" : ALL_VERSIONS }]}
      suggestions={[]}
      indexName="site"
      parameters={{ facetFilters: OWN }}
      versionLabels={{}}
      rules={{ baseUrl: "/", movedPaths: [] }}
    />,
  );
  // The list of results is a module of its own.
  while (asked.length === 0) await act(() => new Promise((resolve) => setTimeout(resolve)));
  return {
    filters: asked[0]?.params?.facetFilters,
    menus: [...document.querySelectorAll("select")].map(({ selectedOptions }) => selectedOptions[0]?.text),
  };
}

beforeAll(() => {
  globalThis.IntersectionObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
});
afterEach(clearDrawn);

test("the page of results searches the reader's language and version", async () => {
  expect(await drawPage("?q=plugin", true)).toEqual({
    filters: [["language:en"], ["docusaurus_tag:default", "docusaurus_tag:docs-default-2.0"], OWN],
    menus: ["Everything", "2.0"],
  });
});

test("without contextual search it has only the site's own filters, as the dialog does", async () => {
  expect(await drawPage("?q=plugin", false)).toEqual({ filters: [OWN], menus: ["Everything", "All versions"] });
});

test.each([
  ["&version-default=current", ["docusaurus_tag:default", "docusaurus_tag:docs-default-current"]],
  ["&in=*", ["docusaurus_tag:default"]],
])("without contextual search, the reader's choice %p is searched in all languages", async (choice, tags) => {
  expect((await drawPage(`?q=plugin${choice}`, false)).filters).toEqual([tags, OWN]);
});
