import { resolveObjectURL } from "node:buffer";
import { runInNewContext } from "node:vm";
import { browserScript } from "../../../../src/mdx/compile/bundles/island-bundle";
import { compileInScratch, scratch, write } from "../../../support/compiled";

compileInScratch();

/** The script of a module of a project for browsers, and the site's files that it is made of. */
function scriptOf(text: string, production: boolean) {
  write("website/src/part.ts", text);
  const roots = { root: scratch(), folder: "website", staticFolders: [], baseUrl: "/" };
  const site = { ...roots, siteConfig: {}, globalData: {}, codeTranslations: {} };
  const textOf = ([entry = ""]: string[]) => `import * as module from ${entry};\nexport { module };`;
  return browserScript(["./website/src/part.ts"], textOf, site, production);
}

/** The address that such a module exports as `default`. */
async function addressOf(text: string, production: boolean) {
  const { code } = await scriptOf(text, production);
  const asFunction = code.replace(/export\s*\{\s*([\w$]+) as module\s*\};?/, "return $1;");
  const { default: address } = runInNewContext(`(() => {${asFunction}})()`, { URL, Blob }) as { default: URL };
  return address.href;
}

describe.each([true, false])("a module that names a file by its address, for production: %s", (production) => {
  it("has the file in its script, which is made anew with it", async () => {
    write("website/src/sum.wasm", "sum");
    const text = 'export default new URL("./sum.wasm", import.meta.url);';
    expect(await addressOf(text, production)).toBe("data:application/wasm,sum");
    expect((await scriptOf(text, production)).inputs).toContain("website/src/sum.wasm");
  });

  it("has one of a package, too", async () => {
    const folder = "website/node_modules/kiln-sum";
    write(`${folder}/package.json`, JSON.stringify({ name: "kiln-sum", version: "1.0.0", module: "index.js" }));
    write(`${folder}/index.js`, "export const sum = new URL('sum_bg.wasm', import.meta.url);");
    write(`${folder}/sum_bg.wasm`, "sum");
    const text = 'import { sum } from "kiln-sum";\nexport default sum;';
    expect(await addressOf(text, production)).toBe("data:application/wasm,sum");
  });

  it("has the bundle of one that is code", async () => {
    write("website/src/hours.ts", "export const hours: number = 12;");
    write("website/src/work.ts", 'import { hours } from "./hours";\npostMessage(hours * 2);');
    const href = await addressOf('export default new URL("./work.ts", import.meta.url);', production);
    const text = await (resolveObjectURL(href) as Blob).text();
    const told: unknown[] = [];
    runInNewContext(text, { postMessage: (value: unknown) => told.push(value) });
    expect(told).toEqual([24]);
  });
});

test.each(["./none.wasm", "./", "."])("an address without a file stays as it is written: %s", async (address) => {
  const { code } = await scriptOf(`export default new URL("${address}", import.meta.url);`, true);
  expect(code).toContain(`new URL("${address}",import.meta.url)`);
});
