import { contextualFacetFilters } from "../../../../src/features/search/engine/facet-filters";
import { hostedClient } from "../../../../src/features/search/engine/hosted-client";
import { HIGHLIGHT_TAGS, markedParts } from "../../../../src/features/search/engine/marked-parts";
import { recordsOf } from "../../../../src/features/search/records/searched-page";
import { AlgoliaServer } from "../../../support/algolia-server";
import { searchedPage } from "../../../support/search-index";

type Requester = NonNullable<NonNullable<Parameters<typeof hostedClient>[1]>["requester"]>;

const PATIENT = { connect: 60_000, read: 60_000, write: 60_000 };
const KEYS = { search: "search-only", write: "write" };
const section = (heading: string, text: string) => ({ heading, id: heading.toLowerCase(), level: 2, text });
const records = [
  searchedPage("/docs/a/", "Alpha", {
    tag: "docs-default-2.0",
    version: "2.0",
    sections: [
      section("One", "The first <b>word</b>."),
      section("Two", "Another word."),
      section("Six", "A last word."),
    ],
  }),
  searchedPage("/docs/1.0/a/", "Alpha", {
    tag: "docs-default-1.0",
    version: "1.0",
    sections: [section("Old", "Word.")],
  }),
  searchedPage("/blog/b/", "A word on the blog"),
].flatMap(recordsOf);

let server: AlgoliaServer;
let hosts: { url: string; port: number; accept: "readWrite"; protocol: "http" }[];
const servers: AlgoliaServer[] = [];

async function started(): Promise<AlgoliaServer> {
  const made = new AlgoliaServer(KEYS);
  servers.push(made);
  made.indexes.set("docs", {
    settings: { distinct: 3 },
    synonyms: [],
    records: new Map(records.map((record) => [record.objectID, record])),
  });
  hosts.push({ url: "127.0.0.1", port: await made.open(), accept: "readWrite", protocol: "http" });
  return made;
}

beforeEach(async () => {
  hosts = [];
  server = await started();
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((made) => made.close()));
});

const clientWith = (more: { apiKey?: string; requester?: Requester } = {}) =>
  hostedClient(
    { appId: "APP", apiKey: more.apiKey ?? KEYS.search, agent: { name: "framework", version: "3.3.2" } },
    { hosts, timeouts: PATIENT, ...(more.requester && { requester: more.requester }) },
  );
const asked = { ...HIGHLIGHT_TAGS, query: "word", hitsPerPage: 2 };
const reader = { facetFilters: contextualFacetFilters({ language: "en", tags: ["default", "docs-default-2.0"] }) };

