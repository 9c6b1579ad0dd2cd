import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { stylesOf } from "../../../src/docusaurus/read/stylesheets";

let project: string;
beforeEach(() => {
  project = mkdtempSync(path.join(os.tmpdir(), "stylesheets-"));
});
afterEach(() => rmSync(project, { recursive: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, css] of Object.entries(files)) writeFileSync(path.join(project, name), css);
}

/** The CSS of `a.css`, and the imports that it names and that are not there. */
function read(): { css?: string; missingImports: string[] } {
  const missingImports = new Set<string>();
  const files = { project, staticFolders: [], published: new Map<string, string>(), missing: new Set<string>() };
  const [style] = stylesOf([{ name: "theme-classic", options: { customCss: "./a.css" } }], {
    ...files,
    missingImports,
  });
  return { css: style?.css?.replace(/\s+/g, " "), missingImports: [...missingImports] };
}

test.each([
  ["layer(base)", "@layer base { .b { color: red; } }"],
  ["layer", "@layer { .b { color: red; } }"],
  ["supports(display: grid) print", "@media print { @supports (display: grid) { .b { color: red; } } }"],
  [
    "layer(a.b) supports(not (gap: 1px)) screen and (width > 1px)",
    "@media screen and (width > 1px) { @supports (not (gap: 1px)) { @layer a.b { .b { color: red; } } } }",
  ],
])("a stylesheet that is imported with '%s' keeps that", (conditions, css) => {
  write({ "a.css": `@import "./b.css" ${conditions};`, "b.css": ".b { color: red; }" });
  expect(read().css).toBe(css);
});

test.each([
  `/* @import "./b.css"; */ .a { color: blue; }`,
  `.a { color: blue; } /* @import "./none.css";`,
  `.a::after { content: '@import "./b.css";'; } .c::after { content: "\\"@import './none.css';"; }`,
])("what looks like an import in a comment or a string is none: %s", (css) => {
  write({ "a.css": css, "b.css": "/* Once. */ .b { color: red; }" });
  expect(read()).toEqual({ css, missingImports: [] });
});

test("an import after a comment and a string counts", () => {
  write({
    "a.css": `@charset "utf-8"; /* "it's */ @import './b.css'; @import url(none.css);`,
    "b.css": ".b { top: 0; }",
  });
  expect(read()).toEqual({ css: `@charset "utf-8"; /* "it's */ .b { top: 0; } `, missingImports: ["none.css"] });
});
