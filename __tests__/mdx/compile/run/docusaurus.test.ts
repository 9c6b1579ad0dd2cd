import { compile } from "../../../../src/mdx/compile/compile-here";
import { drawsElements } from "../../../../src/mdx/compile/run/docusaurus/global-components";
import { compileInScratch, pixel, scratch, settings, write } from "../../../support/compiled";

compileInScratch();

const project = {
  ...settings,
  lenient: true,
  siteFolder: "website",
  staticFolders: ["website/static"],
  baseUrl: "/manual/",
  siteConfig: { title: "Kiln" },
};

/** A doc of a project of Docusaurus, its lines given one by one. */
const compiled = (...lines: string[]) => {
  const request = { root: scratch(), file: "website/docs/a.mdx", source: lines.join("\n"), frontMatter: {} };
  return compile({ ...request, settings: project });
};
const treeOf = async (...lines: string[]) => {
  const { tree, facts } = await compiled(...lines);
  expect(facts.problems).toEqual([]);
  return JSON.stringify(tree);
};

test("a component gets the configuration, and modules of Docusaurus and of the project's own theme", async () => {
  write("website/src/theme/Own.js", `export default ({ children }) => <b>{children}</b>;`);
  write(
    "website/src/Title.tsx",
    `import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
    import Own from "@theme/Own";
    import Heading from "@theme/Heading";
    export default function Title() {
      const { siteConfig } = useDocusaurusContext();
      return <Heading as="h3"><Own>{siteConfig.title}</Own></Heading>;
    }`,
  );
  expect(await treeOf('import Title from "../src/Title";', "", "<Title />")).toBe('[["h3",{},["b",{},"Kiln"]]]');
});

/** Packages that a project has, one of them made of an ES module, and its type of packages. */
function writePackages(): void {
  write("website/package.json", '{ "type": "module" }');
  write("website/node_modules/made/package.json", "{}");
  write("website/node_modules/made/index.js", "exports.__esModule = true; exports.default = () => 'made';");
  write("website/node_modules/plain/package.json", "{}");
  write("website/node_modules/plain/index.js", "module.exports = () => 'plain';");
}

test.each([
  ["js", "made.default()"],
  ["jsx", "made()"],
  ["tsx", "made()"],
])('default imports are as in Docusaurus in .%s of a package of "type": "module"', async (ending, call) => {
  writePackages();
  write(
    `website/src/Title.${ending}`,
    `import Heading from "@theme/Heading";
    import { translate } from "@docusaurus/Translate";
    import made from "made";
    import plain from "plain";
    export default () => <Heading as="h3">{${call}} {plain()} {translate({ message: "Kiln" })}</Heading>;`,
  );
  expect(await treeOf('import Title from "@site/src/Title";', "", "<Title />")).toBe(
    '[["h3",{},"made"," ","plain"," ","Kiln"]]',
  );
});

