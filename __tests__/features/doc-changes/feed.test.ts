import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { PublishedPage } from "../../../src/build/publish/publisher";
import { docItemOf, lastChanged, type FedDoc } from "../../../src/features/doc-changes/changed-docs";
import { publishDocChanges } from "../../../src/features/doc-changes/publish";
import { readSite } from "../../../src/lib/site-config";
import { atomFaults, jsonFaults, rssFaults } from "../../support/feed-rules";
import { nothingElse } from "../../support/finished-site";
import { smallestSite } from "../../support/site";

const doc = (name: string, gitDate: string | undefined, more: Partial<FedDoc> = {}): FedDoc => ({
  permalink: `/docs/${name}/`,
  title: name,
  description: `About ${name}.`,
  instance: "default",
  lastUpdate: null,
  gitDate,
  ...more,
});

describe("lastChanged", () => {
  const names = (docs: FedDoc[], limit = 0) => lastChanged(docs, limit).map(({ title }) => title);

  it("has docs by their last change, those of one moment by their routes, and as many as asked", () => {
    const docs = [
      doc("old", "2024-01-01T00:00:00.000Z"),
      doc("b", "2024-03-01T00:00:00.000Z"),
      doc("new", "2024-05-01T00:00:00.000Z"),
      doc("a", "2024-03-01T00:00:00.000Z"),
    ];
    expect(names(docs)).toEqual(["new", "a", "b", "old"]);
    expect(names(docs, 2)).toEqual(["new", "a"]);
  });

  it("takes a day of front matter for the change", () => {
    const written = doc("written", "2024-05-01T00:00:00.000Z", { lastUpdate: { date: "2023-12-31", author: null } });
    const [first, second] = lastChanged([written, doc("old", "2024-01-01T00:00:00.000Z")], 0);
    expect([first?.title, second?.changed]).toEqual(["old", "2023-12-31T00:00:00.000Z"]);
  });

  it("leaves out docs that git does not know", () => {
    const date = "2024-01-01T00:00:00.000Z";
    expect(names([doc("known", date), doc("new", undefined, { lastUpdate: { date, author: null } })])).toEqual([
      "known",
    ]);
  });
});

test("each change of a doc is an item of its own, by who made it where the page says that", () => {
  const absolute = (url: string) => `https://example.org${url}`;
  const changed = "2024-05-01T00:00:00.000Z";
  expect(docItemOf({ ...doc("a", changed, { lastUpdate: { date: null, author: "Ada" } }), changed }, absolute)).toEqual(
    {
      url: "https://example.org/docs/a/",
      id: `https://example.org/docs/a/#${changed}`,
      title: "a",
      summary: "About a.",
      published: changed,
      updated: changed,
      authors: [{ name: "Ada" }],
      tags: [],
    },
  );
});

describe("the feeds of changed docs", () => {
  const root = mkdtempSync(path.join(os.tmpdir(), "doc-feeds-"));
  afterAll(() => rmSync(root, { recursive: true }));

  const page = (name: string, gitDate: string, more: Partial<PublishedPage> = {}) => {
    const route = `/docs/${name}/`;
    const node = { ...doc(name, gitDate), internal: { type: "Doc" } };
    return { route, node, frame: { instance: "default" }, ...more } as unknown as PublishedPage;
  };
  const PAGES = [
    page("first", "2024-01-01T00:00:00.000Z"),
    page("second", "2024-02-01T00:00:00.000Z", { node: undefined }),
    page("third", "2024-03-01T00:00:00.000Z"),
    page("fourth", "2024-04-01T00:00:00.000Z"),
    page("older", "2024-05-01T00:00:00.000Z", { olderVersion: "/docs/1.0/" }),
    page("unlisted", "2024-05-01T00:00:00.000Z", { hidden: true }),
    page("kept-away", "2024-05-01T00:00:00.000Z", { noIndex: true }),
    page("elsewhere", "2024-05-01T00:00:00.000Z", { frame: { instance: "api" } }),
  ];

  /** Publishes pages of docs, of a site that has some more routes. */
  async function published(routes: string[], formats: ("rss" | "atom" | "json")[] = ["rss", "atom", "json"]) {
    const docs = smallestSite.docs.map((instance) => ({ ...instance, feed: { limit: 2, formats } }));
    const site = readSite({ ...smallestSite, baseUrl: "/base/", docs });
    const none = {
      routeChoices: new Set<string>(),
      fileRoutes: new Map<string, string>(),
      staticFiles: new Set<string>(),
    };
    const finished = { ...nothingElse, targets: { routes: new Set(routes), ...none } };
    const publisher = publishDocChanges({ root, site, production: true }, finished);
    for (const one of PAGES) await publisher.page?.(one);
    await publisher.end?.();
    return (name: string) => readFileSync(path.join(root, "public/docs", name), "utf8");
  }

  it("keep the rules of their formats", async () => {
    const read = await published(["/docs/"]);
    expect(rssFaults(read("rss.xml"), "summary")).toEqual([]);
    expect(atomFaults(read("atom.xml"), "summary")).toEqual([]);
    expect(jsonFaults(read("feed.json"), "summary")).toEqual([]);
  });

  it("have the docs of the last version that are to be found", async () => {
    const read = await published(["/docs/"]);
    const { items } = JSON.parse(read("feed.json")) as { items: { title: string }[] };
    expect(items.map(({ title }) => title)).toEqual(["fourth", "third"]);
  });

  it.each([
    ["/docs/", "https://example.org/base/docs/"],
    ["/docs/first/", "https://example.org/base/"],
  ])("belong, in a site with %s, to the page at %s", async (route, home) => {
    const read = await published([route]);
    expect(JSON.parse(read("feed.json"))).toHaveProperty("home_page_url", home);
  });

  it("show in a browser by a stylesheet that is there, and go with the setting", async () => {
    const read = await published(["/docs/"]);
    expect(read("atom.xml")).toContain('href="/base/doc-feed.css"');
    expect(read("../doc-feed.css")).toContain("changed docs come to you");
    await published(["/docs/"], ["atom"]);
    expect(() => read("rss.xml")).toThrow("ENOENT");
  });
});
