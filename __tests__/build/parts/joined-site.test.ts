import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Node } from "gatsby";
import type { Feature } from "../../../src/build/feature";
import type { PageNode } from "../../../src/build/nodes/mdx-reader";
import { joinParts } from "../../../src/build/parts/joined-site";
import { filesOfParts } from "../../../src/build/parts/lay-together";
import { PartWriter, readPartHead, readPartLines, type PartHead } from "../../../src/build/parts/part-file";
import { lastBuildOf } from "../../../src/build/publish/last-build";
import { readSite, type Site } from "../../../src/lib/site-config";
import { consoleReporter } from "../../../src/commands/join/console-reporter";
import { smallestSite } from "../../support/site";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "joined-"));
  mkdirSync(path.join(root, "src/pages"), { recursive: true });
  writeFileSync(path.join(root, "src/site.ts"), "");
});
afterEach(() => rmSync(root, { recursive: true }));

const docs = { name: "docs", mdx: { nodeType: "Doc" } } as unknown as Feature;

/** A part with one doc that has one link and one anchor; its folder. */
function partWith(version: string, url: string): { folder: string; head: PartHead } {
  const folder = path.join(root, version);
  const head: PartHead = {
    format: 1,
    versions: [version],
    allVersions: ["2.0", "1.0"],
    buildDigest: "b",
    routesDigest: "r",
    sourced: [],
    links: [],
    problems: [],
  };
  const route = `/docs/${version}/`;
  const node = {
    id: version,
    internal: { type: "Doc", contentDigest: "d" },
    title: version,
    permalink: route,
    file: `content/docs/${version}/a.mdx`,
    contentRoot: `content/docs/${version}`,
    linkBase: route,
    links: [{ url, line: 3, column: 1 }],
    anchors: ["there"],
    assets: {},
    cardLists: [],
  } as unknown as PageNode;
  const writer = new PartWriter(folder, head);
  writer.add({ page: { path: route, component: "doc.tsx", node: version }, node, kept: { search: 1 } });
  writer.add({
    node: { id: "draft", file: "content/draft.yml", internal: { type: "Entry" } } as unknown as Node & PageNode,
  });
  writer.finish();
  return { folder: path.join(folder, "public"), head };
}

const join = (parts: ReturnType<typeof partWith>[], changes: Partial<Site> = {}) => {
  // The plugin for sitemaps would write one into the folder from which the tests run.
  const site = readSite({ ...smallestSite, noIndex: true, navbar: { ...smallestSite.navbar, items: [] } });
  const context = { root, site: { ...site, ...changes }, production: true };
  const files = filesOfParts(parts.map(({ folder }) => folder));
  return joinParts(parts, files, [docs], context, Object.assign(consoleReporter(), { info: () => undefined }));
};

describe("the file of a part", () => {
  it("is read as it was written", () => {
    const { folder, head } = partWith("1.0", "/docs/2.0/");
    expect(readPartHead(folder)).toEqual(head);
    const lines = [...readPartLines(folder)].map((line) => (line.page ? [line.page.path, line.kept] : line.node.id));
    expect(lines).toEqual([["/docs/1.0/", { search: 1 }], "draft"]);
    expect(readPartHead(root)).toBeUndefined();
  });
});

describe("joinParts", () => {
  it("checks links from one part to another before it lays anything down", async () => {
    const parts = [partWith("2.0", "/docs/1.0/#there"), partWith("1.0", "/docs/2.0/#gone")];
    await expect(join(parts)).rejects.toThrow(
      /1 error in 1 file:\s+content\/docs\/1\.0\/a\.mdx:3:1\s+The link '\/docs\/2\.0\/#gone' is broken: its page has no anchor 'gone'/,
    );
    expect(existsSync(path.join(root, "public"))).toBe(false);
  });

  it("notes for later commands what the joined site was built with", async () => {
    await join([partWith("2.0", "/docs/1.0/#there"), partWith("1.0", "/docs/2.0/#there")]);
    expect(lastBuildOf(root)).toEqual({ baseUrl: "/", locales: ["en"] });
  });

  it("does what the project does once a build is there, with the routes of all parts", async () => {
    const afterBuild = jest.fn(() => []);
    await join([partWith("2.0", "/docs/1.0/#there"), partWith("1.0", "/docs/2.0/#there")], { afterBuild });
    const outDir = path.join(root, "public");
    expect(afterBuild.mock.calls).toEqual([[{ outDir, routes: ["/docs/1.0/", "/docs/2.0/"] }]]);
  });
});
