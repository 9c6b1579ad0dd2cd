import { runInNewContext } from "node:vm";
import { browserScript } from "../../../../src/mdx/compile/bundles/island-bundle";
import { compileInScratch, scratch, write } from "../../../support/compiled";

compileInScratch();

/** What a module of a project exports once its script for browsers has run in a page. */
async function exportsOf(file: string, page: object) {
  const roots = { root: scratch(), folder: "website", staticFolders: [], baseUrl: "/" };
  const site = { ...roots, siteConfig: {}, globalData: {}, codeTranslations: {} };
  const textOf = ([entry = ""]: string[]) => `import * as module from ${entry};\nexport { module };`;
  const { code, inputs } = await browserScript([`./website/${file}`], textOf, site, true);
  const asFunction = code.replace(/export\s*\{\s*([\w$]+) as module\s*\};?/, "return $1;");
  return { module: runInNewContext(`(() => {${asFunction}})()`, page) as Record<string, unknown>, inputs };
}

test("scripts of a page share what creates a context, and have all else themselves", async () => {
  write(
    "website/src/unit.ts",
    'import { createContext } from "react";\nexport const Unit: object = createContext("C");',
  );
  write("website/src/plain.js", "export const plain = {};");
  const parts = 'export { Unit } from "./unit";\nexport { plain } from "./plain";';
  write("website/src/Root.js", parts);
  write("website/src/Gauge.js", `${parts}\nexport { Unit as same } from "@site/src/whole.cjs";`);
  write("website/src/whole.cjs", 'module.exports = require("./unit");');
  const page = { ___site: () => ({ createContext: (value: string) => ({ value }) }) };
  const [root, gauge] = [await exportsOf("src/Root.js", page), await exportsOf("src/Gauge.js", page)];
  expect(root.module.Unit).toEqual({ value: "C" });
  expect(gauge.module.Unit).toBe(root.module.Unit);
  expect(gauge.module.same).toBe(root.module.Unit);
  expect(gauge.module.plain).not.toBe(root.module.plain);
  expect(root.inputs.sort()).toEqual(["website/src/Root.js", "website/src/plain.js", "website/src/unit.ts"]);
});
