import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import * as entry from "../../../../src/mdx/compile/mermaid/builder";

const ROOT = process.cwd();
const FOLDER = "src/mdx/compile/mermaid/";
const ENTRY = `${FOLDER}builder`;

/**
 * The imports of a file outside the folder that lead into it, but not to its one entry; by `import`, `export … from`,
 * `import()` and `require()`.
 */
function importsInto(file: string, code: string): string[] {
  if (file.startsWith(FOLDER)) return [];
  return ts.preProcessFile(code, true, true).importedFiles.flatMap(({ fileName }) => {
    const target = fileName.startsWith(".") ? path.posix.join(path.posix.dirname(file), fileName) : fileName;
    return `${target}/`.startsWith(FOLDER) && target.replace(/\.ts$/, "") !== ENTRY
      ? [`${file} imports ${target}: what draws diagrams is closed, use ${ENTRY}`]
      : [];
  });
}

const sources = [
  ...readdirSync(ROOT),
  ...readdirSync(path.join(ROOT, "src"), { recursive: true, encoding: "utf8" }).map(
    (name) => `src/${name.split(path.sep).join("/")}`,
  ),
].filter((file) => /\.(?:[cm]?[jt]s|[jt]sx)$/.test(file));

test.each([
  ["src/mdx/compile/builders/elements.ts", 'import { drawingOf } from "../mermaid/drawing";'],
  ["src/mdx/compile/builders/elements.ts", 'import type { Box } from "../mermaid/box.ts";'],
  ["src/mdx/compile/builders/code/fence.ts", 'export { drawingOf } from "../../mermaid/drawing";'],
  ["src/build/feature.ts", 'const drawing = import("../mdx/compile/mermaid/drawing");'],
  ["gatsby-node.ts", 'const drawing = require("./src/mdx/compile/mermaid");'],
])("%s may not have: %s", (file, code) => {
  expect(importsInto(file, code)).toHaveLength(1);
});

test.each([
  ["src/mdx/compile/builders/elements.ts", 'import { mermaidOf } from "../mermaid/builder";'],
  ["src/mdx/compile/mermaid/drawing.ts", 'import { openStage } from "./stage";'],
  [
    "src/mdx/render/registry.tsx",
    'import { Mermaid } from "../components/mermaid"; import mermaid from "mermaid"; // import "../compile/mermaid/box"',
  ],
])("%s may have: %s", (file, code) => {
  expect(importsInto(file, code)).toEqual([]);
});

test("the folder that draws diagrams is entered by one function", () => {
  expect(sources).toContain(`${ENTRY}.ts`);
  expect(sources.flatMap((file) => importsInto(file, readFileSync(path.join(ROOT, file), "utf8")))).toEqual([]);
  expect(Object.keys(entry)).toEqual(["mermaidOf"]);
});
