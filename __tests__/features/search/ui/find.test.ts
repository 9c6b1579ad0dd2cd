import type { SearchClient, SearchHit, SearchRequest } from "../../../../src/features/search/engine/search-client";
import { find, scopesWith, type SearchMeans } from "../../../../src/features/search/ui/find";
import type { SearchEvent } from "../../../../src/features/search/ui/search-state";
import { fakeClient } from "./fake-client";
import { hitOf } from "./hits";

const scope = { indexName: "site", facetFilters: ["language:en", ["docusaurus_tag:new"]] };
const withOthers = { ...scope, otherVersions: ["language:en", ["docusaurus_tag:old"]] };
const doc = (url: string, lvl1: string, tag = "docs-default-new") =>
  hitOf({ url, hierarchy: { lvl1 }, docusaurus_tag: tag, version: ["1"] });

async function told(
  query: string,
  client: SearchClient | Error,
  more: Partial<SearchMeans> = {},
): Promise<SearchEvent[]> {
  const events: SearchEvent[] = [];
  const loadClient = () => (client instanceof Error ? Promise.reject(client) : Promise.resolve(client));
  await find(query, { scope, loadClient, pause: () => Promise.resolve(true), ...more }, (event) => events.push(event));
  return events;
}

test("a query is asked with its filters, and its hits are told", async () => {
  const { client, asked } = fakeClient(() => [doc("/a/", "Yarn")]);
  expect((await told("yarn", client)).map(({ type }) => type)).toEqual(["asked", "found"]);
  expect(asked).toEqual([
    {
      indexName: "site",
      params: {
        query: "yarn",
        facetFilters: scope.facetFilters,
        hitsPerPage: 8,
        highlightPreTag: "__ais-highlight__",
        highlightPostTag: "__/ais-highlight__",
        attributesToHighlight: ["hierarchy", "content"],
        attributesToSnippet: ["content:20"],
        snippetEllipsisText: "…",
      },
    },
  ]);
});

test("what the site sets for each query goes along, and changes hits", async () => {
  const { client, asked } = fakeClient(() => [doc("/a/", "Yarn"), doc("/b/", "Yarn")]);
  const means = {
    scope: { ...scope, parameters: { distinct: true } },
    transformItems: (hits: SearchHit[]) => hits.slice(1),
  };
  const events = await told("yarn", client, means);
  expect(asked[0]?.params?.distinct).toBe(true);
  expect(events.at(-1)).toMatchObject({ type: "found", hits: [{ url: "/b/" }], total: 2 });
});

test("an empty query asks for nothing", async () => {
  const { client, asked } = fakeClient(() => []);
  expect(await told("  ", client)).toEqual([{ type: "asked", query: "  " }]);
  expect(asked).toEqual([]);
});

test("a client that does not load, or does not answer, is a failure", async () => {
  const broken = { search: () => Promise.reject(new Error("offline")), preload: () => Promise.resolve() };
  for (const client of [new Error("no code"), broken])
    expect((await told("yarn", client)).at(-1)).toEqual({ type: "failed", query: "yarn" });
});

test("where nothing is found, titles of what simpler queries find are suggested", async () => {
  const { client, asked } = fakeClient((query) =>
    query === "browser" ? [doc("/a/", "Browser support"), doc("/b/", "Assets")] : [],
  );
  const events = await told("browser quux", client);
  expect(asked.map(({ params }) => params?.query)).toEqual(["browser quux", "browser", "quux", "brow", "br"]);
  expect(events.at(-1)).toEqual({ type: "suggested", query: "browser quux", suggestions: ["Browser support"] });
});

test("where it is not known what to suggest, that is told, too", async () => {
  const { client } = fakeClient(() => []);
  const search: SearchClient["search"] = (requests) =>
    requests.length > 1 ? Promise.reject(new Error("away")) : client.search(requests);
  const events = await told("browser quux", { ...client, search });
  expect(events.at(-1)).toEqual({ type: "suggested", query: "browser quux", suggestions: [] });
});

const inOld = (request: SearchRequest) => JSON.stringify(request.params?.facetFilters).includes("old");

test("words that the reader's version has not are looked for in the others", async () => {
  const { client } = fakeClient((_, request) =>
    inOld(request) ? [doc("/old/", "Knob"), doc("/old/other/", "Known")] : [doc("/a/", "Known")],
  );
  expect((await told("knob", client, { scope: withOthers })).at(-1)).toMatchObject({
    type: "found-elsewhere",
    hits: [{ url: "/old/" }],
  });
});

test("what was found stays where the other versions do not answer", async () => {
  const { client } = fakeClient(() => [doc("/a/", "Yarn")]);
  const search: SearchClient["search"] = (requests) =>
    JSON.stringify(requests).includes("old") ? Promise.reject(new Error("away")) : client.search(requests);
  const events = await told("yarn hot", { ...client, search }, { scope: withOthers });
  expect(events.map(({ type }) => type)).toEqual(["asked", "found"]);
});

test("words that the reader's version has are not looked for elsewhere, nor while the reader types", async () => {
  const { client, asked } = fakeClient(() => [doc("/a/", "Knob")]);
  await told("KNOB", client, { scope: withOthers });
  await told("door", client, { scope: withOthers, pause: () => Promise.resolve(false) });
  expect(asked.filter(inOld)).toEqual([]);
});

test.each([
  "(",
  "[a-z",
  "\\",
  "<img src=x onerror=alert(1)>",
  "🦖",
  "שלום",
  "x".repeat(10_000),
  "  ",
  "$&",
  "a\u0000b",
])("any query is asked: %p", async (query) => {
  const { client } = fakeClient(() => []);
  const events = await told(query, client, { scope: withOthers });
  expect(events.map(({ type }) => type)).not.toContain("failed");
});

test("of several scopes those are told that have all words of a query", async () => {
  const scopes = ["new", "old", "none"].map((name) => ({ name, indexName: "site", facetFilters: [name] }));
  const { client } = fakeClient((_, { params }) =>
    String(params?.facetFilters) === "new"
      ? [doc("/a/", "Door")]
      : inOld({ indexName: "", params })
        ? [doc("/b/", "Knob")]
        : [],
  );
  expect((await scopesWith("knob", scopes, client)).map(({ name }) => name)).toEqual(["old"]);
});
