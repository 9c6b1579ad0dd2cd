import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { algoliasearch } from "algoliasearch";
import { recordCounts } from "../../../src/commands/search-push/counts";
import { indexSettings, synonymsOf } from "../../../src/commands/search-push/index-settings";
import { pushIndex } from "../../../src/commands/search-push/push";
import { pushTarget } from "../../../src/commands/search-push/push-settings";
import { hostedRecords, recordBatches } from "../../../src/commands/search-push/records";
import { SiteWriter } from "../../../src/features/search/index-files/site-writer";
import { recordsOf } from "../../../src/features/search/records/searched-page";
import type { SearchRecord } from "../../../src/lib/pages/search-record";
import { AlgoliaServer, type ServedIndex } from "../../support/algolia-server";
import { searchedPage } from "../../support/search-index";

const SITE = "https://example.org/base";
const pages = ["a", "b", "c"].map((name) =>
  searchedPage(`/${name}/`, name, { sections: [{ heading: "One", id: "one", level: 2, text: "Text of one." }] }),
);
const records = pages.flatMap(recordsOf);

let folder: string;
let server: AlgoliaServer;
let port: number;
const before: ServedIndex = { settings: {}, synonyms: [], records: new Map([["old", records[0] as SearchRecord]]) };

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), "push-"));
  const writer = new SiteWriter(folder);
  for (const page of pages) writer.add(page);
  writer.finish();
  server = new AlgoliaServer({ search: "search-only", write: "write" });
  server.indexes.set("docs", before);
  port = await server.open();
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await server.close();
});

const batches = (size = 4) => recordBatches(folder, SITE, size);
const push = (key = "write") =>
  pushIndex(
    algoliasearch("APP", key, {
      hosts: [{ url: "127.0.0.1", port, accept: "readWrite", protocol: "http" }],
      timeouts: { connect: 60_000, read: 60_000, write: 60_000 },
    }),
    { indexName: "docs", settings: indexSettings("en"), synonyms: synonymsOf([["a", "b"]]), batches: batches() },
  );
const messageOf = (pushed: Promise<unknown>) =>
  pushed.then(
    () => "no error",
    (error: unknown) => (error as Error).message,
  );

describe("a push", () => {
  it("fills another index, and puts it into the place of the one that is searched", async () => {
    expect(await push()).toBe(records.length);
    expect([...server.indexes.keys()]).toEqual(["docs"]);
    const index = server.indexes.get("docs");
    expect([...(index?.records.keys() ?? [])]).toEqual(records.map(({ objectID }) => objectID));
    expect(index?.settings).toEqual(indexSettings("en"));
    expect(index?.synonyms).toEqual([{ objectID: "site-0", type: "synonym", synonyms: ["a", "b"] }]);
  });

  it("writes nothing into the searched index before all is in the other one", async () => {
    await push();
    const writes = server.seen.filter(({ method }) => method !== "GET");
    const last = writes.at(-1);
    expect(last?.path).toMatch(/^\/1\/indexes\/docs_next_[\da-f]{8}\/operation$/);
    expect(last?.body).toEqual({ operation: "move", destination: "docs" });
    expect(writes.every(({ path: asked }) => asked.includes("/docs_next_"))).toBe(true);
    expect(writes.filter(({ path: asked }) => asked.endsWith("/batch")).length).toBe(4);
  });

  it.each([
    ["the first request", /settings/],
    ["the synonyms", /synonyms/],
    ["the second part of the records", /\/batch$/],
    ["the move", /operation/],
  ])("that fails at %s leaves the searched index as it was, and no other", async (_kind, at) => {
    let count = 0;
    server.fault = ({ path: asked, method }) =>
      at.test(asked) && method !== "DELETE" && (at.source !== "\\/batch$" || ++count > 2)
        ? { status: 400, message: "Bad request" }
        : undefined;
    expect(await messageOf(push())).toBe("The records were not pushed: Bad request\nThe index 'docs' is as it was.");
    expect([...server.indexes]).toEqual([["docs", before]]);
  });

  it("whose move was accepted and has not ended says that, and leaves the other index", async () => {
    server.fault = ({ path: asked, method }) =>
      server.seen.some((request) => request.path.endsWith("/operation")) && (/task/.test(asked) || method === "DELETE")
        ? { status: 400, message: "Too late" }
        : undefined;
    expect(await messageOf(push())).toBe(
      "The wait for the new index failed: Too late\nThe move was accepted and has not ended yet; look at the index 'docs' in Algolia's dashboard.",
    );
    expect(server.seen.some(({ method }) => method === "DELETE")).toBe(false);
  });

  it("says what to do about a wrong key, a full plan, and no network", async () => {
    expect(await messageOf(push("wrong"))).toMatchInlineSnapshot(`
      "The records were not pushed: Invalid Application-ID or API key
      The key is not one of this app, or may not write. Set ALGOLIA_WRITE_KEY to a key with the rights addObject, deleteObject, deleteIndex, editSettings and settings.
      The index 'docs' is as it was."
    `);
    server.fault = () => ({ status: 403, message: "Record quota exceeded, change plan or delete records." });
    expect(await messageOf(push())).toMatchInlineSnapshot(`
      "The records were not pushed: Record quota exceeded, change plan or delete records.
      The plan of the app has no room for it. Delete indexes that nobody needs, or take a larger plan.
      The index 'docs' is as it was."
    `);
    server.fault = () => "hang up";
    expect((await messageOf(push())).split("\n").slice(1)).toMatchInlineSnapshot(`
      [
        "Algolia cannot be reached. Look at the network, and whether ALGOLIA_APP_ID is the id of an app.",
        "The index 'docs' is as it was.",
      ]
    `);
    server.fault = () => ({ status: 500, message: "down" });
    expect((await messageOf(push())).split("\n").at(-1)).toBe("The index 'docs' is as it was.");
  });

  it("of a site that was not built says so", async () => {
    rmSync(path.join(folder, "manifest.json"));
    expect(await messageOf(push())).toContain("Build the site first: npm run build");
  });
});

