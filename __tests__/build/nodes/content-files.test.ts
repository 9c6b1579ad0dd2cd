import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
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
