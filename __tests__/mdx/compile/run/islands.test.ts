import { readFileSync } from "node:fs";
import path from "node:path";
import { compile } from "../../../../src/mdx/compile/compile-here";
import { isElement, visitElements, type ContentElement, type ContentNode } from "../../../../src/mdx/content-node";
import { sectionsOf } from "../../../../src/mdx/sections";
import { compiled, compileInScratch, problemsOf, scratch, settings, write } from "../../../support/compiled";

compileInScratch();

const project = { ...settings, lenient: true, siteFolder: "website", staticFolders: ["website/static"] };

/** A doc of a project of Docusaurus, its lines given one by one. */
const inProject = (...lines: string[]) => {
  const request = { root: scratch(), file: "website/docs/a.mdx", source: lines.join("\n"), frontMatter: {} };
  return compile({ ...request, settings: project });
};

/** The islands of content: the module and the name of each, its props and what it shows at first. */
function islandsOf(tree: ContentNode[]): unknown[] {
  const found: ContentElement[] = [];
  visitElements(tree, (element) => void (element[0] === "ClientIsland" && found.push(element)));
  return found.map(([, { $island, $first, ...props }, ...children]) => {
    const { script, name } = $island as { script: string; name: string };
    const first = ($first as { $: ContentNode[] } | undefined)?.$;
    return { from: script.replace(/-[0-9a-f]{8}\.js$/, ""), name, props, first, children };
  });
}

const wordsOf = (component: string, module: string) =>
  `The component ${component} cannot run: the module '${module}' is not there: it is not installed, or not made.`;

const COUNTER = `import React, { useState } from "react";
export default function Counter({ start, children }) {
  const [count, setCount] = useState(() => start);
  return <button onClick={() => setCount(count + 1)}>{count}{children}</button>;
}`;