describe("the records", () => {
  it("have the site's address, and come in parts", async () => {
    const parts: SearchRecord[][] = [];
    for (const part of batches(4)) parts.push(part);
    expect(parts.map((part) => part.length)).toEqual([4, 4, 1]);
    expect(parts[0]?.[1]).toMatchObject({
      url: "https://example.org/base/a/#one",
      url_without_anchor: "https://example.org/base/a/",
    });
  });

  it("of a long text are several, cut at spaces", () => {
    const words = Array.from({ length: 3000 }, (_, index) => `word${index}`).join(" ");
    const [record] = records;
    const parts = hostedRecords({ ...(record as SearchRecord), content: words }, SITE);
    expect(parts.length).toBeGreaterThan(3);
    expect(parts.every(({ content }) => (content?.length ?? 0) <= 5000)).toBe(true);
    expect(parts.map(({ content }) => content).join(" ")).toBe(words);
    expect(new Set(parts.map(({ objectID }) => objectID)).size).toBe(parts.length);
    const [first] = hostedRecords({ ...(record as SearchRecord), content: "x".repeat(7000) }, SITE);
    expect(first?.content).toHaveLength(5000);
  });

  it("of a text in any script are below the limit in bytes, and cut between words", () => {
    const partsOf = (content: string) => hostedRecords({ ...(records[0] as SearchRecord), content }, SITE);
    const chinese = `Docusaurus ${"构建静态网站的工具。".repeat(500)}`;
    const parts = partsOf(chinese);
    expect(parts.every((part) => Buffer.byteLength(JSON.stringify(part)) < 10_000)).toBe(true);
    expect(parts.map(({ content }) => content).join("")).toBe(chinese);
    for (const { content } of parts.slice(0, -1)) expect(content).toMatch(/(?:构建|静态|网站|的|工具|。)$/);
    expect(partsOf("x" + "😀".repeat(3000)).every(({ content }) => content?.isWellFormed())).toBe(true);
  });

  it("are counted by tag and kind", async () => {
    expect(recordCounts(batches())).toMatchInlineSnapshot(`
      "docs tag  pages  headings  texts
      default       3         3      3
      together      3         3      3"
    `);
  });
});

describe("where a push goes", () => {
  it("is said by the environment, else by the configuration", () => {
    const site = { appId: "SITE", indexName: "site" };
    expect(pushTarget({ ALGOLIA_WRITE_KEY: "k" }, site)).toEqual({ ...site, writeKey: "k" });
    expect(pushTarget({ ALGOLIA_WRITE_KEY: "k", ALGOLIA_APP_ID: "ENV", ALGOLIA_INDEX_NAME: "env" }, site)).toEqual({
      appId: "ENV",
      indexName: "env",
      writeKey: "k",
    });
  });

  it("is told to be missing, all at once", () => {
    expect(() => pushTarget({}, {})).toThrowErrorMatchingInlineSnapshot(`
      "The push to Algolia needs more:
        - the app: set ALGOLIA_APP_ID, or \`search.appId\` in src/site.ts
        - the index: set ALGOLIA_INDEX_NAME, or \`search.indexName\` in src/site.ts
        - a key that may write: set ALGOLIA_WRITE_KEY; it is never in src/site.ts, which readers get
      To see what would be pushed, no key is needed: npm run search:push -- --dry-run"
    `);
  });
});

test("the settings know the language of the site where Algolia does", () => {
  expect(indexSettings("en-GB").queryLanguages).toEqual(["en"]);
  expect(indexSettings("xx").queryLanguages).toBeUndefined();
});
