import { compile } from "../../../../src/mdx/compile/compile-here";
import { drawsElements } from "../../../../src/mdx/compile/run/docusaurus/global-components";
import { codeName } from "../../../../src/mdx/docusaurus-functions";
import { compileInScratch, pixel, scratch, write } from "../../../support/compiled";
import { compiledDoc, project, treeOfDoc } from "../../../support/project";

compileInScratch();

describe("components that the theme gives to all content", () => {
  beforeEach(() => {
    write("website/src/Card.js", `export default ({ children }) => <b>{children}</b>;`);
    write(
      "website/src/theme/MDXComponents.js",
      `import MDXComponents from "@theme-original/MDXComponents";
      import Img from "@theme/MDXComponents/Img";
      import Card from "@site/src/Card";
      export default { ...MDXComponents, Card, Pair: { First: () => <i>first</i> }, Picture: (props) => <Img {...props} /> };`,
    );
  });

  it("are there without an import, also in JavaScript", async () => {
    expect(await treeOfDoc("A <Card>a</Card> <Pair.First />", "", "{[1].map(() => <Card>b</Card>)}")).toBe(
      '[["p",{},"A ",["b",{},"a"]," ",["i",{},"first"]],["b",{},"b"]]',
    );
  });

  it("stand back for what a file imports or declares, and leave all others as they are", async () => {
    expect(
      await treeOfDoc("export const Card = () => <u>own</u>;", "", "<Card />", "", ":::note", "", "a", "", ":::"),
    ).toBe('[["u",{},"own"],["Admonition",{"type":"note"},["p",{},"a"]]]');
  });

  it("go before those of the site that have their names", async () => {
    write("website/src/theme/MDXComponents.js", "export default { Steps: ({ children }) => <div>{children}</div> };");
    expect(await treeOfDoc("<Steps>", "", "- a", "", "</Steps>", "", "<FileTree>", "", "- b", "", "</FileTree>")).toBe(
      '[["div",{},["ul",{},["li",{},"a"]]],["ul",{"className":"file-tree","role":"list"},["li",{},["code",{},"b"]]]]',
    );
  });

  it("are not looked for by a file that uses none", async () => {
    write("website/src/theme/MDXComponents.js", `throw new Error("It is broken.");`);
    expect(await treeOfDoc("text")).toBe('[["p",{},"text"]]');
    const { facts } = await compiledDoc("<Card />");
    expect(facts.problems.map(({ message, isToldOnce }) => [message, isToldOnce])).toEqual([
      ["The module 'website/src/theme/MDXComponents.js' failed: It is broken.", true],
      ["There is no component 'Card'.", undefined],
    ]);
  });
});

