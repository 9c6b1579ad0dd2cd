import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Node } from "gatsby";
import type { Page } from "../../../src/build/feature";
import type { FileFields } from "../../../src/build/nodes/content-node";
import type { PageNode } from "../../../src/build/nodes/mdx-reader";
import { publishedPageOf, type FinishedSite } from "../../../src/build/publish/publisher";
import { routeListOf } from "../../../src/build/publish/route-list";
import { sitemapPagesOf } from "../../../src/build/publish/sitemap";
import { debugPages } from "../../../src/features/debug/pages";
import { publishDebug } from "../../../src/features/debug/publish";
import type { DebugIndex, DebugRow, DebugView } from "../../../src/features/debug/views";
import { readSite } from "../../../src/lib/site-config";
import { STORE_FOLDER } from "../../../src/mdx/compile/store";
import { nothingElse } from "../../support/finished-site";
import { smallestSite } from "../../support/site";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "debug-"));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}
const general = { tag: "meta" as const, props: { name: "description", content: "All about kilns" } };
const site = readSite({ ...smallestSite, head: [general] });
const read = <T>(file: string) => JSON.parse(readFileSync(path.join(root, "public/debug-data", file), "utf8")) as T;

/** A doc with its node, compiled file and HTML, as a finished build has them. */
function doc(name: string, more: Partial<Page> = {}, node: object = {}) {
  const route = `/docs/${name}/`;
  const head = `<title>${name} | Site</title><meta name="description" content="About ${name}"/>`;
  const scripts = '<script src="/doc-1.js"></script><script src="/app-1.js"></script>';
  write(`public${route}index.html`, `<html><head>${head}</head><body>${scripts}</body></html>`);
  write(`public/page-data${route}page-data.json`, "x".repeat(300));
  const tree = [["Tabs", {}, ["TabItem", {}, "a"], ["TabItem", {}, "b"]]];
  write(`${STORE_FOLDER}/${name}.json`, JSON.stringify({ tree, milliseconds: name.length * 10 }));
  const page: Page = {
    path: route,
    component: "src/doc.tsx",
    context: {},
    frame: { instance: "default", version: "current", sidebarId: "docs", sidebarFile: "docs.1" },
    ...more,
  };
  const fields = { id: name, file: `content/docs/${name}.mdx`, title: name, instance: "default", contentKey: name };
  const internal = { type: "Doc" };
  return { page, node: { ...fields, links: [], internal, ...node } as unknown as PageNode };
}

/** What is published of pages: the rows of a view, by the titles of its parts. */
async function published(
  sources: ReturnType<typeof doc>[],
  { finished = {}, debug = true }: { finished?: Partial<FinishedSite>; debug?: boolean } = {},
): Promise<(view: DebugView) => Record<string, DebugRow[]>> {
  const context = { root, site: { ...site, debug }, production: true };
  const publisher = publishDebug(context, { ...nothingElse, ...finished });
  for (const source of sources) await publisher.page?.(publishedPageOf(source, root));
  await publisher.end?.();
  return (view) =>
    Object.fromEntries((read<DebugIndex>("index.json")[view] ?? []).map(({ title, file }) => [title, read(file)]));
}
const labels = (rows: DebugRow[] | undefined) => rows?.map(({ label, note }) => [label, note]);

