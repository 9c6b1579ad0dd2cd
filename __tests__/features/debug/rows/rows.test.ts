import { ExternalHosts } from "../../../../src/features/debug/rows/external-hosts";
import { filteredRows, rowJson, searchedRows, viewJson } from "../../../../src/features/debug/rows/filter-rows";
import { nodeDataOf } from "../../../../src/features/debug/rows/node-data";
import { pageHeadOf } from "../../../../src/features/debug/rows/page-head";
import {
  contentPartOf,
  contentRow,
  metadataRow,
  routeRow,
  sizeText,
  type SeenPage,
} from "../../../../src/features/debug/rows/page-rows";
import { SiteSidebars } from "../../../../src/features/debug/rows/site-sidebars";
import { TopRows } from "../../../../src/features/debug/rows/top-rows";
import { UseCounter } from "../../../../src/features/debug/rows/uses";
import type { DebugRow } from "../../../../src/features/debug/views";

const row = (label: string, more: Partial<DebugRow> = {}): DebugRow => ({ label, to: "/", data: { label }, ...more });

describe("filteredRows", () => {
  const rows = searchedRows([row("/docs/a/", { note: "Guide A" }), row("/blog/b/", { data: { tags: ["Guide"] } })]);
  const found = (query: string) => filteredRows(rows, query).map(({ label }) => label);

  it("looks for each word in label, remark and data, whatever their case", () => {
    expect(found("GUIDE")).toEqual(["/docs/a/", "/blog/b/"]);
    expect(found(" guide  docs ")).toEqual(["/docs/a/"]);
    expect(found("tags")).toEqual(["/blog/b/"]);
    expect(found("nothing")).toEqual([]);
  });

  it("gives all rows for an empty query, as they are", () => {
    expect(filteredRows(rows, "  ")).toBe(rows);
  });
});

test("what is copied of a row and of a view is JSON of the data", () => {
  expect(JSON.parse(rowJson(row("a")))).toEqual({ label: "a" });
  expect(JSON.parse(viewJson([{ title: "Docs", rows: [row("a", { data: 1 })] }]))).toEqual({
    Docs: [{ label: "a", data: 1 }],
  });
});

test("nodeDataOf leaves out what is Gatsby's, and counts long lists", () => {
  const node = {
    id: "1",
    parent: "p",
    children: [],
    internal: { type: "Doc" },
    buildDigest: "d",
    title: "A",
    image: null,
    sidebarLabel: undefined,
    tags: [{ label: "t" }],
    keywords: ["k"],
    links: [{ url: "/" }, { url: "/b/" }],
    anchors: Array.from({ length: 30 }, (_, index) => `a${index}`),
    dependencies: { "a.png": "1" },
  };
  expect(nodeDataOf(node)).toEqual({
    id: "1",
    title: "A",
    image: null,
    tags: [{ label: "t" }],
    keywords: ["k"],
    links: { count: 2 },
    anchors: { count: 30 },
    dependencies: { "a.png": "1" },
  });
});

test("pageHeadOf reads the head as React writes it, and nothing of the body", () => {
  const html =
    '<html><head><title data-gatsby-head="true">A &amp; B | Site</title>' +
    '<meta name="description" content="It&#x27;s &quot;A&quot;"/><meta name="robots" content="noindex"/>' +
    '<link rel="canonical" href="https://example.org/a/"/><meta property="og:image" content="/a.png"/></head>' +
    '<body><meta name="keywords" content="none"><title>no</title></body></html>';
  expect(pageHeadOf(html)).toEqual({
    title: "A & B | Site",
    description: `It's "A"`,
    keywords: undefined,
    robots: "noindex",
    canonical: "https://example.org/a/",
    image: "/a.png",
    refresh: undefined,
  });
  expect(pageHeadOf('<head><meta http-equiv="refresh" content="0; url=/b/"/></head>').refresh).toBe("0; url=/b/");
});

