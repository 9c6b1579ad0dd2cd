import { codePageSource } from "../../../../src/mdx/compile/code-page";
import { compile } from "../../../../src/mdx/compile/compile-here";
import { compileInScratch, scratch, write } from "../../../support/compiled";
import { project } from "../../../support/project";

compileInScratch();

const HOME = "website/src/pages/index.js";

/** What is left of a page of React, in a build, and what is told of it: place and message. */
async function homeOf(home: string, features: string) {
  write("website/src/Features.js", features);
  write(HOME, home);
  const settings = { ...project, optimizeImages: true };
  const request = { root: scratch(), file: HOME, source: codePageSource(HOME), frontMatter: {}, settings };
  const { tree, facts } = await compile(request);
  const told = facts.problems.map(({ file, line, column, message }) => [file, line, column, message]);
  return { tree, told, remedies: facts.problems.map(({ remedy }) => remedy) };
}

const PLAIN = `import Features from "../Features";
export default function Home() { return <div><h1>Kiln</h1><Features /></div>; }`;
const WITH_STATE = `import { useState } from "react"; import Features from "../Features";
export default function Home() { useState(); return <div><h1>Kiln</h1><Features /></div>; }`;

const missing = (name: string) => ["div", { className: "component-missing", "data-component": name }];
const cannotRun = (name: string, module: string) =>
  `The component '${name}' cannot run: the module '${module}' is not there: it is not installed, or not made.`;

describe("of a page of React whose components lack a package", () => {
  it("an element of the package alone is left out, and told where it is imported; what stands inside stays", async () => {
    const { tree, told, remedies } = await homeOf(
      PLAIN,
      `// Icons.
       import Icons, { Frame } from "icons-nobody-has";
       export default function Features() { return <ul><li>Fast<Icons.Bolt /></li><Frame><li>Small</li></Frame></ul>; }`,
    );
    const list = ["ul", {}, ["li", {}, "Fast", missing("Bolt")], missing("Frame"), ["li", {}, "Small"]];
    expect(tree).toEqual([["div", {}, ["h1", {}, "Kiln"], list]]);
    expect(told).toEqual([
      ["website/src/Features.js", 2, undefined, cannotRun("Bolt", "icons-nobody-has")],
      ["website/src/Features.js", 2, undefined, cannotRun("Frame", "icons-nobody-has")],
    ]);
    expect(new Set(remedies)).toEqual(
      new Set(["Install the project's packages; where it is a file that something else makes, make it first."]),
    );
  });

  it.each([
    ["calls it", "<ul className={join('a')} />"],
    ["shows what it gives", "<ul>{join.words}</ul>"],
    ["gives an element what it gives", "<ul className={join.name} title={join.title} />"],
  ])("a component that %s is left out", async (_, shown) => {
    const { tree, told } = await homeOf(
      PLAIN,
      `import join from "join-nobody-has"; export default function Features() { return ${shown}; }`,
    );
    expect(tree).toEqual([["div", {}, ["h1", {}, "Kiln"], missing("Features")]]);
    expect(told).toEqual([["website/src/Features.js", 1, undefined, cannotRun("Features", "join-nobody-has")]]);
  });

  it("what a module makes of it when it is loaded is left out like it", async () => {
    const { tree, told } = await homeOf(
      PLAIN,
      `import styled from "styles-nobody-has";
       const Box = styled.section\`color: red\`; const client = new styled.Client();
       export default function Features() { return <Box>Fast</Box>; }`,
    );
    expect(tree).toEqual([["div", {}, ["h1", {}, "Kiln"], missing("section"), "Fast"]]);
    expect(told).toEqual([["website/src/Features.js", 1, undefined, cannotRun("section", "styles-nobody-has")]]);
  });

  it("an element is left out of an island, too; a component that calls it takes the island along", async () => {
    const icon = `import { Bolt } from "icons-nobody-has"; export default () => <b>Fast<Bolt /></b>;`;
    const { tree, told } = await homeOf(WITH_STATE, icon);
    expect(tree).toMatchObject([
      ["ClientIsland", { $first: { $: [["div", {}, ["h1", {}, "Kiln"], ["b", {}, "Fast", missing("Bolt")]]] } }],
    ]);
    expect(told).toEqual([["website/src/Features.js", 1, undefined, cannotRun("Bolt", "icons-nobody-has")]]);

    const called = await homeOf(
      WITH_STATE,
      `import join from "join-nobody-has"; export default () => <b className={join("a")}>Fast</b>;`,
    );
    expect(called.tree).toEqual([missing("Home")]);
    expect(called.told).toEqual([
      [
        ...["website/src/Features.js", 1, undefined],
        "The component 'Home' of './website/src/pages/index.js' cannot run: the module 'join-nobody-has' is not there: it is not installed, or not made.",
      ],
    ]);
  });

  it("one that fails by itself is told without a line: a page of React has none of MDX", async () => {
    const { told } = await homeOf("export default function Home() { return <p>{undefined.a}</p>; }", "");
    expect(told).toEqual([[HOME, undefined, undefined, expect.stringContaining("reading 'a'")]]);
  });
});