describe("publishDebug", () => {
  beforeEach(() => {
    write("public/sidebars/docs.1.json", '[{"type":"link","label":"A","href":"/docs/a/"}]');
    write("public/app-1.js", "x".repeat(1500));
    write("public/doc-1.js", "x".repeat(500));
  });

  it("tells of each page its template, and the bytes of its files", async () => {
    const view = await published([doc("a")]);
    const [row] = view("routes").default ?? [];
    expect(row).toMatchObject({
      label: "/docs/a/",
      to: "/docs/a/",
      data: {
        template: "src/doc.tsx",
        bytes: { data: 300, sidebar: 47, scripts: 2e3 },
      },
    });
    expect(view("metadata").default?.[0]?.data).toMatchObject({ title: "a | Site", description: "About a" });
  });

  it("lists content by type and instance, with what no page shows", async () => {
    const broken = {
      id: "d",
      file: "content/docs/d.mdx",
      instance: "default",
      draft: false,
      internal: { type: "Doc" },
    };
    const authors = { id: "w", file: "content/blog/authors.yml", internal: { type: "Authors" } };
    const unrouted = () => [broken, authors] as unknown as (Node & FileFields)[];
    const view = await published([doc("a")], { finished: { unrouted } });
    expect(view("content")).toMatchObject({
      "Doc: default": [
        { label: "content/docs/a.mdx", to: "/docs/a/" },
        { label: "content/docs/d.mdx", to: "/__docusaurus/debug/content/?q=content%2Fdocs%2Fd.mdx" },
      ],
      Authors: [{ label: "content/blog/authors.yml" }],
    });
  });

  it("publishes nothing of a draft: neither its content nor what the build warned of in it", async () => {
    const file = "content/docs/secret.mdx";
    const draft = { id: "d", file, title: "Secret", instance: "default", draft: true, internal: { type: "Doc" } };
    const unrouted = () => [draft] as unknown as (Node & FileFields)[];
    const about = { severity: "warning" as const, message: "M.", remedy: "R." };
    const warnings = [
      { ...about, file, line: 2 },
      { ...about, file: "content/docs/a.mdx", line: 9 },
    ];
    const view = await published([doc("a")], { finished: { unrouted, warnings } });
    expect(labels(view("content")["Doc: default"])).toEqual([["content/docs/a.mdx", "a"]]);
    expect(labels(view("checks")["Warnings of the build"])).toEqual([["content/docs/a.mdx:9", "M."]]);
    const folder = path.join(root, "public/debug-data");
    const files = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), "utf8"));
    expect(files.filter((text) => /secret/i.test(text))).toEqual([]);
  });

  it("has versions and sidebars of each docs instance", async () => {
    const version = { name: "current", instance: "default", path: "/docs/", label: "Next", internal: {} };
    const nodesOf = (type: string) => (type === "DocsVersion" ? [version] : []) as unknown as Node[];
    const view = await published([doc("a"), doc("b")], { finished: { nodesOf } });
    expect(view("globalData")).toMatchObject({
      "Versions of default": [{ label: "current", to: "/docs/", data: { label: "Next" } }],
      "Sidebars of default": [{ label: "current: docs", note: "Pages: 2", data: { items: [{ href: "/docs/a/" }] } }],
    });
  });

  it("counts where components are used", async () => {
    const view = await published([doc("a"), doc("b")]);
    const rows = view("registry").Registry ?? [];
    expect(rows.find(({ label }) => label === "TabItem")).toMatchObject({
      to: "/docs/a/",
      note: "Uses: 4, pages: 2",
      data: { count: 4, pages: 2, routes: ["/docs/a/", "/docs/b/"] },
    });
    expect(rows.find(({ label }) => label === "Mermaid")).toMatchObject({ data: { pages: 0 } });
  });

  it("shows the configuration with every default", async () => {
    const view = await published([]);
    expect(labels(view("config").Configuration)).toEqual(Object.keys(site).map((key) => [key, undefined]));
    expect(view("config").Configuration?.find(({ label }) => label === "hydrate")?.data).toBe("intent");
  });

  it("lists the slowest, the largest, docs in no sidebar and pages without a description", async () => {
    const plain = doc("plain");
    const same = doc("same");
    const unindexed = doc("unindexed", { noIndex: true });
    write(`public${same.page.path}index.html`, `<head><meta name="description" content="All about kilns"/></head>`);
    for (const { page } of [plain, unindexed])
      write(`public${page.path}index.html`, `<head><meta name="description" content="${site.tagline}"/></head>`);
    const view = await published([doc("a"), doc("loose", { frame: { version: "current" } }), plain, same, unindexed]);
    const checks = view("checks");
    expect(labels(checks["Slowest files to compile"])).toEqual([
      ["content/docs/unindexed.mdx", "90 ms"],
      ["content/docs/loose.mdx", "50 ms"],
      ["content/docs/plain.mdx", "50 ms"],
      ["content/docs/same.mdx", "40 ms"],
      ["content/docs/a.mdx", "10 ms"],
    ]);
    expect(checks["Largest pages"]?.map(({ label }) => label)).toEqual(
      ["loose", "a", "same", "plain", "unindexed"].map((name) => `/docs/${name}/`),
    );
    expect(checks["Docs in no sidebar"]?.map(({ label }) => label)).toEqual(["/docs/loose/"]);
    expect(checks["Pages without a description"]?.map(({ label }) => label)).toEqual(["/docs/plain/", "/docs/same/"]);
  });

  it("leaves hidden pages out of what is to be mended", async () => {
    const view = await published([doc("loose", { frame: { version: "current" }, hidden: true })]);
    expect(view("checks")["Docs in no sidebar"]).toBeUndefined();
  });

  it("names links that nobody is sure of", async () => {
    const anchor = { route: "/b/", anchor: "x", url: "/b/#x", file: "content/docs/a.mdx", line: 3 };
    const warning = { severity: "warning" as const, file: "content/docs/a.mdx", line: 9, message: "M.", remedy: "R." };
    const linked = doc("a", {}, { links: [{ url: "https://example.com/x", line: 4 }] });
    const view = await published([linked], { finished: { anchors: [anchor], warnings: [warning] } });
    const checks = view("checks");
    expect(checks["Anchors that only the HTML could tell"]).toMatchObject([
      { label: "/b/#x", to: "/b/#x", note: "content/docs/a.mdx:3" },
    ]);
    expect(labels(checks["Warnings of the build"])).toEqual([["content/docs/a.mdx:9", "M."]]);
    expect(labels(checks["Links to other sites, by host"])).toEqual([["example.com", "Links: 1"]]);
  });

  it("writes nothing where the site switches it off, and removes what was there", async () => {
    write("public/debug-data/old.json", "[]");
    await published([doc("a")], { debug: false });
    expect(existsSync(path.join(root, "public/debug-data"))).toBe(false);
  });
});

describe("the debug pages", () => {
  const { pages } = debugPages({ site });

  it("are one for each view, and the configuration at the root", () => {
    expect(pages.map(({ path: route, context }) => [route, context.view])).toEqual([
      ["/__docusaurus/debug/", "config"],
      ...["config", "content", "globalData", "metadata", "registry", "routes", "checks"].map((view) => [
        `/__docusaurus/debug/${view}/`,
        view,
      ]),
    ]);
  });

  it("are in no list of pages, no sitemap and no search", () => {
    expect(routeListOf(pages, new Map(), [], "Site").titles).toEqual({});
    const made = pages.map(({ path: route, noIndex }) => ({ path: route, context: { noIndex } }));
    expect(sitemapPagesOf(made, { dates: {}, keptAway: [] })).toEqual([]);
    expect(pages.filter(({ search }) => search)).toEqual([]);
  });

  it("are absent where the site switches them off", () => {
    expect(debugPages({ site: { ...site, debug: false } }).pages).toEqual([]);
  });
});
