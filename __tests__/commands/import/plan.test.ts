import {
  assertApart,
  functionNotes,
  importReport,
  importRows,
  styleRow,
  leftOut,
  packageNotes,
  pluginPageNotes,
} from "../../../src/commands/import/plan";

test("each file keeps its place below content/, and files whose values are settings say so", () => {
  expect(importRows(["docs/b.md", "../shared/x.md", "sidebars.js"], new Set(["sidebars.js"]))).toEqual([
    { from: "../shared/x.md", to: "shared/x.md" },
    { from: "docs/b.md", to: "content/docs/b.md" },
    { from: "sidebars.js", to: "content/sidebars.js", note: "Its values are in `src/site.ts`, which is what counts." },
  ]);
  expect(() => importRows(["../../far/x.md"], new Set())).toThrow("'../../far/x.md' lies more than one folder above");
});

test("leaves out what others make", () => {
  expect([leftOut("node_modules"), leftOut("docs"), leftOut("constructor")]).toEqual([
    "Packages: `npm install` brings them.",
    undefined,
    undefined,
  ]);
});

test("notes each function by its keys, and packages that components may import", () => {
  const site = { docs: [{ editUrl: () => "", transforms: { html: () => "" } }], title: "Kiln", search: null };
  expect(functionNotes(site).map(({ name, remedy }) => `${name}: ${remedy}`)).toEqual([
    "docs.0.editUrl: Write it there, or import it.",
    "docs.0.transforms.html: Write what the plugins do into the content, or build the folder as it is (`docusaurus` in src/site.ts).",
  ]);
  expect(packageNotes({ react: "18", "@docusaurus/core": "3", "remark-x": "1", clsx: "2.0.0" })).toMatchObject([
    { remedy: "npm install clsx@2.0.0" },
  ]);
  expect(packageNotes({ react: "18" })).toEqual([]);
});

test("pages that plugins make are named", () => {
  expect(pluginPageNotes(["cones/index.jsx", "index.jsx"].map((file) => ({ file }))).map(({ name }) => name)).toEqual([
    "the page /cones",
    "the page /",
  ]);
});

test("the report lists all files, and what has no equivalent", () => {
  const note = { name: "themeConfig.zoom", means: "No effect.", remedy: "Take it out." };
  const rows = [
    { from: "docs/a|b.md", to: "content/docs/a|b.md" },
    { from: "build", note: "Docusaurus makes it." },
  ];
  expect(importReport("../website", rows, [note])).toMatchInlineSnapshot(`
    "# What was taken over from ../website

    1 files, and the settings in \`src/site.ts\`. Files keep their places below \`content/\`; in the folder of a language, a translation has the path of what it translates.

    ## What has no equivalent

    - \`themeConfig.zoom\`: No effect. Take it out.

    ## Files

    | from | to | |
    | --- | --- | --- |
    | docs/a\\|b.md | content/docs/a\\|b.md |  |
    | build | left out | Docusaurus makes it. |
    "
  `);
  expect(importReport("../website", rows, [])).toContain("Nothing.");
});

test("files that stylesheets show keep their places, but those of packages", () => {
  expect(["src/a.woff2", "../b.svg", "node_modules/f/c.woff2"].map((file) => styleRow(file).to)).toEqual([
    "content/src/a.woff2",
    "b.svg",
    "content/style-files/f/c.woff2",
  ]);
});

test("files of two packages with one name have a place each", () => {
  const files = [
    "node_modules/@f/a/latin.woff2",
    "../node_modules/@f/b/latin.woff2",
    "node_modules/g/node_modules/h/i.svg",
  ];
  expect(files.map((file) => styleRow(file).to)).toEqual([
    "content/style-files/@f/a/latin.woff2",
    "content/style-files/@f/b/latin.woff2",
    "content/style-files/g/h/i.svg",
  ]);
});

test("two files that would go to one place are refused; one that is named twice is not", () => {
  const rows = [
    { from: "a.md", to: "content/a.md" },
    { from: "a.md", to: "content/a.md" },
    { from: "build" },
    { from: "node_modules" },
  ];
  expect(() => assertApart(rows)).not.toThrow();
  expect(() => assertApart([...rows, { from: "../content/a.md", to: "content/a.md" }])).toThrow(
    "'a.md' and '../content/a.md' would both go to content/a.md, and nothing was written.\n  → Give one of them another name",
  );
});