describe("the rows of a page", () => {
  const page: SeenPage = {
    route: "/docs/a/",
    title: "A",
    template: "doc.tsx",
    hidden: false,
    head: { title: "A | Site", robots: "noindex, nofollow" },
    bytes: { html: 41250, data: 4e3, sidebar: 500, scripts: 812 },
    node: {
      id: "n",
      file: "content/a.mdx",
      title: "A",
      instance: "default",
      tags: [{ label: "t" }],
      internal: { type: "Doc" },
    },
  };

  it("name its template and the bytes of HTML, data and scripts", () => {
    expect(routeRow(page)).toMatchObject({
      label: "/docs/a/",
      to: "/docs/a/",
      note: "HTML 41.3 KB, data 4.5 KB, scripts 812 B",
      data: { template: "doc.tsx", bytes: page.bytes },
    });
    expect([999, 1000].map(sizeText)).toEqual(["999 B", "1.0 KB"]);
  });

  it("tell what its head says, with its tags", () => {
    expect(metadataRow(page)).toMatchObject({ note: "A | Site (noindex)", data: { noIndex: true, tags: ["t"] } });
    expect(metadataRow({ ...page, head: {}, node: undefined })).toMatchObject({
      note: undefined,
      data: { noIndex: false, tags: [] },
    });
  });

  it("lead from a node to its page, and to itself where it has none", () => {
    const { node } = page;
    if (!node) throw new Error("The page has a node.");
    expect(contentPartOf(node)).toBe("Doc: default");
    expect(contentRow(node, "/docs/a/")).toMatchObject({ label: "content/a.mdx", to: "/docs/a/", note: "A" });
    expect(contentRow(node).to).toBe("/__docusaurus/debug/content/?q=content%2Fa.mdx");
  });
});

describe("TopRows", () => {
  it("keeps the rows with the largest figures, of equal ones the first", () => {
    const top = new TopRows(3);
    for (const figure of [5, 1, 9, 5, 7, 2, 8]) top.add(figure, row(`${figure}`));
    expect(top.rows().map(({ label }) => label)).toEqual(["9", "8", "7"]);
    const equal = new TopRows(1);
    for (const label of ["a", "b", "c"]) equal.add(1, row(label));
    expect(equal.rows()).toEqual([row("a")]);
  });
});

test("UseCounter counts uses and pages, and names the first pages alone", () => {
  const uses = new UseCounter();
  for (let page = 0; page < 30; page += 1) uses.addPage(`/${page}/`, ["Tabs", "Tabs"]);
  expect(uses.of("Tabs")).toMatchObject({ count: 60, pages: 30 });
  expect(uses.of("Tabs").routes).toHaveLength(20);
  expect(uses.of("Other")).toEqual({ count: 0, pages: 0, routes: [] });
});

test("ExternalHosts groups links by host, by the alphabet, each address with its first place", () => {
  const hosts = new ExternalHosts();
  hosts.add("a.mdx", [
    { url: "https://b.org/x", line: 3 },
    { url: "//a.org/" },
    { url: "mailto:x@y.z" },
    { url: "/c/" },
  ]);
  hosts.add("b.mdx", [{ url: "https://b.org/x", line: 9 }, { url: "https://[" }]);
  expect(hosts.rows()).toEqual([
    expect.objectContaining({ label: "a.org", to: "https://a.org/", note: "Links: 1" }),
    {
      label: "b.org",
      to: "https://b.org/",
      note: "Links: 2",
      data: {
        host: "b.org",
        links: 2,
        addresses: {
          "https://b.org/x": { file: "a.mdx", line: 3 },
        },
      },
    },
  ]);
});

test("SiteSidebars lists each sidebar of an instance once, with its pages and items", () => {
  const sidebars = new SiteSidebars();
  const place = { instance: "default", version: "current", sidebarId: "docs", sidebarFile: "docs.1" };
  for (const page of [place, place, { ...place, instance: "other", sidebarFile: "o.1" }, { instance: "default" }])
    sidebars.add(page);
  const items = [{ type: "link" as const, label: "A", href: "/a/" }];
  expect([...sidebars.rowsOf("default", () => items)]).toEqual([
    {
      label: "current: docs",
      to: "/a/",
      note: "Pages: 2",
      data: { version: "current", sidebar: "docs", file: "/sidebars/docs.1.json", pages: 2, items },
    },
  ]);
});
