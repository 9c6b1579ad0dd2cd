import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { stylesOf } from "../../../src/docusaurus/read/stylesheets";

let project: string;
beforeEach(() => {
  project = mkdtempSync(path.join(os.tmpdir(), "stylesheets-"));
});
afterEach(() => rmSync(project, { recursive: true }));

test.each([
  ["layer(base)", "@layer base { .b { color: red; } }"],
  ["layer", "@layer { .b { color: red; } }"],
  ["supports(display: grid) print", "@media print { @supports (display: grid) { .b { color: red; } } }"],
  [
    "layer(a.b) supports(not (gap: 1px)) screen and (width > 1px)",
    "@media screen and (width > 1px) { @supports (not (gap: 1px)) { @layer a.b { .b { color: red; } } } }",
  ],
])("a stylesheet that is imported with '%s' keeps that", (conditions, css) => {
  writeFileSync(path.join(project, "a.css"), `@import "./b.css" ${conditions};`);
  writeFileSync(path.join(project, "b.css"), ".b { color: red; }");
  const [style] = stylesOf([{ name: "theme-classic", options: { customCss: "./a.css" } }], {
    project,
    staticFolders: [],
    published: new Map(),
    missing: new Set(),
    missingImports: new Set(),
  });
  expect(style?.css?.replace(/\s+/g, " ")).toBe(css);
});
