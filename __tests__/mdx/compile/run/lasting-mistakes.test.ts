import { compile } from "../../../../src/mdx/compile/compile-here";
import { compileInScratch, scratch, write } from "../../../support/compiled";
import { project } from "../../../support/project";

compileInScratch();

/** What a build makes of a doc with one component, given its file's text, and what it tells. */
async function madeOf(component: string) {
  write("website/src/Part.tsx", component);
  const source = 'import Part from "../src/Part";\n\n<Part />';
  const settings = { ...project, optimizeImages: true };
  const request = { root: scratch(), file: "website/docs/a.mdx", source, frontMatter: {}, settings };
  const { tree, facts } = await compile(request);
  return { tree, problems: facts.problems };
}

const missing = (name: string) => ["div", { className: "component-missing", "data-component": name }];
const LACKING_REMEDY = "Do without it, or write what it does into a module of the project, and import that.";

describe("a component that a browser goes on with, and that fails there, too, is told and left out", () => {
  it("where a module of Docusaurus has no such name, at the line of the name and with near ones", async () => {
    const { tree, problems } = await madeOf(
      `import { useState } from "react";
       import {
         type ThemeConfig,
         useLocalPathname, useColorMod as useMode,
       } from "@docusaurus/theme-common";
       export default () => { useLocalPathname(); useMode(); return <b />; };`,
    );
    expect(tree).toEqual([missing("Part_default")]);
    expect(problems).toEqual([
      {
        severity: "warning",
        file: "website/src/Part.tsx",
        line: 4,
        isToldOnce: true,
        remedy: LACKING_REMEDY,
        message:
          "The component 'Part_default' of 'website/src/Part' cannot run: the module '@docusaurus/theme-common' has no 'useColorMod' here.",
        choices: ["useColorMode"],
      },
    ]);
  });

  it("where it loads a module of Node's that is refused, at its line", async () => {
    const { tree, problems } = await madeOf(
      `import { useState } from "react";
       export default () => { useState();
         return <b>{require("fs").readFileSync("a")}</b>; };`,
    );
    expect(tree).toEqual([missing("Part_default")]);
    const [problem] = problems;
    expect(problems).toMatchObject([{ severity: "warning", file: "website/src/Part.tsx", line: 3 }]);
    expect(problem?.message).toContain("cannot run: Content cannot use 'fs', a module of Node's");
    expect(problem?.remedy).toContain("Import the data itself");
    expect(problem?.choices).toContain("path");
  });
});

test("an element that a module of Docusaurus does not have is left out alone, and takes an island along", async () => {
  const part = (hook: string) =>
    madeOf(
      `import { useState } from "react"; import { Nothing } from "@docusaurus/theme-common";
       export default () => { ${hook} return <p>a<Nothing><b /></Nothing></p>; };`,
    );
  const plain = await part("");
  expect(plain.tree).toEqual([["p", {}, "a", missing("Nothing"), ["b", {}]]]);
  expect(plain.problems).toMatchObject([{ file: "website/src/Part.tsx", line: 1, remedy: LACKING_REMEDY }]);
  const island = await part("useState();");
  expect(island.tree).toEqual([missing("Part_default")]);
  expect(island.problems).toMatchObject([{ file: "website/src/Part.tsx", line: 1, remedy: LACKING_REMEDY }]);
});

test("types and names that are not used are no mistake, and a name may stand for another", async () => {
  const { tree, problems } = await madeOf(
    `import { ThemeConfig, useThemeConfig as useConfig, useNothing } from "@docusaurus/theme-common";
     export default () => { const config: ThemeConfig = useConfig(); return <b>{Object.keys(config).length}</b>; };`,
  );
  expect([tree, problems]).toEqual([[["b", {}, "0"]], []]);
});
