import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { filesOf } from "../../../src/build/nodes/content-files";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "node-store-"));
  for (const file of ["docs/a.mdx", "docs/.hidden.mdx", "docs/api/b.md", "docs/api-old/c.yml"]) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), "");
  }
});
afterEach(() => rmSync(root, { recursive: true }));

test("a file is that of the innermost source alone", () => {
  const sources = [
    { name: "outer", folder: "docs" },
    { name: "inner", folder: "docs/api" },
  ];
  const found = sources.flatMap((source) => filesOf(root, source, sources));
  expect(found.map(({ node, isMdx }) => [node.sourceInstanceName, node.relativePath, isMdx])).toEqual([
    ["outer", "a.mdx", true],
    ["outer", "api-old/c.yml", false],
    ["inner", "b.md", true],
  ]);
});

test("links are followed to files and folders, but for those without an end", () => {
  mkdirSync(path.join(root, "shared"));
  writeFileSync(path.join(root, "shared/d.mdx"), "");
  for (const [target, link] of [
    ["../shared", "docs/shared"],
    ["../shared/d.mdx", "docs/d.mdx"],
    ["../gone.mdx", "docs/gone.mdx"],
    ["../docs", "docs/api-old/back"],
    ["itself", "docs/itself"],
  ] as const)
    symlinkSync(target, path.join(root, link));
  const found = filesOf(root, { name: "docs", folder: "docs" }, []);
  expect(found.map(({ node }) => node.relativePath)).toEqual([
    "a.mdx",
    "api-old/c.yml",
    "api/b.md",
    "d.mdx",
    "shared/d.mdx",
  ]);
});
