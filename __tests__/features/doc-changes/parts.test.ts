import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Node } from "gatsby";
import { partOf } from "../../../src/build/parts/part";
import { routesDigestOf } from "../../../src/build/parts/publish-part";
import { DOCS_ON_PAGE } from "../../../src/features/doc-changes/list-parts";
import { CHANGES_FOLDER } from "../../../src/features/doc-changes/page-changes";
import { docChangesPages } from "../../../src/features/doc-changes/pages";
import { KEPT_FOLDER } from "../../../src/lib/build/kept-folder";
import { readSite } from "../../../src/lib/site-config";
import { smallestSite } from "../../support/site";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "changed-parts-"));
  mkdirSync(path.join(root, "public", CHANGES_FOLDER), { recursive: true });
  mkdirSync(path.join(root, KEPT_FOLDER), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const site = readSite({ ...smallestSite, docs: [{ id: "default", content: "content/docs", routeBasePath: "docs" }] });
const VERSIONS = [
  { instance: "default", name: "2.0", label: "2.0", order: 0, isLast: true, folder: "content/docs/2.0" },
  { instance: "default", name: "1.0", label: "1.0", order: 1, isLast: false, folder: "content/docs/1.0" },
];

/** A doc of a version with a digest of its own. */
const doc = (version: string, index: number) => ({
  docId: `doc-${index}`,
  title: `Doc ${index}`,
  permalink: `/docs/${version}/doc-${index}/`,
  file: `content/docs/${version}/doc-${index}.mdx`,
  instance: "default",
  version,
  internal: { contentDigest: `${version}-${String(index).padStart(16, "0")}`.slice(-16) + version },
});

/** The pages that the part with a version makes of a site whose docs all changed, and were compared before. */
function pagesOfPart(named: string, count: number) {
  const docs = VERSIONS.flatMap(({ name }) => Array.from({ length: count }, (_, index) => doc(name, index)));
  const digestOf = (version: string, index: number) => doc(version, index).internal.contentDigest.slice(0, 16);
  const files = Array.from({ length: count }, (_, index) => `${digestOf("2.0", index)}-${digestOf("1.0", index)}.json`);
  for (const file of files) writeFileSync(path.join(root, "public", CHANGES_FOLDER, file), "[]");
  const counts = Object.fromEntries(files.map((file) => [file, { added: 1, removed: 1 }]));
  writeFileSync(path.join(root, KEPT_FOLDER, "doc-changes.json"), JSON.stringify(counts));
  const nodes = { Doc: docs, DocsVersion: VERSIONS } as unknown as Record<string, Node[]>;
  const part = partOf({ named, versions: VERSIONS, docs: site.docs });
  const getNodesByType = (type: string) => nodes[type] ?? [];
  return docChangesPages({ getNodesByType }, { root, production: true, site, part }).pages;
}

test("parts of one commit know the same pages, also where a list of changes goes on for pages", () => {
  const count = DOCS_ON_PAGE + 1;
  const [own, other] = [pagesOfPart("2.0", count), pagesOfPart("1.0", count)];
  expect(own.map((page) => page.path)).toEqual(["/versions/2.0/", "/versions/2.0/page/2/"]);
  expect(other.map((page) => page.path)).toEqual(["/versions/2.0/"]);
  expect(routesDigestOf(own, [])).toBe(routesDigestOf(other, []));
});

test("parts with other pages, of their own or of the site's code, do not", () => {
  const pages = [{ path: "/a/" }];
  expect(routesDigestOf(pages, ["/b/"])).toBe(routesDigestOf([{ path: "/b/" }], ["/a/"]));
  expect(routesDigestOf(pages, ["/b/"])).not.toBe(routesDigestOf(pages, []));
  expect(routesDigestOf(pages, [])).not.toBe(routesDigestOf([...pages, { path: "/c/" }], []));
});