describe("a component that content imports", () => {
  it("with hooks becomes an island with its props and children, and keeps what it shows at first", async () => {
    write("website/src/Counter.js", COUNTER);
    const { tree, facts } = await inProject(
      'import Counter from "@site/src/Counter";',
      "",
      '<Counter start={3} labels={["a"]}>**times**</Counter>',
    );
    expect(facts.problems).toEqual([]);
    expect(islandsOf(tree)).toEqual([
      {
        from: "/assets/Counter",
        name: "default",
        props: { start: 3, labels: ["a"] },
        first: [["button", {}, "3", ["strong", {}, "times"]]],
        children: [["strong", {}, "times"]],
      },
    ]);
    expect(sectionsOf(tree)).toEqual([{ heading: "", level: 1, text: "3times" }]);
    const [[file = "", url]] = Object.entries(facts.assets) as [[string, string]];
    expect(url).toMatch(/^\/assets\/Counter-[0-9a-f]{8}\.js$/);
    expect(readFileSync(path.join(scratch(), file), "utf8")).toContain("___site");
    const places = ["website/src/Counter.*", "website/src.*", "website.*"];
    expect(Object.keys(facts.dependencies)).toEqual(["website/src/Counter.js", ...places]);
  });

  it("has its prop `ref` by another name, which React does not take from it", async () => {
    write("website/src/Counter.js", COUNTER);
    const { tree } = await inProject(
      'import Counter from "@site/src/Counter";',
      "",
      '<Counter start={3} ref="main" />',
    );
    expect(islandsOf(tree)).toMatchObject([{ props: { start: 3, $ref: "main" } }]);
  });

  it("is one in the site's own content, too", async () => {
    write("content/counter.jsx", COUNTER);
    const { tree, facts } = await compiled('import Counter from "./counter.jsx";', "", "<Counter start={3} />");
    expect(facts.problems).toEqual([]);
    expect(islandsOf(tree)).toMatchObject([{ from: "/assets/counter", first: [["button", {}, "3"]] }]);
  });

  it.each([
    ["handlers of events", `export default () => <p onClick={() => 1}>a</p>;`],
    ["references to elements", `import { useRef } from "react"; export default () => <p ref={useRef()}>a</p>;`],
    ["what browsers have", `export default () => <p>{window.innerWidth}</p>;`],
    ["a browser when it is loaded", `const { width } = screen; export default () => <p>{width}</p>;`],
    [
      "a class",
      `import { Component } from "react"; export default class A extends Component { render() { return "a"; } }`,
    ],
    [
      "a class that was made a function",
      `import { Component } from "react"; export default function A() { if (!(this instanceof A)) throw Error("new"); }
      A.prototype = Object.create(Component.prototype);`,
    ],
    [
      "a context",
      `import { createContext } from "react"; const C = createContext(); export default () => <C.Provider />;`,
    ],
    ["BrowserOnly", `import B from "@docusaurus/BrowserOnly"; export default () => <B>{() => location.href}</B>;`],
    ["another one with hooks", `import C from "../Counter"; export default () => <div><C start={1} /></div>;`],
  ])("with %s is an island", async (_, source) => {
    write("website/src/Counter.js", COUNTER);
    write("website/src/Part/index.js", source);
    const { tree, facts } = await inProject('import Part from "@site/src/Part";', "", "<Part />");
    expect(facts.problems).toEqual([]);
    expect(islandsOf(tree)).toMatchObject([{ from: "/assets/Part", name: "default" }]);
  });

  it("without any of this is content, also with styles of its own, and no script is made", async () => {
    write("website/src/Box.js", `import "./box.css"; export const Box = ({ children }) => <b>{children}</b>;`);
    write("website/src/box.css", "b { color: red; }");
    const { tree, facts } = await inProject('import { Box } from "@site/src/Box";', "", "<Box>a</Box>");
    expect(tree).toEqual([["b", {}, "a"]]);
    expect(facts.assets).toEqual({});
    expect(facts.head[0]?.text).toContain("color: red");
  });

  it("is found by its name among the exports of its module, and in an object of them", async () => {
    write("website/src/All.js", `${COUNTER}\nexport const Ui = { Counter };`);
    const { tree } = await inProject(
      'import { Ui } from "@site/src/All";',
      'import * as all from "@site/src/All";',
      "",
      "<Ui.Counter start={1} />",
      "",
      "{[1, 2].map((start) => <all.default start={start} />)}",
    );
    expect(islandsOf(tree)).toMatchObject([{ name: "default" }, { name: "default" }, { name: "default" }]);
  });

  it("stands inside another one's children, and inside <BrowserOnly> of content", async () => {
    write("website/src/Counter.js", COUNTER);
    const { tree, facts } = await inProject(
      'import BrowserOnly from "@docusaurus/BrowserOnly";',
      'import Counter from "@site/src/Counter";',
      "",
      "<Counter start={1}><Counter start={2} /></Counter>",
      "",
      "<BrowserOnly>{() => <Counter start={3} />}</BrowserOnly>",
    );
    expect(facts.problems).toEqual([]);
    const [outer, last] = tree.filter(isElement);
    expect(islandsOf(outer ? [["div", {}, ...(outer.slice(2) as ContentNode[])]] : [])).toMatchObject([
      { props: { start: 2 } },
    ]);
    expect(last?.[1].start).toBe(3);
  });

  it("fails alone where a module that it uses is not there, and takes nothing else of its file along", async () => {
    write(
      "website/src/Parts.js",
      `import { useState } from "react"; import { Icon } from "icons-nobody-has/all"; import made from "./made.json";
      export const Marked = () => { useState(); return <Icon />; };
      export const Counted = () => <b>{made.rows.length()}</b>;
      export const Plain = () => <b>plain</b>;`,
    );
    const { tree, facts } = await inProject(
      'import { Marked, Counted, Plain } from "@site/src/Parts";',
      'import Other from "another-nobody-has";',
      "",
      "<Marked /> a <Counted /> <Plain /> <Other />",
    );
    expect(JSON.stringify(tree)).toContain('["b",{},"plain"]');
    expect(facts.problems.map(({ severity, message }) => [severity, message])).toEqual([
      ["warning", wordsOf("'Icon'", "icons-nobody-has/all")],
      ["warning", wordsOf("'Counted' of 'website/src/Parts'", "./made.json")],
      ["warning", wordsOf("'another-nobody-has'", "another-nobody-has")],
    ]);
    expect(facts.problems.every(({ remedy }) => remedy?.startsWith("Install the project's packages"))).toBe(true);
  });

  it("may import data of YAML, and files that it shows", async () => {
    write("website/src/rows.yml", "- cone: 6");
    write("website/src/clip.mp4", Buffer.from([0, 255]));
    write(
      "website/src/Rows.js",
      `import rows from "./rows.yml"; import clip from "./clip.mp4"; export default () => <b title={clip}>{rows[0].cone}</b>;`,
    );
    const { tree, facts } = await inProject('import Rows from "@site/src/Rows";', "", "<Rows />");
    expect([tree, facts.problems]).toEqual([[["b", { title: "data:video/mp4;base64,AP8=" }, "6"]], []]);
  });

  it("shows the content of Markdown and JSON that its module imports", async () => {
    write("website/docs/_part.mdx", "## Part\n\n:::note\n\nText.\n\n:::");
    write("website/src/data.json", '{ "volts": 230 }');
    write(
      "website/src/Page.js",
      `import { useState } from "react"; import Part from "../docs/_part.mdx"; import { volts } from "./data.json";
      export const Static = () => <div>{volts}<Part /></div>;
      export default function Page() { useState(); return <Static />; }`,
    );
    const { tree, facts } = await inProject(
      'import Page, { Static } from "@site/src/Page";',
      "",
      "<Static />",
      "",
      "<Page />",
    );
    expect(facts.problems).toEqual([]);
    expect(JSON.stringify(tree[0])).toContain('["div",{},"230",["h2",{"id":"part"},"Part"],["Admonition"');
    expect(JSON.stringify(islandsOf(tree))).toContain(
      '"props":{"$content:./website/docs/_part.mdx":{"$":[["h2",{"id":"part"},"Part"],["Admonition",{"type":"note"},',
    );
    expect(Object.keys(facts.dependencies)).toContain("website/docs/_part.mdx");
  });
});

