import { mkdirSync, symlinkSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { isFresh, originOf } from "../../../../src/mdx/compile/bundles/bundle-store";
import { browserScript } from "../../../../src/mdx/compile/bundles/island-bundle";
import { moduleBundleOf } from "../../../../src/mdx/compile/bundles/module-bundle";
import { compileInScratch, scratch, write } from "../../../support/compiled";

compileInScratch();

const FILE = "website/src/part.ts";

function site() {
  const roots = { root: scratch(), folder: "website", staticFolders: [], baseUrl: "/" };
  return { ...roots, siteConfig: {}, globalData: {}, codeTranslations: {} };
}

/** What a module of a project exports as `default`, in its script for browsers, in a page with these globals. */
async function shown(text: string, page: object = {}): Promise<unknown> {
  write(FILE, text);
  const textOf = ([entry = ""]: string[]) => `import * as module from ${entry};\nexport { module };`;
  const { code } = await browserScript([`./${FILE}`], textOf, site(), true);
  const asFunction = code.replace(/export\s*\{\s*([\w$]+) as module\s*\};?/, "return $1;");
  const { default: value } = runInNewContext(`(() => {${asFunction}})()`, page) as { default: unknown };
  return JSON.parse(JSON.stringify(value)) as unknown;
}

const ALL = "export default all.keys().map((key) => [key, all(key)]);";

test("a module asks for all files of a folder, as webpack gives them", async () => {
  write("website/data/b.yaml", "name: Bowl");
  write("website/data/a.yml", "name: Cup");
  write("website/data/notes.json", '{ "name": "Notes" }');
  write("website/data/more/c.json", '{ "name": "Plate" }');
  expect(await shown(`const all = require.context("../data", false, /\\.ya?ml/);\n${ALL}`)).toEqual([
    ["./a.yml", { name: "Cup", default: { name: "Cup" } }],
    ["./b.yaml", { name: "Bowl", default: { name: "Bowl" } }],
  ]);
  expect(await shown(`const all = require.context('@site/data', true, /[/]c\\.JSON$/i,);\n${ALL}`)).toEqual([
    ["./more/c.json", { name: "Plate" }],
  ]);
  expect(await shown(`const all = require.context("../data");\nexport default all.keys();`)).toEqual([
    "./a.yml",
    "./b.yaml",
    "./more/c.json",
    "./notes.json",
  ]);
});

test("hidden files are left out, linked folders are looked into, and a link without an end is not followed", async () => {
  write("website/data/.DS_Store", "no data");
  write("website/data/.git/a.json", "{}");
  write("website/data/a.json", "{}");
  write("website/other/b.json", '{ "name": "Bowl" }');
  symlinkSync("../other", `${scratch()}/website/data/linked`);
  symlinkSync("../data", `${scratch()}/website/data/round`);
  symlinkSync("../gone", `${scratch()}/website/data/lost`);
  expect(await shown(`const all = require.context("../data");\n${ALL}`)).toEqual([
    ["./a.json", {}],
    ["./linked/b.json", { name: "Bowl" }],
  ]);
  expect(await shown('export default require.context("../data", false).keys();')).toEqual(["./a.json"]);
});

test("a mode may be said, and one that is not there is told where a module asks for it", async () => {
  write("website/data/a.json", "{}");
  const asking = (mode: string) => `export default require.context("../data", true, /\\.json$/, '${mode}').keys();`;
  expect(await shown(asking("sync"))).toEqual(["./a.json"]);
  await expect(shown(`\n${asking("lazy")}`)).rejects.toThrow(
    "`require.context` has the mode 'lazy' (website/src/part.ts:2), by which no files are in a bundle. " +
      "Write 'sync', the only mode that there is here, or leave it out.",
  );
  expect(await shown(`// ${asking("lazy")}\nexport default 1;`)).toBe(1);
});

test.each([
  ['require.context("../data", true, /json$/).keys()', ["./a.json"]],
  ["({ context: (part) => part }).context(1)", 1],
])("a module may name files by addresses, too: %s", async (asked, given) => {
  write("website/data/a.json", "{}");
  write("website/src/sum.wasm", "sum");
  const named = 'new URL("./sum.wasm", import.meta.url).href';
  expect(await shown(`export default [${asked}, ${named}];`, { URL })).toEqual([given, "data:application/wasm,sum"]);
});

test.each([
  'require.context("../data", true, /json$/).keys()',
  '({ context: () => ["./a.json"] }).context()',
  '[new URL("./sum.wasm", import.meta.url).href] && ["./a.json"]',
])("a module that creates a context of React is shared, whatever it asks for: %s", async (asked) => {
  write("website/data/a.json", "{}");
  write("website/src/sum.wasm", "sum");
  const shared: { ___shared?: object } = { ___shared: undefined };
  const page = { URL, ...shared, ___site: () => ({ createContext: (value: unknown) => value }) };
  const text = `import { createContext } from "react";\nexport default createContext(${asked});`;
  expect(await shown(text, page)).toEqual(["./a.json"]);
  expect(Object.keys(page.___shared ?? {})).toEqual([expect.stringMatching(/^website\/src\/part\.ts-/)]);
});

test("the bundle for the build is made anew once a file comes to the folder", async () => {
  write("website/data/a.json", "{}");
  mkdirSync(`${scratch()}/website/data/more`);
  write(FILE, 'export default require.context("../data").keys();');
  const { inputs } = await moduleBundleOf(`./${FILE}`, site());
  expect(inputs).toEqual(expect.arrayContaining(["website/data/a.json", "website/data/*", "website/data/more/*"]));
  const origin = originOf(inputs, scratch());
  expect(isFresh(origin, scratch())).toBe(true);
  write("website/data/more/b.json", "{}");
  expect(isFresh(origin, scratch())).toBe(false);
});
