import { runInNewContext } from "node:vm";
import { browserScript } from "../../../../src/mdx/compile/bundles/island-bundle";
import { compile } from "../../../../src/mdx/compile/compile-here";
import { compileInScratch, scratch, write } from "../../../support/compiled";
import { project } from "../../../support/project";

compileInScratch();

const DEFINED = [{ A: 1 }, 1, undefined, "production", "wood"];

/** A site with a module that shows what is defined, and members of an object that is defined as a whole. */
function siteWithModule() {
  write(
    "website/src/part.ts",
    "export default [process.env, process.env.A, process.env.B, process.env.NODE_ENV, FIRE];",
  );
  return {
    root: scratch(),
    folder: "website",
    staticFolders: [],
    baseUrl: "/",
    siteConfig: {},
    globalData: {},
    definitions: { "process.env": '{"A":1}', "process.env.A": "1", FIRE: '"wood"' },
  };
}

test.each([true, false])(
  "definitions take the place of names in scripts for browsers, production: %s",
  async (isMade) => {
    const textOf = ([entry = ""]: string[]) => `import part from ${entry};\ntold(part);`;
    const { code, inputs } = await browserScript(["./website/src/part.ts"], textOf, siteWithModule(), isMade);
    const told: unknown[] = [];
    runInNewContext(code, { told: (...parts: unknown[]) => told.push(...parts) });
    expect(told).toEqual([DEFINED.with(3, isMade ? "production" : "development")]);
    expect(inputs).toEqual(["website/src/part.ts"]);
  },
);

test("and in what runs at build", async () => {
  const { root, definitions } = siteWithModule();
  const source = 'import part from "@site/src/part";\n\n{JSON.stringify(part.slice(0, 3))} {part[4]} {typeof part[3]}';
  const request = { root, file: "website/docs/a.mdx", source, frontMatter: {} };
  const { tree, facts } = await compile({ ...request, settings: { ...project, definitions } });
  expect(facts.problems).toEqual([]);
  expect(tree).toEqual(['[{"A":1},1,null] wood string']);
});