test("a component's own styles join the page's head, with the classes that it uses", async () => {
  write("website/src/box.module.css", ".box { color: red; }");
  write("website/src/Box.js", `import s from "./box.module.css"; export default () => <i className={s.box} />;`);
  const { tree, facts } = await compiled('import Box from "@site/src/Box";', "", "<Box />", "", "<Box />");
  const name = /^\.(box_\w+_box) \{/m.exec(facts.head[0]?.text ?? "")?.[1];
  expect(name).toBeDefined();
  expect(tree).toEqual([
    ["i", { className: name }],
    ["i", { className: name }],
  ]);
  expect(facts.head).toHaveLength(1);
});

test("code in a language that nobody knows is plain, and says so", async () => {
  const { facts } = await compiled("```ladder-logic", "--[ ]--", "```");
  expect(facts.problems.map(({ severity, message }) => [severity, message])).toEqual([
    ["warning", "The language 'ladder-logic' has no grammar: its code is shown in one colour."],
  ]);
});

test("emoji, ids of headings and words of footnotes are as the settings say", async () => {
  const source = "## Cone Six :smile:\n\na[^1]\n\n[^1]: b";
  const footnotes = { label: "Notes", backLabel: "Up", backContent: "^" };
  const own = { ...project, emoji: false, keepHeadingCase: true, footnotes };
  const request = { root: scratch(), file: "website/docs/a.mdx", source, frontMatter: {}, settings: own };
  const { tree } = await compile(request);
  expect(tree[0]).toEqual(["h2", { id: "Cone-Six-smile" }, "Cone Six :smile:"]);
  const notes = JSON.stringify(tree.at(-1));
  for (const word of ['"Notes"]', '"aria-label":"Up"', '"^"]']) expect(notes).toContain(word);
});

test("fences of MDX are MDX, and what follows them is as before", async () => {
  expect(await treeOf("````mdx-code-block", "<b>a</b>", "````", "", "c")).toBe('[["b",{},"a"],["p",{},"c"]]');
});

test("links to files start in the doc's folder, then at the content's root; addresses may have the base URL", async () => {
  write("website/docs/b.md", "");
  const { facts } = await compiled("[b](b.md) [c](c/d.md) [e](/manual/e)");
  expect(facts.links.map(({ url }) => url)).toEqual(["file:website/docs/b.md", "file:/c/d.md", "/e"]);
});

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
    expect(await treeOf("A <Card>a</Card> <Pair.First />", "", "{[1].map(() => <Card>b</Card>)}")).toBe(
      '[["p",{},"A ",["b",{},"a"]," ",["i",{},"first"]],["b",{},"b"]]',
    );
  });

  it("stand back for what a file imports or declares, and leave all others as they are", async () => {
    expect(
      await treeOf("export const Card = () => <u>own</u>;", "", "<Card />", "", ":::note", "", "a", "", ":::"),
    ).toBe('[["u",{},"own"],["Admonition",{"type":"note"},["p",{},"a"]]]');
  });

  it("are not looked for by a file that uses none", async () => {
    write("website/src/theme/MDXComponents.js", `throw new Error("It is broken.");`);
    expect(await treeOf("text")).toBe('[["p",{},"text"]]');
    const { facts } = await compiled("<Card />");
    expect(facts.problems.map(({ message, isToldOnce }) => [message, isToldOnce])).toEqual([
      ["The module './website/src/theme/MDXComponents.js' failed: It is broken.", true],
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
    const { tree, facts } = await compiled("## Two", "", "[b](b.md) <a href='/c'>c</a>", "", "| a |", "| - |");
    expect(facts.problems).toEqual([]);
    expect(facts.links.map(({ url }) => url)).toEqual(["file:website/docs/b.md", "/c"]);
    expect(facts.toc.map(({ id }) => id)).toEqual(["two"]);
    expect(JSON.stringify(tree)).toContain(
      '["h2",{"id":"two","className":"wide"},"Two"],["p",{},["a",{"href":"file:website/docs/b.md","className":"in"},"b"]," ",["a",{"href":"/c"},"c"]]',
    );
    expect(tree.at(-1)).toEqual(["div", {}, expect.arrayContaining(["table"])]);
  });

  it("draw code in blocks and in lines, and leave to the site what they leave to Docusaurus", async () => {
    theme(
      'code: (props) => props.className === "language-kiln" ? <b title={props.metastring}>{props.children}</b> : <MDXComponents.code {...props} />,',
      "pre: ({ children }) => <div title={children.props.className}>{children}</div>,",
    );
    const { tree, facts } = await compiled("```kiln hot", "a", "```", "", "```js", "b", "```", "", "`c`");
    expect(facts.problems).toEqual([]);
    expect(tree[0]).toEqual(["div", { title: "language-kiln" }, ["b", { title: "hot" }, "a\n"]]);
    expect(tree[1]).toMatchObject(["div", { title: "language-js" }, ["CodeBlock", { language: "js" }]]);
    expect(tree[2]).toEqual(["p", {}, ["code", {}, "c"]]);
  });

  it("draw admonitions and details", async () => {
    theme(
      "admonition: ({ type, title, children }) => <aside title={type}>{title}{children}</aside>,",
      "details: ({ children }) => <section>{children}</section>,",
    );
    expect(await treeOf(":::tip[A *b*]", "", "c", "", ":::", "", "<details>", "d", "</details>")).toBe(
      '[["aside",{"title":"tip"},"A ",["em",{},"b"],["p",{},"c"]],["section",{},["p",{},"d"]]]',
    );
  });

  it("become islands with addresses of pages where they need a browser", async () => {
    theme("img: function Zoom(props) { const [on] = useState(false); return <img {...props} data-on={on} />; },");
    write("website/docs/a.png", pixel);
    const { tree, facts } = await compiled("![a](./a.png)");
    expect(facts.problems).toEqual([]);
    expect(tree[0]).toMatchObject([
      "p",
      {},
      ["ClientIsland", { $island: { hasAddresses: true }, src: expect.stringMatching(/^\/assets\/a-/), alt: "a" }],
    ]);
  });

  it("leave the element as it is where they fail, and name keys without effect once", async () => {
    theme("h2: () => undefined.a,", "wrapper: ({ children }) => children,");
    const { tree, facts } = await compiled("## Two");
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

describe("what Docusaurus builds with a mistake in it", () => {
  const warned = async (...lines: string[]) => {
    const { tree, facts } = await compiled(...lines);
    expect(facts.problems.map(({ severity }) => severity)).toEqual(["warning"]);
    return JSON.stringify(tree);
  };

  it.each([
    ["an admonition of an unknown kind", ['<Admonition type="weird">a</Admonition>'], '"type":"weird"'],
    ["an admonition that is never closed", [":::note", "", "a"], '["Admonition",{"type":"note"},["p",{},"a"]]'],
    ["a tab outside of tabs", ['<TabItem value="a">a</TabItem>'], '"a"'],
    ["content in the place of tabs", ["<Tabs>", "", "a", "", "</Tabs>"], '[["p",{},"a"]]'],
    ["a module that is not there", ['import A from "./never.json";', "", "a"], '[["p",{},"a"]]'],
  ])("is told in a warning, and shown: %s", async (_, lines, shown) => {
    expect(await warned(...lines)).toContain(shown);
  });

  it("is an error where the file cannot be read", async () => {
    const { facts } = await compiled("<b>");
    expect(facts.problems.map(({ severity }) => severity)).toEqual(["error"]);
  });
});

test("tabs are those that both `values` and items have", async () => {
  const [, { items = [] } = {}] = (
    await compiled(
      '<Tabs values={[{ value: "a", label: "A" }, { value: "none" }]}>',
      '<TabItem value="other">o</TabItem>',
      '<TabItem value="a">a</TabItem>',
      "</Tabs>",
    )
  ).tree[0] as [string, { items?: unknown[] }];
  expect(items).toEqual([{ value: "a", label: "A" }]);
});

test("content may import data of YAML", async () => {
  write("website/docs/rows.yaml", "- cone 6");
  expect(await treeOf('import rows from "./rows.yaml";', "", "{rows[0]}")).toBe('["cone 6"]');
});