describe("a query to Algolia", () => {
  it("carries the filters of the reader's version, the highlight tags, and the framework's version", async () => {
    await clientWith().search([{ indexName: "docs", params: { ...asked, ...reader } }]);
    const [seen] = server.seen;
    expect(seen).toMatchObject({
      method: "POST",
      path: "/1/indexes/*/queries",
      body: {
        requests: [
          {
            indexName: "docs",
            query: "word",
            hitsPerPage: 2,
            facetFilters: ["language:en", ["docusaurus_tag:default", "docusaurus_tag:docs-default-2.0"]],
            highlightPreTag: "__ais-highlight__",
            highlightPostTag: "__/ais-highlight__",
          },
        ],
      },
    });
    expect(seen?.agent).toContain("Lite (");
    expect(seen?.agent).toContain("framework (3.3.2)");
  });

  it("is answered with hits by their pages, in plain text between tags", async () => {
    const { results } = await clientWith().search([
      { indexName: "docs", params: { ...asked, ...reader, facets: ["docusaurus_tag"] } },
    ]);
    const [result] = results;
    expect(result).toMatchObject({
      nbHits: 2,
      nbPages: 1,
      page: 0,
      hitsPerPage: 2,
      facets: { docusaurus_tag: { default: 1, "docs-default-2.0": 3 } },
    });
    expect(result?.hits.map(({ url }) => url)).toEqual(["/docs/a/#one", "/docs/a/#two", "/docs/a/#six", "/blog/b/"]);
    expect(markedParts(result?.hits[0]?._snippetResult.content?.value ?? "")).toEqual([
      { text: "The first <b>", marked: false },
      { text: "word", marked: true },
      { text: "</b>.", marked: false },
    ]);
  });

  it("may be one of several, of which empty ones are answered here", async () => {
    const { results } = await clientWith().search([
      { indexName: "docs", params: { ...asked, page: 1, hitsPerPage: 1 } },
      { indexName: "docs", params: { ...asked, query: " " } },
      { indexName: "docs", query: "blog" } as { indexName: string },
    ]);
    expect(results.map(({ query, nbHits, hits }) => [query, nbHits, hits[0]?.url])).toEqual([
      ["word", 3, "/docs/1.0/a/#old"],
      ["", 0, undefined],
      ["blog", 1, "/blog/b/"],
    ]);
    expect((server.seen[0]?.body as { requests: unknown[] }).requests).toHaveLength(2);
    expect((await clientWith().search([{ indexName: "docs" }])).results[0]?.hits).toEqual([]);
    expect(server.seen).toHaveLength(1);
  });

  it("is cut where Algolia takes no longer one", async () => {
    const queries = ["x", "漢", "😀"].map((letter) => letter.repeat(10_000));
    await clientWith().search(queries.map((query) => ({ indexName: "docs", params: { query } })));
    const { requests } = server.seen[0]?.body as { requests: { query: string }[] };
    expect(requests.map(({ query }) => query)).toEqual(["x".repeat(512), "漢".repeat(170), "😀".repeat(128)]);
  });

  it("takes records of other programs, which leave out what they do not have", async () => {
    const [record] = records;
    const bare = { objectID: "1", url: "https://example.org/docs/x/#y", hierarchy: record?.hierarchy };
    server.fault = () => ({ status: 200, results: [{ hits: [bare], nbHits: 1 }] });
    const { results } = await clientWith().search([{ indexName: "docs", params: asked }]);
    expect(results[0]?.hits[0]).toMatchObject({
      url_without_anchor: "https://example.org/docs/x/",
      _highlightResult: { hierarchy: {} },
      _snippetResult: {},
    });
  });
});

describe("a query that fails", () => {
  const search = (client = clientWith()) => client.search([{ indexName: "docs", params: asked }]);

  it("is an error where the key is wrong, and asked no other host", async () => {
    const second = await started();
    await expect(search(clientWith({ apiKey: "wrong" }))).rejects.toThrow("Invalid Application-ID or API key");
    expect([server.seen.length, second.seen.length]).toEqual([1, 0]);
  });

  it.each([
    ["a status of 500", { status: 500, message: "down" }],
    ["the end of the line", "hang up"],
  ] as const)("goes to the next host after %s", async (_kind, fault) => {
    const second = await started();
    server.fault = () => fault;
    const { results } = await search();
    expect(results[0]?.nbHits).toBe(3);
    expect([server.seen.length, second.seen.length]).toEqual([1, 1]);
  });

  it("goes to the next host after one that takes too long", async () => {
    const second = await started();
    const [slow] = hosts;
    // As Algolia's own requester says it, which would wait.
    const send: Requester["send"] = async ({ url, data, headers }) => {
      if (url.includes(`:${slow?.port}/`)) return { status: 0, content: "", isTimedOut: true };
      const response = await fetch(url, { method: "POST", body: String(data), headers });
      return { status: response.status, content: await response.text(), isTimedOut: false };
    };
    const { results } = await search(clientWith({ requester: { send } }));
    expect(results[0]?.nbHits).toBe(3);
    expect([server.seen.length, second.seen.length]).toEqual([0, 1]);
  });

  it("is an error where no host answers", async () => {
    server.fault = () => ({ status: 503, message: "down" });
    await expect(search()).rejects.toThrow(/unreachable hosts/i);
    await expect(clientWith().preload()).resolves.toBeUndefined();
  });
});
