import { readFileSync } from "node:fs";
import path from "node:path";
import { compileFunction } from "node:vm";
import { compile } from "../../../../src/mdx/compile/compile-here";
import { isElement } from "../../../../src/mdx/content-node";
import { compileInScratch, scratch, write } from "../../../support/compiled";
import { compiledDoc, project, treeOfDoc } from "../../../support/project";

compileInScratch();

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
  expect(await treeOfDoc('import Title from "../src/Title";', "", "<Title />")).toBe('[["h3",{},["b",{},"Kiln"]]]');
});

test("a component gets the data of plugins, at build and as an island", async () => {
  const settings = { ...project, globalData: { cones: { default: { top: 6 } } } };
  write(
    "website/src/Top.js",
    `import { usePluginData } from "@docusaurus/useGlobalData"; import { useState } from "react";
    export const Top = () => <b>{usePluginData("cones").top} {Object.keys(usePluginData("other")).length}</b>;
    export const Live = () => { useState(); return <Top />; };`,
  );
  const source = 'import { Top, Live } from "../src/Top";\n\n<Top />\n\n<Live />';
  const { tree, facts } = await compile({
    root: scratch(),
    file: "website/docs/a.mdx",
    source,
    frontMatter: {},
    settings,
  });
  expect([tree[0], facts.problems]).toEqual([["b", {}, "6", " ", "0"], []]);
  const [script = ""] = Object.keys(facts.assets);
  expect(readFileSync(path.join(scratch(), script), "utf8")).toContain('{ "cones": { "default": { "top": 6 } } }');
});

test("a component that asks for the data of the docs plugin is an island, which gets them of the page", async () => {
  const docsVersions = { default: [{ name: "current", label: "Next", path: "/docs/", isLast: true }] };
  write(
    "website/src/Versions.js",
    `import useGlobalData, { useAllPluginInstancesData, usePluginData } from "@docusaurus/useGlobalData";
    const DOCS = "docusaurus-plugin-content-docs";
    export const All = () => <b>{useAllPluginInstancesData(DOCS).default.versions.map(({ path }) => path)}</b>;
    export const Whole = () => <b>{useGlobalData()[DOCS].default.versions.map(({ path }) => path)}</b>;
    export const Others = () => <b>{useGlobalData().cones ?? "none"}</b>;
    export default () => <b>{usePluginData(DOCS).versions.map(({ label }) => label)}</b>;`,
  );
  const { tree, facts } = await compile({
    root: scratch(),
    file: "website/docs/a.mdx",
    frontMatter: {},
    settings: { ...project, docsVersions },
    source:
      'import Versions, { All, Others, Whole } from "../src/Versions";\n\n<Versions />\n\n<All />\n\n<Whole />\n\n<Others />',
  });
  expect(facts.problems).toEqual([]);
  expect(tree.filter(isElement).map(([tag]) => tag)).toEqual(["ClientIsland", "ClientIsland", "ClientIsland", "b"]);
  const [script = ""] = Object.keys(facts.assets);
  const code = readFileSync(path.join(scratch(), script), "utf8");
  const useAllDocsData = () => ({ default: { path: "/docs", versions: [{ label: "2.0", path: "/docs" }] } });
  const jsx = (_: string, { children }: { children: string[] }) => children.join();
  const site = (name: string) => (name.startsWith("react") ? { jsx, jsxDEV: jsx } : { useAllDocsData });
  const text = code.replace(/export \{\s*(\w+) as module\s*\}/, "return $1");
  const run = compileFunction(text, ["globalThis"]) as (
    page: object,
  ) => Record<"default" | "All" | "Whole", () => string>;
  const made = run({ ___site: site });
  expect([made.default(), made.All(), made.Whole()]).toEqual(["2.0", "/docs", "/docs"]);
});

test("paths with a slash at their beginning start at the project's folder", async () => {
  write("website/docs/parts/_kiln.md", "Fire it.");
  write("website/src/Cone.js", `export default ({ children }) => <b>{children}</b>;`);
  write("website/docs/parts/cone.txt", "06");
  const lines = [
    "Kiln from '/docs/parts/_kiln.md'",
    "Cone from '/src/Cone'",
    "cone from '!!raw-loader!/docs/parts/cone.txt'",
  ];
  expect(await treeOfDoc(...lines.map((line) => `import ${line};`), "", "<Kiln />", "", "<Cone>{cone}</Cone>")).toBe(
    '[["p",{},"Fire it."],["b",{},"06"]]',
  );
});

/** Packages that a project has, one of them made of an ES module, and its type of packages. */
function writePackages(): void {
  // The mark is what PowerShell writes at the start of files.
  write("website/package.json", '\uFEFF{ "type": "module" }');
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
  expect(await treeOfDoc('import Title from "@site/src/Title";', "", "<Title />")).toBe(
    '[["h3",{},"made"," ","plain"," ","Kiln"]]',
  );
});

test('CSS modules and Markdown that a package of "type": "module" imports are found', async () => {
  write("website/package.json", '{ "type": "module" }');
  write("website/src/box.module.css", ".box { color: tan; }");
  write("website/src/_cone.mdx", "Fire it.");
  write(
    "website/src/Box.jsx",
    `import s from "./box.module.css"; import Cone from "./_cone.mdx";
    export default () => <div className={s.box.replace(/_.*_/, "-")}><Cone /></div>;`,
  );
  expect(await treeOfDoc('import Box from "@site/src/Box";', "", "<Box />")).toBe(
    '[["div",{"className":"box-box"},["p",{},"Fire it."]]]',
  );
});

