import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { emptyPages } from "../../../src/build/checks/empty-pages";
import type { Page } from "../../../src/build/feature";
import type { PageNode } from "../../../src/build/nodes/mdx-reader";
import { formatProblem } from "../../../src/lib/problem";
import { readSite } from "../../../src/lib/site-config";
import { smallestSite } from "../../support/site";

const root = mkdtempSync(path.join(os.tmpdir(), "empty-pages-"));
const site = readSite(smallestSite);
afterAll(() => rmSync(root, { recursive: true }));

/** What is told of a page whose file says this. */
function toldOf(source: string, { name = "a.mdx", node = {}, page = {} } = {}, settings = site) {
  const file = `content/${name}`;
  mkdirSync(path.join(root, "content"), { recursive: true });
  writeFileSync(path.join(root, file), source);
  const nodes = [{ id: "a", file, words: 0, unparsed: false, draft: false, ...node } as unknown as PageNode];
  const pages: Page[] = [{ path: "/a/", component: "", context: {}, node: "a", needsText: true, ...page }];
  return emptyPages(pages, nodes, { root, site: settings }).map(formatProblem);
}

test.each(["", "\n \n", "---\ntitle: Ada\n---\n", "\u{FEFF}---\r\ntitle: Ada\r\n---\r\n\r\n"])(
  "a file that says %j has no text",
  (source) => {
    expect(toldOf(source)).toEqual([
      "content/a.mdx\n  The file has no text, so its page is empty.\n  → Write its text, or say in a comment why there is none: `{/* … */}`.",
    ]);
  },
);

test("comments are of the file's kind", () => {
  expect(toldOf("", { name: "a.md" })).toEqual([expect.stringContaining("`<!-- … -->`")]);
});

test.each(["{/* On purpose. */}\n", "---\ntitle: Ada\n---\n\n![](./a.svg)\n", "# Ada\n"])(
  "a file that says %j is not empty",
  (source) => {
    expect(toldOf(source)).toEqual([]);
  },
);

test("drafts, pages that need no text, pages of another part and of components are not told", () => {
  expect(toldOf("", { node: { draft: true } })).toEqual([]);
  expect(toldOf("", { node: { unparsed: true } })).toEqual([]);
  expect(toldOf("", { page: { needsText: false } })).toEqual([]);
  expect(toldOf("", { page: { node: undefined } })).toEqual([]);
  expect(toldOf("", {}, { ...site, themeParts: { DocItem: "theme.tsx" } })).toEqual([]);
});
