import { compile } from "../../../../src/mdx/compile/compile-here";
import type { CompileSettings } from "../../../../src/mdx/compile/settings";
import { codePageSource } from "../../../../src/mdx/compile/code-page";
import { compileInScratch, scratch, write } from "../../../support/compiled";
import { project } from "../../../support/project";

compileInScratch();

/** What the build knows of a page of code: the problems, the title, and what it puts into the head. */
async function pageOf(text: string, more: Partial<CompileSettings> = {}) {
  const file = "website/src/pages/a.tsx";
  write(file, text);
  const { facts, tree } = await compile({
    root: scratch(),
    file,
    frontMatter: {},
    settings: { ...project, ...more },
    source: codePageSource(file, text),
  });
  const head = facts.head.map(({ tag, props, text }) => [tag, props.content ?? text ?? props]);
  const { problems, title, description, keywords, image, links, htmlClasses } = facts;
  return { problems, title, description, keywords, image, head, links, htmlClasses, tree };
}

const IMPORTS = `import React, { Component } from "react"; import Layout from "@theme/Layout";
  import Head from "@docusaurus/Head";
  import { useDocsData, useLatestVersion, useVersions } from "@docusaurus/plugin-content-docs/client";
  import Link from "@docusaurus/Link";`;
const FULL = '<Layout title="Q1" description="Of Q1"><Head><meta name="a" content="b" /></Head>';
const KNOWN = {
  problems: [],
  title: "Q1",
  description: "Of Q1",
  head: [["meta", "b"]],
};

test.each([
  ["useLatestVersion", "useLatestVersion().path"],
  ["useVersions", 'useVersions().find(({ name }) => name === "current").path'],
  ["useDocsData", "useDocsData().path"],
])("a page that calls %s says its title and its head, and links to no page that is not there", async (_, path) => {
  const page = await pageOf(
    `${IMPORTS} export default function Page() {
      const to = ${path} + "/a";
      return ${FULL}<Link to={to}>A</Link></Layout>;
    }`,
  );
  expect(page).toMatchObject({ ...KNOWN, links: [] });
  expect(JSON.stringify(page.tree)).not.toContain("$first");
});

test.each([
  ["useLatestVersion().label", "2.0"],
  ["useVersions().map(({ label }) => label).join()", "Next,2.0"],
  ["useVersions().indexOf(useLatestVersion())", "1"],
  ['useVersions("api")[0].label', "1.0"],
  ["useDocsData().versions.length", "2"],
])("a title that is made of versions has what the settings say of them: %s", async (value, text) => {
  const version = { path: "/docs/", isLast: true };
  const docsVersions = {
    default: [
      { name: "current", label: "Next", path: "/docs/next/", isLast: false },
      { ...version, name: "2.0", label: "2.0" },
    ],
    api: [{ ...version, name: "1.0", label: "1.0" }],
  };
  const page = `${IMPORTS} export default () => <Layout title={"Docs " + ${value}}>a</Layout>;`;
  expect(await pageOf(page, { docsVersions })).toMatchObject({ problems: [], title: `Docs ${text}` });
});

test("a file that the head names is no link", async () => {
  const { problems, links } = await pageOf(
    `${IMPORTS} export default () => <Layout><Head><link rel="alternate" href="/blog/rss.xml" /></Head>a</Layout>;`,
  );
  expect([problems, links]).toEqual([[], []]);
});

test("links of a page are told where the page has their addresses, else by its file alone", async () => {
  const { links } = await pageOf(
    `${IMPORTS}
    const to = "/b";
    export default () => <Layout><Link to="/a">a</Link><Link to={to}>b</Link><Link to={to + to}>c</Link></Layout>;`,
  );
  const file = "website/src/pages/a.tsx";
  expect(links).toEqual([
    { url: "/a", line: 6, file },
    { url: "/b", line: 5, file },
    { url: "/b/b", line: undefined, file },
  ]);
});

test("a class in a page is drawn for what the build knows of it: its part of the head, its content, its links", async () => {
  const page = await pageOf(
    `${IMPORTS} class C extends Component {
      static defaultProps = { word: "c" };
      state = { n: 1 };
      static getDerivedStateFromProps = ({ word }) => ({ w: word });
      componentWillMount() { this.setState(({ n }) => ({ n: n + 1 })); }
      render() {
        const { n, w } = this.state;
        return <><Head><title>{this.props.of} {n}</title></Head><Link to="/a" onClick={this.go}>{w}</Link></>;
      }
      go = () => window.alert(1);
    }
    export default function Page() { return <Layout><C of="Q" /><i>d</i></Layout>; }`,
  );
  expect(page).toMatchObject({ problems: [], title: undefined, head: [["title", "Q 2"]], links: [{ url: "/a" }] });
  expect(JSON.stringify(page.tree)).toContain('"$first":{"$":[["a",{"href":"/a"},"c"],["i",{},"d"]]}');
});

test("a page that is a class itself says its title and its head, and is drawn again in browsers", async () => {
  const page = await pageOf(
    `${IMPORTS} export default class Page extends Component { render() { return ${FULL}e</Layout>; } }`,
  );
  expect(page).toMatchObject(KNOWN);
  expect(JSON.stringify(page.tree)).toMatch(/"\$island":.*"\$first":\{"\$":\["e"\]\}/);
});

test("a page whose class asks for a browser gets a word about its title and head", async () => {
  const { problems, title } = await pageOf(
    `${IMPORTS} export default class Page extends Component {
      render() { return <Layout title={window.name}>e</Layout>; }
    }`,
  );
  expect([title, problems]).toMatchObject([
    undefined,
    [
      {
        severity: "warning",
        file: "website/src/pages/a.tsx",
        message: expect.stringContaining(
          "by `<Layout>` and `<Head>` is left out, since it cannot run: 'Page' is a class",
        ) as unknown,
      },
    ],
  ]);
});