test("a module that only browsers can load shows the Markdown that it imports, also beside the site", async () => {
  write("website/docs/_part.mdx", "Text.");
  write(
    "website/src/Window.js",
    `import Part from "../docs/_part.mdx"; const { width } = window; export default () => <div>{width}<Part /></div>;`,
  );
  write("site/package.json", "{}");
  const source = [
    'import BrowserOnly from "@docusaurus/BrowserOnly";',
    "",
    "<BrowserOnly>",
    "  {() => {",
    '    const Window = require("@site/src/Window").default;',
    "    return <Window />;",
    "  }}",
    "</BrowserOnly>",
  ].join("\n");
  const request = { root: path.join(scratch(), "site"), file: "../website/docs/a.mdx", source, frontMatter: {} };
  const { tree, facts } = await compile({ ...request, settings: { ...project, siteFolder: "../website" } });
  expect(facts.problems).toEqual([]);
  expect(islandsOf(tree)).toMatchObject([
    { name: "default", props: { "$content:./../website/docs/_part.mdx": { $: [["p", {}, "Text."]] } } },
  ]);
});

describe("a component that cannot run", () => {
  it("is named by its file, also in a project beside the site", async () => {
    write("website/src/Wrong.js", `export default function Wrong() { return <p>{undefined.a}</p>; }`);
    write("website/src/Throws.js", `throw new Error("No"); export default () => null;`);
    write("site/package.json", "{}");
    const source =
      'import Wrong from "@site/src/Wrong";\nimport Throws from "@site/src/Throws";\n\n<Wrong /><Throws />';
    const request = { root: path.join(scratch(), "site"), file: "../website/docs/a.mdx", source, frontMatter: {} };
    const { facts } = await compile({ ...request, settings: { ...project, siteFolder: "../website" } });
    expect(facts.problems.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^The module '\.\.\/website\/src\/Throws' failed: No/),
      expect.stringMatching(/^The component 'Wrong' of '\.\.\/website\/src\/Wrong' cannot run/),
    ]);
  });

  it("leaves its place empty in a project of Docusaurus, with a word about it that is told once", async () => {
    write("website/src/Wrong.js", `export default function Wrong() { return <p>{undefined.a}</p>; }`);
    const { tree, facts } = await inProject('import Wrong from "@site/src/Wrong";', "", "<Wrong />", "", "<Wrong />");
    expect(tree.map((node) => node[0])).toEqual(["Admonition", "Admonition"]);
    expect(facts.problems).toMatchObject(
      [3, 5].map((line) => ({
        line,
        severity: "warning",
        isToldOnce: true,
        message:
          "The component 'Wrong' of 'website/src/Wrong' cannot run: Cannot read properties of undefined (reading 'a').",
      })),
    );
  });

  it("is as grave as the setting says", async () => {
    write("website/src/Wrong.js", `export default function Wrong() { return <p>{undefined.a}</p>; }`);
    const source = 'import Wrong from "@site/src/Wrong";\n\n<Wrong />';
    const graded = async (brokenComponents: "ignore" | "throw") => {
      const own = { ...project, brokenComponents, optimizeImages: true };
      const request = { root: scratch(), file: "website/docs/a.mdx", source, frontMatter: {}, settings: own };
      return compile(request);
    };
    expect((await graded("throw")).facts.problems).toMatchObject([{ severity: "error" }]);
    const ignored = await graded("ignore");
    expect(ignored.facts.problems).toEqual([]);
    expect(ignored.tree).toEqual([["div", { className: "component-missing", "data-component": "Wrong" }]]);
  });

  it("is an error in the site's own content, as is a function that an island would need as data", async () => {
    write("content/parts.jsx", `${COUNTER}\nexport const Wrong = () => <p>{undefined.a}</p>;`);
    expect(
      await problemsOf(
        'import Counter, { Wrong } from "./parts.jsx";',
        "",
        "<Wrong />",
        "",
        "<Counter start={() => 1} />",
      ),
    ).toMatchInlineSnapshot(`
      [
        "content/page.mdx:3:1 | The component 'Wrong' failed: Cannot read properties of undefined (reading 'a'). | Mend the component, or give it the props that it needs.",
        "content/page.mdx:5:1 | The value of 'start' is a function, which a page's data cannot hold. | Event handlers and hooks need a component: put it into a file of its own, and import it.",
      ]
    `);
  });
});
