import { codePageSource } from "../../../../src/mdx/compile/code-page";
import { compile } from "../../../../src/mdx/compile/compile-here";
import { compileInScratch, scratch, write } from "../../../support/compiled";
import { project } from "../../../support/project";

compileInScratch();

const HOME = "website/src/pages/index.js";

/** What is left of a page of React, in a build, and what is told of it: place and message. */
function homeOf(home: string, features: string) {
  write(HOME, home);
  return madeOf(HOME, codePageSource(HOME, ""), features);
}

async function madeOf(file: string, source: string, features: string) {
  write("website/src/Features.js", features);
  const settings = { ...project, optimizeImages: true };
  const { tree, facts } = await compile({ root: scratch(), file, source, frontMatter: {}, settings });
  const told = facts.problems.map(({ file, line, column, message }) => [file, line, column, message]);
  return { tree, told, remedies: facts.problems.map(({ remedy }) => remedy) };
}

const PLAIN = `import Features from "../Features";
export default function Home() { return <div><h1>Kiln</h1><Features /></div>; }`;
const WITH_STATE = `import { useState } from "react"; import Features from "../Features";
export default function Home() { useState(); return <div><h1>Kiln</h1><Features /></div>; }`;

const ABSENT_REMEDY = "Install the project's packages; where it is a file that something else makes, make it first.";
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
    expect(new Set(remedies)).toEqual(new Set([ABSENT_REMEDY]));
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

  describe("while it is loaded", () => {
    const ICONS = `// Icons.
      import { Bolt, Frame } from "icons-nobody-has";
      const FEATURES = [{ title: "Fast", icon: <Bolt /> }, { title: "Small", icon: <Frame><b>s</b></Frame> }];
      export default () => <ul>{FEATURES.map(({ title, icon }) => <li key={title}>{icon}{title}</li>)}</ul>;`;
    const list = ["ul", {}, ["li", {}, missing("Bolt"), "Fast"], ["li", {}, missing("Frame"), ["b", {}, "s"], "Small"]];
    const page = ["div", {}, ["h1", {}, "Kiln"], list];
    const told = ["Bolt", "Frame"].map((name) => [
      "website/src/Features.js",
      2,
      undefined,
      cannotRun(name, "icons-nobody-has"),
    ]);

    it.each([
      ["a plain page", PLAIN, [page]],
      ["an island", WITH_STATE, [["ClientIsland", { $first: { $: [page] } }]]],
    ])("an element is left out alone, too, of %s", async (_, home, tree) => {
      const made = await homeOf(home, ICONS);
      expect(made.tree).toMatchObject(tree);
      expect(made.told).toEqual(told);
      expect(new Set(made.remedies)).toEqual(new Set([ABSENT_REMEDY]));
    });

    it("an element is left out alone of a doc that imports the component", async () => {
      const made = await madeOf("website/docs/a.mdx", `import Features from "../src/Features"\n\n<Features />`, ICONS);
      expect(made.tree).toEqual([list]);
      expect(made.told).toEqual(told);
    });

    it.each([
      ["a text is made of it", "`${base} x`"],
      ["it is taken apart", "(([first]) => first)(base())"],
      ["it is joined to a list", "[...base.items]"],
      ["an element shows it", "<p>{base.items}</p>"],
      ["an element has it as an attribute", "<p title={base.items} />"],
    ])("a module fails where %s, and its package is named", async (_, made) => {
      const { told, remedies } = await homeOf(
        PLAIN,
        `import base from "base-nobody-has"; const made = ${made}; export default () => <p>{made}</p>;`,
      );
      const message =
        "The module 'website/src/pages/index.js' failed: the module 'base-nobody-has' is not there: it is not installed, or not made.";
      expect(told).toEqual([["website/src/Features.js", 1, undefined, message]]);
      expect(remedies).toEqual([ABSENT_REMEDY]);
    });
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
        "website/src/Features.js",
        1,
        undefined,
        "The component 'Home' of 'website/src/pages/index.js' cannot run: the module 'join-nobody-has' is not there: it is not installed, or not made.",
      ],
    ]);
  });

  it("one that fails by itself is told without a line: a page of React has none of MDX", async () => {
    const { told } = await homeOf("export default function Home() { return <p>{undefined.a}</p>; }", "");
    expect(told).toEqual([[HOME, undefined, undefined, expect.stringContaining("reading 'a'")]]);
  });
});
