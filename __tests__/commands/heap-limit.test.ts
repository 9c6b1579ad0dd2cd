import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { compactingEnv, countContent, heapLimit } from "../../src/commands/heap-limit.mjs";

test.each([
  [0, 1280],
  [10_000, 1280],
  [10_001, 1281],
  [30_000, 3280],
])("a site of %d files builds with %d MB of heap", (files, megabytes) => expect(heapLimit(files)).toBe(megabytes));

test("builds of many files compact their heaps", () => {
  expect(compactingEnv(1000)).toEqual({});
  expect(compactingEnv(1001)).toEqual({ SITE_COMPACT_HEAP: "1" });
});

describe("files of content", () => {
  let root = "";
  beforeEach(() => {
    root = mkdtempSync(path.join(os.tmpdir(), "content-"));
    for (const file of ["content/a.mdx", "content/b/c.md", "content/b/d.yml", "src/e.md", "other/docs/f.md"]) {
      mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(root, file), "");
    }
    mkdirSync(path.join(root, "other/node_modules/g"), { recursive: true });
    writeFileSync(path.join(root, "other/node_modules/g/readme.md"), "");
  });
  afterEach(() => rmSync(root, { recursive: true }));

  test("are its Markdown files", () => expect(countContent(root)).toBe(2));
  test("are also those of a Docusaurus folder, without its packages", () =>
    expect(countContent(path.join(root, "content"), "../other")).toBe(1));
  test.each([
    ["docusaurus: '../other'", 3],
    ['docusaurus: { folder: "../other", site: {} }', 3],
    ['docs: [{ content: "../other/docs" }, { content: "content/b" }]', 3],
    ['docs: [{ "content": "content" }]', 2],
    ['meta: [{ content: "/" }, { content: "src/site.ts" }]', 2],
  ])("are also those of the folders in `%s`, each once", (setting, count) => {
    mkdirSync(path.join(root, "site/src"), { recursive: true });
    renameSync(path.join(root, "content"), path.join(root, "site/content"));
    writeFileSync(path.join(root, "site/src/site.ts"), `export const site = { ${setting} };`);
    expect(countContent(path.join(root, "site"))).toBe(count);
  });
  test("are none where there is no folder", () => expect(countContent(path.join(root, "nowhere"))).toBe(0));
});