test("pictures that are not there are as grave as the settings say", async () => {
  const request = { root: scratch(), file: "website/docs/a.mdx", source: "![a](./gone.png)", frontMatter: {} };
  const severities = async (own: object) =>
    (await compile({ ...request, settings: { ...project, ...own } })).facts.problems.map(({ severity }) => severity);
  expect(await severities({})).toEqual(["warning"]);
  expect(await severities({ brokenImages: "throw", brokenComponents: "ignore" })).toEqual(["error"]);
  expect(await severities({ brokenImages: "ignore" })).toEqual([]);
});

test("code in a language that nobody knows is plain, and says so", async () => {
  const { facts } = await compiledDoc("```ladder-logic", "--[ ]--", "```");
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

test("a heading of signs alone has no id, and one with text behind what looks like its id is text", async () => {
  const { tree, facts } = await compiledDoc("## `&&`", "", "## Kiln {#kiln} and cone");
  expect(facts.problems).toEqual([]);
  expect(tree).toEqual([
    ["h2", {}, ["code", {}, "&&"]],
    ["h2", { id: "kiln-kiln-and-cone" }, "Kiln {#kiln} and cone"],
  ]);
});

test.each([
  ["none", []],
  ["double-dollars", ["6", "8"]],
  ["dollars", ["5 or ", "6", "8"]],
] as const)("with %s as formulas other dollar signs are text", async (formulas, all) => {
  const source = "$5 or $7\n\n$$6$$\n\n```math\n8\n```";
  const settings = { ...project, formulas };
  const { tree } = await compile({
    root: scratch(),
    file: "website/docs/a.mdx",
    source,
    frontMatter: {},
    settings,
  });
  const drawn = JSON.stringify(tree).matchAll(/<annotation[^>]*>(.*?)<\/annotation>/g);
  expect([...drawn].map(([, formula]) => formula)).toEqual(all);
});

test("fences of MDX are MDX, and what follows them is as before", async () => {
  expect(await treeOfDoc("````mdx-code-block", "<b>a</b>", "````", "", "c")).toBe('[["b",{},"a"],["p",{},"c"]]');
});

test("links to files start in the doc's folder, then at the content's root; addresses may have the base URL", async () => {
  write("website/docs/b.md", "");
  const { facts } = await compiledDoc("[b](b.md) [c](c/d.md) [e](/manual/e)");
  expect(facts.links.map(({ url }) => url)).toEqual(["file:website/docs/b.md", "file:/c/d.md", "/e"]);
});

test("in the end they start at the project's folder", async () => {
  for (const file of ["docs/b.md", "b.md", "wiki/c.md", "a.md"]) write(`website/${file}`, "");
  const { facts } = await compiledDoc(
    "[b](/b.md#b) [c](/wiki/c.md) [c](wiki/c.md) [d](/d.md) [a](./a.md) [w](/docs/b.md)",
  );
  expect(facts.links.map(({ url }) => url)).toEqual([
    "file:/b.md#b",
    "file:website/wiki/c.md",
    "file:website/wiki/c.md",
    "file:/d.md",
    "file:website/docs/a.md",
    "file:website/docs/b.md",
  ]);
});

describe("what Docusaurus builds with a mistake in it", () => {
  const warned = async (...lines: string[]) => {
    const { tree, facts } = await compiledDoc(...lines);
    expect(facts.problems.map(({ severity }) => severity)).toEqual(["warning"]);
    return JSON.stringify(tree);
  };

  it.each([
    ["an admonition of an unknown kind", ['<Admonition type="weird">a</Admonition>'], '"type":"weird"'],
    ["an admonition that is never closed", [":::note", "", "a"], '["Admonition",{"type":"note"},["p",{},"a"]]'],
    ["a tab outside of tabs", ['<TabItem value="a">a</TabItem>'], '"a"'],
    ["content in the place of tabs", ["<Tabs>", "", "a", "", "</Tabs>"], '[["p",{},"a"]]'],
  ])("is told in a warning, and shown: %s", async (_, lines, shown) => {
    expect(await warned(...lines)).toContain(shown);
  });

  it("is an error where a file is not there that content imports, unless the setting says otherwise", async () => {
    const sources = ["./never.json", "./never", "@site/src/Never", "./_never.mdx", "!!raw-loader!./never.txt"];
    const source = [...sources.map((name, index) => `import A${index} from "${name}";`), "", "a"].join("\n");
    const severities = async (brokenImports?: "warn" | "ignore") => {
      const request = { root: scratch(), file: "website/docs/a.mdx", source, frontMatter: {} };
      const { facts } = await compile({ ...request, settings: { ...project, brokenImports } });
      return facts.problems.map(({ severity, line }) => `${line} ${severity}`);
    };
    expect(await severities()).toEqual([1, 2, 3, 4, 5].map((line) => `${line} error`));
    expect(await severities("warn")).toEqual([1, 2, 3, 4, 5].map((line) => `${line} warning`));
    expect(await severities("ignore")).toEqual([]);
  });

  it("is an error where the file cannot be read", async () => {
    const { facts } = await compiledDoc("<b>");
    expect(facts.problems.map(({ severity }) => severity)).toEqual(["error"]);
  });
});

test("tabs are those that both `values` and items have", async () => {
  const [, { items = [] } = {}] = (
    await compiledDoc(
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
  expect(await treeOfDoc('import rows from "./rows.yaml";', "", "{rows[0]}")).toBe('["cone 6"]');
});