test("a class in a page that asks for a browser is passed over", async () => {
  const page = await pageOf(
    `${IMPORTS} class C extends Component { state = { at: window.name }; render() { return <b>c</b>; } }
    export default function Page() { return ${FULL}<C /><i>d</i></Layout>; }`,
  );
  expect(page).toMatchObject(KNOWN);
  expect(JSON.stringify(page.tree)).toContain('"$first":{"$":[["i",{},"d"]]}');
});

test("a page may have parts that collapse", async () => {
  const { problems, title, tree } = await pageOf(
    `${IMPORTS} import { Collapsible, useCollapsible } from "@docusaurus/theme-common";
    export default function Page() {
      const { collapsed } = useCollapsible({ initialState: () => true });
      return ${FULL}<Collapsible collapsed={collapsed}>a</Collapsible></Layout>;
    }`,
  );
  expect([title, problems]).toEqual(["Q1", []]);
  expect(JSON.stringify(tree)).toContain('["div",{"style":{"display":"none"}},"a"]');
});

test("what a page says of itself has the image as a path of the site, and the innermost component wins", async () => {
  const page = await pageOf(
    `${IMPORTS} import { PageMetadata } from "@docusaurus/theme-common";
    export default () => <Layout title="A" description="Of A">
      <PageMetadata description="Of B" keywords={["c", "d"]} image="img/e.png"><meta name="f" content="g" /></PageMetadata>
    </Layout>;`,
  );
  const metadata = { title: "A", description: "Of B", keywords: ["c", "d"], image: "/img/e.png" };
  expect(page).toMatchObject({ ...metadata, problems: [], head: [["meta", "g"]] });
});

test.each([
  ["/manual/img/a.png", "/img/a.png"],
  ["https://a.example/a.png", "https://a.example/a.png"],
  ["./a.png", undefined],
])("the image of a page is an address: %s", async (written, image) => {
  write("website/src/pages/a.png", "a");
  const page = await pageOf(
    `import { PageMetadata } from "@docusaurus/theme-common"; import own from "./a.png";
    export default () => <PageMetadata image={${written.startsWith(".") ? "own" : `"${written}"`}} keywords="a, b" />;`,
  );
  expect(page).toMatchObject({ problems: [], image, keywords: ["a, b"] });
});

test("a page has the class of its layout around it, and its classes of <html> say what it leaves out and wants", async () => {
  const { problems, tree, htmlClasses, head } = await pageOf(
    `${IMPORTS} import { HtmlClassNameProvider } from "@docusaurus/theme-common";
    export default () => <Layout wrapperClassName="wide" noNavbar noFooter>
      <HtmlClassNameProvider className="a b"><Head><html className="c" data-d="e" /></Head>a</HtmlClassNameProvider>
    </Layout>;`,
  );
  expect([problems, tree]).toEqual([[], [["div", { className: "wide" }, "a"]]]);
  expect(htmlClasses).toEqual(["c", "a", "b", "without-navbar", "without-footer"]);
  expect(head).toEqual([["html", { "data-d": "e" }]]);
});

test("classes that the theme names are those of Docusaurus", async () => {
  const { tree } = await pageOf(
    `import { ThemeClassNames } from "@docusaurus/theme-common";
    export default () => (
      <p className={ThemeClassNames.wrapper.docsPages}>{ThemeClassNames.common.admonitionType("tip")}</p>
    );`,
  );
  expect(JSON.stringify(tree)).toContain('["p",{"className":"docs-wrapper"},"theme-admonition-tip"]');
});

test("a page that takes the configuration as a prop is given it", async () => {
  const page = (text: string) => pageOf(`export default ${text};`).then(({ tree, problems }) => [tree, problems]);
  expect(await page("({ config }) => <b>{config.title}</b>")).toEqual([[["b", {}, "Kiln"]], []]);
});

test.each([
  ["({ config: { title } }: Props) => title", true],
  ["function Page(props) { const { config: site } = props; }", true],
  ["(props) => props.config.title", true],
  ["() => { const { siteConfig } = useDocusaurusContext(); }", false],
  ['import config from "./config";', false],
])("whether a page takes the configuration as a prop: %s", (text, takes) => {
  expect(codePageSource("src/pages/a.tsx", text).includes("config={config}")).toBe(takes);
});

test("addresses in a page of code name files where these are there, and are links otherwise", async () => {
  write("website/src/pages/b.zip", "b");
  const { problems, links } = await pageOf(
    'export default () => <p><a href="blog/rss.xml">RSS</a><a href="./b.zip">B</a></p>;',
  );
  expect(problems).toEqual([]);
  expect(links.map(({ url }) => url)).toEqual(["blog/rss.xml"]);
});

test("a page that asks for no layout, nor what it imports, has no frame", async () => {
  const frameless = ["without-announcement", "without-navbar", "without-footer"];
  write("website/src/plain.js", "export const Bare = () => <p>a</p>;");
  write("website/src/framed.js", 'import Layout from "@theme/Layout"; export const Framed = () => <Layout>b</Layout>;');
  const plain = 'import { Bare } from "../plain"; export default () => <Bare />;';
  const framed = 'import { Framed } from "../framed"; export default () => <Framed />;';
  expect((await pageOf(plain)).htmlClasses).toEqual(frameless);
  expect((await pageOf(framed)).htmlClasses).toBeUndefined();
});
