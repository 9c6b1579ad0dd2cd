import { mkdirSync } from "node:fs";
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

/** What a module of a project exports as `default`, in its script for browsers. */
async function shown(text: string): Promise<unknown> {
  write(FILE, text);
  const textOf = ([entry = ""]: string[]) => `import * as module from ${entry};\nexport { module };`;
  const { code } = await browserScript([`./${FILE}`], textOf, site(), true);
  const asFunction = code.replace(/export\s*\{\s*([\w$]+) as module\s*\};?/, "return $1;");
  const { default: value } = runInNewContext(`(() => {${asFunction}})()`) as { default: unknown };
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
