import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { publishedPageOf, type PublishedPage } from "../../../src/build/publish/publisher";
import { publishStaticFiles } from "../../../src/build/publish/static-files";
import type { Page } from "../../../src/build/feature";
import type { PageNode } from "../../../src/build/nodes/mdx-reader";
import { publishLlms } from "../../../src/features/llms/publish";
import { readSite, type SiteInput } from "../../../src/lib/site-config";
import type { Compiled } from "../../../src/mdx/compile/compile";
import type { ContentNode } from "../../../src/mdx/content-node";
import { nothingElse } from "../../support/finished-site";
import { smallestSite } from "../../support/site";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "llms-"));
  mkdirSync(path.join(root, "public/sidebars"), { recursive: true });
  const link = (href: string) => ({ type: "link", label: href, href, docId: href });
  const guides = { type: "category", label: "Guides", items: [link("/docs/z/")], collapsible: true, collapsed: true };
  writeFileSync(path.join(root, "public/sidebars/docs.json"), JSON.stringify([guides, link("/docs/a/")]));
});
afterEach(() => rmSync(root, { recursive: true }));

function doc(route: string, page: Partial<Page> = {}, ...tree: ContentNode[]): PublishedPage {
  const node = { title: route, description: `About ${route}` } as unknown as PageNode;
  const frame = { instance: "default", version: "1.0", sidebarFile: "docs" };
  return {
    ...publishedPageOf({ page: { path: route, frame, ...page }, node }, root),
    content: () => ({ tree }) as Compiled,
  };
}

async function publish(
  pages: readonly PublishedPage[],
  changes: Partial<SiteInput> = {},
  end: "end" | "endPart" = "end",
): Promise<void> {
  const site = readSite({ ...smallestSite, baseUrl: "/base/", ...changes });
  const publisher = publishLlms({ root, site, production: true }, nothingElse);
  for (const page of pages) await publisher.page?.(page);
  await publisher[end]?.();
}

const read = (file: string) => readFileSync(path.join(root, "public", file), "utf8");
const exists = (file: string) => existsSync(path.join(root, "public", file));

test("each doc is there as Markdown beside its page, with absolute addresses", async () => {
  await publish([
    doc("/docs/a/", {}, ["p", {}, "See ", ["a", { href: "/docs/z/#x" }, "z"], " or ", ["a", { href: "#y" }, "y"], "."]),
  ]);
  expect(read("docs/a/index.md")).toBe(
    "# /docs/a/\n\nSee [z](https://example.org/base/docs/z/#x) or [y](https://example.org/base/docs/a/#y).\n",
  );
});

test("all Markdown in one file begins with what the site is, where that is said", async () => {
  await publish([doc("/docs/a/", {}, "A.")], { tagline: "" });
  expect(read("llms-full.txt")).toMatch(/^# .+\n\n---\n/);
  await publish([doc("/docs/a/", {}, "A.")], { tagline: "A\nsite" });
  expect(read("llms-full.txt")).toMatch(/^# .+\n\n> A site\n\n---\n/);
});

test.each(["llms.txt", "llms-full.txt"])(
  "a site's own %s stays, and does not go with that of an earlier build",
  async (name) => {
    await publish([doc("/docs/a/", {}, "A.")]);
    mkdirSync(path.join(root, "static"));
    writeFileSync(path.join(root, "static", name), "own");
    const site = readSite(smallestSite);
    publishStaticFiles(root, site, false);
    await publish([doc("/docs/a/", {}, "A.")]);
    expect(["llms.txt", "llms-full.txt"].map((file) => read(file) === "own")).toEqual(
      ["llms.txt", "llms-full.txt"].map((file) => file === name),
    );
  },
);

test("a doc whose result was kept is not read, and is in the lists; without its file it is read again", async () => {
  const build = async (kept?: object) => {
    const publisher = publishLlms({ root, site: readSite(smallestSite), production: true }, nothingElse);
    const content = jest.fn(doc("/docs/a/", {}, "A.").content);
    const next = await publisher.page?.({ ...doc("/docs/a/"), content }, kept);
    await publisher.end?.();
    return {
      next: next ?? {},
      isRead: content.mock.calls.length > 0,
      list: read("llms.txt"),
      all: read("llms-full.txt"),
    };
  };
  const first = await build();
  expect(await build(first.next)).toEqual({ ...first, isRead: false });
  rmSync(path.join(root, "public/docs/a/index.md"));
  expect(await build(first.next)).toEqual(first);
});

test("docs of older versions and unlisted ones have their Markdown, and are in no list", async () => {
  await publish([
    doc("/docs/a/", { search: { group: "Docs" } }, "A."),
    doc("/docs/b/", { hidden: true }, "B."),
    doc("/docs/1.0/a/", { olderVersion: "/docs/1.0/" }, "Old."),
    doc("/tests/", { noIndex: true }, "T."),
  ]);
  expect(["docs/b", "docs/1.0/a", "tests"].map((folder) => exists(`${folder}/index.md`))).toEqual([true, true, true]);
  expect(read("llms.txt").match(/^- .*$/gm)).toEqual([
    "- [/docs/a/](https://example.org/base/docs/a/index.md): About /docs/a/",
    "- [Blog](https://example.org/base/blog/): Posts",
    "- [Changed docs of Site](https://example.org/base/docs/rss.xml): Docs by their last change, newest first.",
  ]);
  expect(read("llms-full.txt")).toBe(
    "# Site\n\n> A site\n\n---\n\nhttps://example.org/base/docs/a/\n\n# /docs/a/\n\nA.\n",
  );
});

test("docs are in the order of their sidebar, those without one last", async () => {
  const group = { group: "Guides › Basics" };
  await publish([
    doc("/docs/0/", { frame: { instance: "default", version: "1.0" } }),
    doc("/docs/a/", { search: group }),
    doc("/docs/z/", { search: group }),
  ]);
  expect(read("llms.txt").match(/^(?:## .*|- \[\/docs.*?\])/gm)).toEqual([
    "## Guides",
    "- [/docs/z/]",
    "- [/docs/a/]",
    "## Site",
    "- [/docs/0/]",
    "## Optional",
  ]);
});

test("pages that are no docs have none, and nothing is written where the site does not want it", async () => {
  await publish([doc("/blog/a/", { frame: { instance: "blog" } })]);
  expect(exists("blog/a/index.md")).toBe(false);
  await publish([doc("/docs/a/")], { llms: false });
  expect(["docs/a/index.md", "llms.txt", "llms-full.txt"].map(exists)).toEqual([false, false, false]);
});

test("a part of a site that wants none any more loses those of earlier builds", async () => {
  await publish([doc("/docs/a/")], {}, "endPart");
  expect(exists("docs/a/index.md")).toBe(true);
  await publish([doc("/docs/a/")], { llms: false }, "endPart");
  expect(exists("docs/a/index.md")).toBe(false);
});
