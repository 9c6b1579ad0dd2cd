import { compile } from "../../../../src/mdx/compile/compile-here";
import { isElement } from "../../../../src/mdx/content-node";
import { formatProblem } from "../../../../src/lib/problem";
import { compileInScratch, scratch, write } from "../../../support/compiled";
import { project } from "../../../support/project";

compileInScratch();

/** The tags that a build makes of a doc with one component, given its file's text, and what it tells. */
async function madeOf(component: string, settings: object = {}) {
  write("website/src/Part.tsx", component);
  const source = 'import Part from "../src/Part";\n\nText.\n\n<Part />';
  const request = { root: scratch(), file: "website/docs/a.mdx", source, frontMatter: {} };
  const { tree, facts } = await compile({ ...request, settings: { ...project, optimizeImages: true, ...settings } });
  return { tags: tree.filter(isElement).map(([tag]) => tag), problems: facts.problems };
}

describe("an island that fails wherever HTML is made is told, with its place", () => {
  const HOOK = 'import { useState } from "react";';

  it.each([
    [
      "by a name that nobody declares",
      `${HOOK} export default () => { useState(); return <b>{cones.top}</b>; };`,
      "cones is not defined",
    ],
    [
      "by such a name after what builds only resemble",
      `import { useColorMode } from "@docusaurus/theme-common";
       export default () => { useColorMode(); return <b>{cones.top}</b>; };`,
      "cones is not defined",
    ],
    ["by what it throws", `${HOOK} export default () => { useState(); throw new Error("no kiln"); };`, "no kiln"],
    [
      "inside of another component",
      `${HOOK} const Inner = () => { useState(); return [].top.degrees; };
       export default () => <p><Inner /></p>;`,
      "Cannot read properties of undefined (reading 'degrees')",
    ],
  ])("%s", async (_, component, reason) => {
    const { tags, problems } = await madeOf(component);
    expect(tags).toEqual(["p", "ClientIsland"]);
    expect(problems.map(({ severity }) => severity)).toEqual(["warning"]);
    expect(problems.map(formatProblem).join("")).toContain(
      `website/docs/a.mdx:5:1\n  The component 'default' of 'website/src/Part' cannot run: ${reason}.\n  → Mend it`,
    );
  });

  it("as gravely as settings say", async () => {
    const component = `${HOOK} export default () => { useState(); throw new Error("no kiln"); };`;
    const { problems } = await madeOf(component, { brokenComponents: "throw" });
    expect(problems.map(({ severity }) => severity)).toEqual(["error"]);
  });

  it.each([
    ["what only browsers have", `${HOOK} export default () => { useState(); return <b>{window.innerWidth}</b>; };`],
    [
      "a context, whose value a build does not hand on",
      `import { createContext, useContext } from "react"; const C = createContext(null);
       const Inner = () => { if (useContext(C) === null) throw new Error("no kiln"); return <b />; };
       export default () => <C.Provider value="a"><Inner /></C.Provider>;`,
    ],
    [
      "data of the page",
      `import { useActiveDocContext } from "@docusaurus/plugin-content-docs/client";
       export default () => <b>{useActiveDocContext().activeDoc.id}</b>;`,
    ],
    [
      "a class",
      `import { Component } from "react"; ${HOOK} class A extends Component { render() { return "a"; } }
       export default () => { useState(); return <A />; };`,
    ],
  ])("but not one that fails for want of %s", async (_, component) => {
    const { tags, problems } = await madeOf(component);
    expect([tags, problems]).toEqual([["p", "ClientIsland"], []]);
  });
});
