import { embeddedClient, whenIdle } from "../../../../src/features/search/engine/embedded-client";
import { IndexLoader, type FetchJson } from "../../../../src/features/search/engine/index-loader";
import { LAYOUT_VERSION } from "../../../../src/features/search/index-files/layout";
import type { SearchedPage } from "../../../../src/features/search/records/searched-page";
import { indexOf, searchedPage, type TestIndex } from "../../../support/search-index";

const pages: SearchedPage[] = [
  searchedPage("/docs/a/", "Alpha", { tag: "docs-default-2.0", version: "2.0" }),
  searchedPage("/docs/1.0/a/", "Alpha", { tag: "docs-default-1.0", version: "1.0" }),
  searchedPage("/blog/b/", "Beta"),
];
const current = { facetFilters: ["docusaurus_tag:docs-default-2.0"] };

let index: TestIndex;
const later: (() => Promise<void>)[] = [];
beforeEach(() => {
  later.length = 0;
  index = indexOf(pages, (task) => later.push(task));
});
afterEach(() => index.remove());

const search = async (client: ReturnType<typeof embeddedClient>, query: string) => {
  const { results } = await client.search([{ indexName: "site", params: { query, ...current } }]);
  return results[0]?.nbHits;
};

test("nothing is loaded before it is asked for, and then only of what is read", async () => {
  expect(index.loaded).toEqual([]);
  await index.client.preload(current.facetFilters);
  expect(index.loaded).toEqual(["manifest.json", "docs-default-2.0/index.json"]);
  await index.search("alpha", current);
  expect(index.loaded.slice(2)).toEqual(
    ["terms-0", "words-0", "pages/0"].map((file) => `docs-default-2.0/${file}.json`),
  );
  const count = index.loaded.length;
  await index.search("alph", current);
  expect(index.loaded.length).toBe(count);
});

test("after an answer the rest of a small index comes in one request, once, and then no query needs the network", async () => {
  await index.search("alpha", current);
  await index.search("alpha", current);
  expect(later.length).toBe(1);
  await later[0]?.();
  expect(index.loaded.at(-1)).toBe("docs-default-2.0/all.json");
  const count = index.loaded.length;
  await index.search("other words entirely", current);
  await index.search("alhpa", current);
  expect(index.loaded.length).toBe(count);
});

test("what could not be loaded later is tried after the next answer", async () => {
  const get: FetchJson = (address) =>
    address.endsWith("all.json") ? Promise.reject(new Error("offline")) : index.get(address);
  const client = embeddedClient(new IndexLoader("/", get), (task) => later.push(task));
  await search(client, "alpha");
  await expect(later[0]?.()).rejects.toThrow("offline");
  await search(client, "alpha");
  expect(later.length).toBe(2);
});

test("a client whose site was built anew takes up the new index", async () => {
  const inTag = (...titles: string[]) =>
    titles.map((title) => searchedPage(`/docs/${title}/`, title, { tag: "docs-default-2.0", version: "2.0" }));
  const before = indexOf(inTag("one", "two"));
  const after = indexOf(inTag("zero", "one", "two", "two again"));
  let present = before;
  const client = embeddedClient(new IndexLoader("/", (address) => present.get(address)), () => undefined);
  expect(await search(client, "one")).toBe(1);
  present = after;
  // The page is not here yet, and its file is no longer there.
  expect(await search(client, "two")).toBe(2);
  before.remove();
  after.remove();
});

test("a file that fails is asked for once more, and again at the next query", async () => {
  let failures = 2;
  const get: FetchJson = (address) =>
    address.endsWith("pages/0.json") && failures-- > 0 ? Promise.reject(new Error("offline")) : index.get(address);
  const client = embeddedClient(new IndexLoader("/", get), () => undefined);
  await expect(search(client, "alpha")).rejects.toThrow("offline");
  expect(await search(client, "alpha")).toBe(1);
});

test("without a network what was loaded goes on answering, and the rest comes once the network is back", async () => {
  const network = { isThere: true };
  const get: FetchJson = (address) => (network.isThere ? index.get(address) : Promise.reject(new TypeError("offline")));
  const client = embeddedClient(new IndexLoader("/", get), () => undefined);
  expect(await search(client, "alpha")).toBe(1);
  const loaded = [...index.loaded];
  network.isThere = false;
  await expect(client.search([{ indexName: "site", params: { query: "beta" } }])).rejects.toThrow("offline");
  expect(await search(client, "alpha")).toBe(1);
  network.isThere = true;
  const { results } = await client.search([{ indexName: "site", params: { query: "beta" } }]);
  expect(results[0]?.nbHits).toBe(1);
  expect(index.loaded.slice(loaded.length).filter((file) => loaded.includes(file))).toEqual([]);
});

test("an index of another layout is refused", async () => {
  const get: FetchJson = () => Promise.resolve({ layout: 0, tags: [] });
  await expect(
    search(
      embeddedClient(new IndexLoader("/", get), () => undefined),
      "alpha",
    ),
  ).rejects.toThrow("The search index is of another build than this page. Load the page again.");
});

test("to load ahead never fails", async () => {
  const client = embeddedClient(new IndexLoader("/", () => Promise.reject(new Error("offline"))), () => undefined);
  await expect(client.preload()).resolves.toBeUndefined();
});

test("files come by fetch, from below the base URL", async () => {
  const asked: Parameters<typeof fetch>[] = [];
  const answers = [Response.json({ layout: LAYOUT_VERSION, tags: [] })];
  jest.spyOn(globalThis, "fetch").mockImplementation((address, options) => {
    asked.push([address, options]);
    return Promise.resolve(answers.shift() ?? new Response());
  });
  await new IndexLoader("/base/").tags();
  expect(asked).toEqual([["/base/search/manifest.json", { cache: "no-cache" }]]);
  jest.restoreAllMocks();
});

test.each([
  ["an idle browser", {}, 1],
  ["a browser that says nothing of its connection", undefined, 1],
  ["a reader who saves data", { saveData: true }, 0],
  ["a slow connection", { effectiveType: "slow-2g" }, 0],
])("the rest is loaded by %s", (_kind, connection, runs) => {
  jest.useFakeTimers();
  Object.defineProperty(globalThis, "navigator", { value: { connection }, configurable: true });
  const task = jest.fn(() => Promise.reject(new Error("offline")));
  whenIdle(task);
  jest.runAllTimers();
  expect(task).toHaveBeenCalledTimes(runs);
  jest.useRealTimers();
});