describe("components that the theme gives for elements of Markdown", () => {
  const theme = (...lines: string[]) =>
    write(
      "website/src/theme/MDXComponents.js",
      [
        'import MDXComponents from "@theme-original/MDXComponents";',
        'import React, { useState } from "react";',
        "export default { ...MDXComponents,",
        ...lines,
        "};",
      ].join("\n"),
    );

  it("draw what Markdown makes, and not what tags of the same names make", async () => {
    theme(
      'a: ({ children, href }) => <a href={href} className={href.startsWith("http") ? "out" : "in"}>{children}</a>,',
      'h2: (props) => <MDXComponents.h2 {...props} className="wide" />,',
      "table: (props) => <div><table {...props} /></div>,",
    );
    write("website/docs/b.md", "");
    const { tree, facts } = await compiledDoc("## Two", "", "[b](b.md) <a href='/c'>c</a>", "", "| a |", "| - |");
    expect(facts.problems).toEqual([]);
    expect(facts.links.map(({ url }) => url)).toEqual(["file:website/docs/b.md", "/c"]);
    expect(facts.toc.map(({ id }) => id)).toEqual(["two"]);
    expect(JSON.stringify(tree)).toContain(
      '["h2",{"id":"two","className":"wide"},"Two"],["p",{},["a",{"href":"file:website/docs/b.md","className":"in"},"b"]," ",["a",{"href":"/c"},"c"]]',
    );
    expect(tree.at(-1)).toEqual(["div", {}, expect.arrayContaining(["table"])]);
  });

  it("draw the title of a page, which keeps its address", async () => {
    theme("h1: (props) => <div className='bar'><h1 {...props} /><button>Copy</button></div>,");
    const { tree, title, drawnTitle, facts } = await compiledDoc("# One *two*", "", "[a](#one-two)");
    expect(facts).toMatchObject({ problems: [], anchors: ["one-two"], toc: [] });
    expect({ tree, title }).toMatchObject({
      tree: [["p", {}, ["a", { href: "#one-two" }, "a"]]],
      title: ["One ", ["em", {}, "two"]],
    });
    const heading = ["h1", { id: "one-two" }, "One ", ["em", {}, "two"]];
    expect(drawnTitle).toEqual([["div", { className: "bar" }, heading, ["button", {}, "Copy"]]]);
    theme("h2: 'b',");
    const plain = await compiledDoc("# One");
    expect(plain).not.toHaveProperty("drawnTitle", expect.anything());
    expect(plain.facts.anchors).toEqual([]);
  });

  it("draw code in blocks and in lines, and leave to the site what they leave to Docusaurus", async () => {
    theme(
      'code: (props) => props.className === "language-kiln" ? <b title={props.metastring}>{props.children}</b> : <MDXComponents.code {...props} />,',
      "pre: ({ children }) => <div title={children.props.className}>{children}</div>,",
    );
    const { tree, facts } = await compiledDoc("```kiln hot", "a", "```", "", "```js", "b", "```", "", "`c`");
    expect(facts.problems).toEqual([]);
    expect(tree[0]).toEqual(["div", { title: "language-kiln" }, ["b", { title: "hot" }, "a\n"]]);
    expect(tree[1]).toMatchObject(["div", { title: "language-js" }, ["CodeBlock", { language: "js" }]]);
    expect(tree[2]).toEqual(["p", {}, ["code", {}, "c"]]);
  });

  it("draw blocks of code by the theme's module of these, but not what is made of blocks", async () => {
    const module = (text: string) => write("website/src/theme/CodeBlock/index.js", text);
    module(
      `import Original from "@theme-original/CodeBlock";
      export default (props) => <div className="mine">{props.metastring}<Original {...props} /></div>;`,
    );
    const lines = ["```kiln hot title=A", "a", "```", "", "```mermaid", "flowchart LR", "```", "", "`c`"];
    const { tree, facts } = await compiledDoc(...lines);
    expect(facts.problems.map(({ message }) => message)).toEqual([expect.stringContaining("'kiln' has no grammar")]);
    expect(tree[0]).toMatchObject(["div", { className: "mine" }, "hot title=A", ["CodeBlock", { title: "A" }]]);
    expect(JSON.stringify(tree.slice(1))).not.toContain("mine");
    module(`import Parts from "@theme/CodeBlock/Content/String"; export default () => <Parts />;`);
    const again = await compiledDoc("```js", "a", "```");
    expect(again.facts.problems).toEqual([]);
    expect(again.tree[0]).toMatchObject(["CodeBlock", { language: "js" }]);
  });

  it("keep the code of blocks as the build has made it where these become islands", async () => {
    write(
      "website/src/theme/CodeBlock.js",
      `import Original from "@theme-original/CodeBlock"; import React, { useState } from "react";
      export default function Block(props) { const [on] = useState(false); return <Original {...props} data-on={on} />; }`,
    );
    const { tree, facts } = await compiledDoc("```js {1} title=A", "a", "```");
    expect(facts.problems).toEqual([]);
    const props = { className: "language-js", metastring: "{1} title=A" };
    expect(tree[0]).toMatchObject([
      "ClientIsland",
      { ...props, [`$content:${codeName("a", props)}`]: { $: [["CodeBlock", { title: "A" }]] } },
      "a\n",
    ]);
  });

  it("draw headings and details by modules around the theme's own", async () => {
    const around = (name: string) =>
      `import Original from "@theme-original/${name}"; export default (props) => <div className="mine"><Original {...props} /></div>;`;
    write("website/src/theme/Heading.js", around("Heading"));
    write("website/src/theme/Details/index.js", around("Details"));
    const lines = ["## Two", "", "<details>", "", "a", "", "</details>"];
    const { tree, facts } = await compiledDoc(...lines);
    expect(facts.problems).toEqual([]);
    expect(tree).toEqual([
      ["div", { className: "mine" }, ["h2", { id: "two" }, "Two"]],
      ["div", { className: "mine" }, ["details", {}, ["p", {}, "a"]]],
    ]);
    write("website/src/theme/Heading.js", "export default (props) => <b>{props.children}</b>;");
    expect((await compiledDoc(...lines)).tree[0]).toEqual(["h2", { id: "two" }, "Two"]);
  });

  it("draw admonitions and details", async () => {
    theme(
      "admonition: ({ type, title, children }) => <aside title={type}>{title}{children}</aside>,",
      "details: ({ children }) => <section>{children}</section>,",
    );
    expect(await treeOfDoc(":::tip[A *b*]", "", "c", "", ":::", "", "<details>", "d", "</details>")).toBe(
      '[["aside",{"title":"tip"},"A ",["em",{},"b"],["p",{},"c"]],["section",{},["p",{},"d"]]]',
    );
  });

  it("draw admonitions by the theme's modules of these, those of a type before the one for all", async () => {
    write(
      "website/src/theme/Admonition.js",
      `import Original from "@theme-original/Admonition";
      export default (props) => props.type === "tip" ? <Original type="info" title="Own">{props.children}</Original> : <Original {...props} />;`,
    );
    write(
      "website/src/theme/Admonition/Types.js",
      `import types from "@theme-original/Admonition/Types";
      export default { ...types, danger: (props) => <aside>{props.title}{props.children}</aside> };`,
    );
    write(
      "website/src/theme/Admonition/Type/Info.js",
      `import Layout from "@theme/Admonition/Layout"; import Icon from "@theme/Admonition/Icon/Info";
      export default (props) => <Layout icon={<Icon />} {...props} className="mine" />;`,
    );
    const admonition = (type: string) => [`:::${type}[A]`, "", "b", "", ":::", ""];
    const { tree, facts } = await compiledDoc(...admonition("danger"), ...admonition("warning"));
    expect(facts.problems).toEqual([]);
    expect(tree).toEqual([
      ["aside", {}, "A", ["p", {}, "b"]],
      ["Admonition", { type: "warning", title: { $: ["A"] } }, ["p", {}, "b"]],
    ]);
    write("website/src/theme/Admonition/Types.js", "export default {};");
    const again = await compiledDoc(...admonition("tip"), ...admonition("info"));
    expect(again.facts.problems).toEqual([]);
    expect(again.tree).toEqual([
      ["Admonition", { type: "info", title: "Own" }, ["p", {}, "b"]],
      [
        "Admonition",
        { type: "info", title: { $: ["A"] }, className: "mine", icon: { $: [expect.arrayContaining(["svg"])] } },
        ["p", {}, "b"],
      ],
    ]);
  });

  it("become islands with addresses of pages where they need a browser", async () => {
    theme("img: function Zoom(props) { const [on] = useState(false); return <img {...props} data-on={on} />; },");
    write("website/docs/a.png", pixel);
    const { tree, facts } = await compiledDoc("![a](./a.png)");
    expect(facts.problems).toEqual([]);
    expect(tree[0]).toMatchObject([
      "p",
      {},
      [
        "ClientIsland",
        { $island: { hasAddresses: true }, src: expect.stringMatching(/^\/assets\/a-/) as string, alt: "a" },
      ],
    ]);
  });

  it("of fenced blocks are islands with what these are made of where they look into that", async () => {
    theme(
      `pre: function Pre({ children }) {
        const [on] = useState(false);
        return <div data-on={on}>{children.props.children.includes("b") && children}</div>;
      },`,
    );
    const { tree, facts } = await compiledDoc('```js title="A"', "b", "```");
    expect(facts.problems).toEqual([]);
    expect(tree).toMatchObject([
      [
        "ClientIsland",
        { $code: { className: "language-js", metastring: 'title="A"', children: "b\n" } },
        ["CodeBlock", { language: "js", title: "A" }],
      ],
    ]);
  });

  it("of fenced blocks have the attributes of the element around the code, as plugins give them", async () => {
    theme('pre: ({ children, "data-lang": lang }) => <div title={lang}>{children}</div>,');
    const source = '<pre data-lang="js"><code>b\n</code></pre>';
    const request = { root: scratch(), file: "website/docs/a.md", source, frontMatter: {} };
    const { tree } = await compile({ ...request, settings: { ...project, format: "md" } });
    expect(tree).toMatchObject([["div", { title: "js" }, ["CodeBlock", {}]]]);
  });

  it("may each have a module of their own, which goes behind what the whole says", async () => {
    const part = (name: string, text: string) =>
      write(
        `website/src/theme/MDXComponents/${name}.js`,
        `import Original from "@theme-original/MDXComponents/${name}"; ${text}`,
      );
    part("Heading", "export default (props) => <Original {...props} className={`of-${props.as}`} />;");
    part("Img", "export default (props) => <figure><Original {...props} /></figure>;");
    part("Pre", "export default (props) => <div><Original {...props} /></div>;");
    write("website/docs/a.png", pixel);
    const lines = ["## Two", "", "![a](a.png)", "", "```js", "b", "```"];
    const { tree, facts } = await compiledDoc(...lines);
    expect(facts.problems).toEqual([]);
    expect(tree[0]).toEqual(["h2", { id: "two", className: "of-h2" }, "Two"]);
    expect(tree[1]).toMatchObject(["p", {}, ["figure", {}, ["img", { alt: "a" }]]]);
    expect(tree[2]).toMatchObject(["div", {}, ["CodeBlock", { language: "js" }]]);
    write(
      "website/src/theme/MDXComponents/index.js",
      'import all from "@theme-original/MDXComponents"; export default { ...all, h2: () => <u>own</u> };',
    );
    const again = await compiledDoc(...lines);
    expect(again.tree[0]).toEqual(["u", {}, "own"]);
    expect(again.tree[1]).toEqual(tree[1]);
  });

  it("leave the element as it is where they fail, and name keys without effect once", async () => {
    theme("h2: () => undefined.a,", "wrapper: ({ children }) => children,");
    const { tree, facts } = await compiledDoc("## Two");
    expect(tree).toEqual([["h2", { id: "two" }, "Two"]]);
    expect(facts.problems.map(({ message, isToldOnce }) => [message, isToldOnce])).toEqual([
      ["The component 'wrapper' of '@theme/MDXComponents' has no effect here.", true],
      [expect.stringContaining("cannot run"), true],
    ]);
  });

  it.each([
    ["export default { ...MDXComponents, Card };", false],
    ["export default { ...MDXComponents, Card, /* a: Link */ };", false],
    ["export default { ...MDXComponents, a: Link };", true],
    ["const code = X; export default { ...MDXComponents, code };", true],
    ["export default { ...MDXComponents, ...others };", true],
  ])("are looked for where the module's text may have some: %s", (text, may) => {
    expect(drawsElements(text)).toBe(may);
  });
});
