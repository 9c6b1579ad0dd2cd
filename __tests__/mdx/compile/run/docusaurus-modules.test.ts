import { compile } from "../../../../src/mdx/compile/compile-here";
import { compileInScratch, scratch, write } from "../../../support/compiled";
import { compiledDoc, nodesOfDoc, project, treeOfDoc } from "../../../support/project";

compileInScratch();

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>';

describe("addresses of a project below a base URL", () => {
  beforeEach(() => write("website/static/img/logo.svg", SVG));

  it("are whole where a component asks for them, and once behind the base URL in images and films", async () => {
    write(
      "website/src/Parts.js",
      `import useBaseUrl, { useBaseUrlUtils } from "@docusaurus/useBaseUrl";
      export const Frame = () => <iframe src={useBaseUrl("/demo.html")} title={useBaseUrl("https://a.example")} />;
      export const Whole = () => <b title={useBaseUrlUtils().withBaseUrl("/manual/a", { absolute: true })} />;
      export const Logo = () => <img src={useBaseUrl("img/logo.svg")} />;`,
    );
    const image = '["img",{"alt":"","loading":"lazy","decoding":"async","src":"/img/logo.svg","width":4,"height":4}]';
    expect(
      await treeOfDoc(
        'import { Frame, Logo, Whole } from "../src/Parts";',
        "",
        "<Frame />",
        "",
        "<Whole />",
        "",
        "<Logo />",
        "",
        '<img src="/manual/img/logo.svg" />',
        "",
        '<video src="/manual/v.mp4" poster="/p.png"><source src="/manual/w.mp4" /></video>',
      ),
    ).toBe(
      `[["iframe",{"src":"/manual/demo.html","title":"https://a.example"}],["b",{"title":"https://kiln.example/manual/a"}]," ",${image}," ",${image},` +
        '["video",{"src":"/v.mp4","poster":"/p.png"},["source",{"src":"/w.mp4"}]]]',
    );
  });

  it("with `pathname://` are those of files that nothing looks for", async () => {
    expect(await treeOfDoc("![a](pathname:///img/none.svg)")).toContain('"src":"/img/none.svg"');
    expect(await treeOfDoc('<video src="pathname:///none.mp4" />')).toContain('"src":"/none.mp4"');
  });
});

test("a page that leads on says so in its head, and has a link", async () => {
  write(
    "website/src/Home.js",
    `import { Redirect } from "@docusaurus/router"; export default () => <Redirect to="/docs/intro" />;`,
  );
  const { tree, facts } = await compiledDoc('import Home from "../src/Home";', "", "<Home />");
  expect(facts.problems).toEqual([]);
  expect(tree).toEqual([["p", {}, ["a", { href: "/docs/intro" }, "/docs/intro"]]]);
  expect(facts.links.map(({ url }) => url)).toContain("/docs/intro");
  expect(facts.head).toEqual([
    { tag: "link", props: { rel: "canonical", href: "https://kiln.example/manual/docs/intro" } },
    { tag: "meta", props: { httpEquiv: "refresh", content: "0; url=/manual/docs/intro" } },
  ]);
});

test("a provider of the layout shows what is inside of it", async () => {
  write(
    "website/src/Home.js",
    `import LayoutProvider from "@theme/Layout/Provider"; export default () => <LayoutProvider><b>A</b></LayoutProvider>;`,
  );
  const { tree, facts } = await compiledDoc('import Home from "../src/Home";', "", "<Home />");
  expect([tree, facts.problems]).toEqual([[["b", {}, "A"]], []]);
});

test("a text without words shows its id", async () => {
  write(
    "website/src/Words.js",
    `import Translate, { translate } from "@docusaurus/Translate";
    export default () => <b title={translate({ id: "a.b" })}><Translate id="c.d" /></b>;`,
  );
  expect(await nodesOfDoc('import Words from "../src/Words";', "", "<Words />")).toEqual([
    ["b", { title: "a.b" }, "c.d"],
  ]);
});

test("words are those of the site's language, by their ids or by themselves", async () => {
  write(
    "website/src/Words.js",
    `import Translate, { translate } from "@docusaurus/Translate";
    export default () => <b title={translate({ message: "Hello" })}><Translate id="a.b" values={{ name: "Ada" }}>By</Translate></b>;`,
  );
  const settings = { ...project, codeTranslations: { "a.b": "De {name}", Hello: "Bonjour" } };
  const imports = 'import Words from "../src/Words";\nimport Translate from "@docusaurus/Translate";';
  const source = `${imports}\n\n<Words />\n\n<Translate>Hello</Translate> <Translate>*Own*</Translate>`;
  const request = { root: scratch(), file: "website/docs/a.mdx", source, frontMatter: {}, settings };
  expect((await compile(request)).tree).toEqual([
    ["b", { title: "Bonjour" }, "De Ada"],
    " Bonjour ",
    ["em", {}, "Own"],
  ]);
});

test("a project's copy of the list of headings has its links inside", async () => {
  write(
    "website/src/Contents.js",
    `import TOCItems from "@theme/TOCItems";
    export default ({ toc }) => <div><TOCItems toc={toc} className="table-of-contents" linkClassName={null} /></div>;`,
  );
  const { tree, facts } = await compiledDoc(
    "import Contents from '../src/Contents';",
    "",
    "<Contents toc={[{ id: 'a', level: 2, value: 'A' }]} />",
  );
  expect(facts.problems).toEqual([]);
  expect(tree).toEqual([["div", {}, ["ul", { className: "toc-inline" }, ["li", {}, ["a", { href: "#a" }, "A"]]]]]);
});

test("cards are those of the page's category, or one of an item", async () => {
  write(
    "website/src/One.js",
    `import DocCard from "@theme/DocCard"; import ErrorBoundary from "@docusaurus/ErrorBoundary";
    export default ({ href }) => <ErrorBoundary><DocCard item={{ type: "link", href, label: "A" }} /></ErrorBoundary>;`,
  );
  const { tree, facts } = await compiledDoc(
    "import { useCurrentSidebarCategory } from '@docusaurus/theme-common';",
    "import One from '../src/One';",
    "",
    "<DocCardList items={useCurrentSidebarCategory().items} />",
    "",
    '<One href="/a" />',
  );
  expect(facts.problems).toEqual([]);
  expect(facts.cardLists).toHaveLength(1);
  expect(tree).toEqual([
    ["DocCardList", {}],
    ["DocCardList", { items: [{ type: "link", href: "/a", label: "A" }] }],
  ]);
});

test.each([
  "useSidebarBreadcrumbs().length",
  "useCurrentSidebarSiblings().length",
  "useCurrentSidebarCategory().label",
])("a component that asks for %s of the page's sidebar is an island", async (asked) => {
  const names = "useSidebarBreadcrumbs, useCurrentSidebarSiblings, useCurrentSidebarCategory";
  const client = `import { ${names} } from "@docusaurus/plugin-content-docs/client";`;
  write("website/src/Place.js", `${client} export default () => <b>{${asked}}</b>;`);
  expect(await treeOfDoc('import Place from "../src/Place";', "", "<Place />")).toMatch(/^\[\["ClientIsland",/);
});

test("an expression that goes through the items of the page's category is an island", async () => {
  const client = 'import { useCurrentSidebarCategory } from "@docusaurus/theme-common";';
  expect(await treeOfDoc(client, "", "{useCurrentSidebarCategory().items.map(({ label }) => <b>{label}</b>)}")).toMatch(
    /^\[\["ClientIsland",/,
  );
});

test("the search bar of a page is a button that opens search", async () => {
  write(
    "website/src/Home.js",
    'import SearchBar from "@theme/SearchBar"; export default () => <SearchBar className="wide" />;',
  );
  expect(await nodesOfDoc('import Home from "../src/Home";', "", "<Home />")).toEqual([
    [
      "button",
      { type: "button", className: "search-button wide", "aria-haspopup": "dialog", "data-opens-search": "" },
      ["span", { className: "label" }, "Search"],
    ],
  ]);
});

test("a component that asks for versions of the docs is drawn on the page, which knows them", async () => {
  write(
    "website/src/Latest.js",
    `import { useLatestVersion } from "@docusaurus/plugin-content-docs/client";
    export default () => <b>{useLatestVersion().label}</b>;`,
  );
  const { facts, tree } = await compiledDoc('import Latest from "../src/Latest";', "", "<Latest />");
  expect(facts.problems).toEqual([]);
  expect(JSON.stringify(tree)).toContain('"$island"');
});

test.each(["@docusaurus/plugin-content-docs/client", "@docusaurus/theme-common/internal"])(
  "a component that asks %s for the doc is an island, which is told what the file says",
  async (module) => {
    write(
      "website/src/Level.js",
      `import { useDoc } from "${module}";
      export default function Level() { const { frontMatter } = useDoc(); return <b>{frontMatter.level}</b>; }`,
    );
    const source = 'import Level from "../src/Level";\n\n# Ramps\n\n<Level />';
    const frontMatter = { level: 3, since: new Date(0) };
    const request = { root: scratch(), file: "website/docs/a.mdx", source, frontMatter, settings: project };
    const { tree, facts } = await compile(request);
    expect(facts.problems).toEqual([]);
    const said = { level: 3, since: "1970-01-01T00:00:00.000Z" };
    expect(tree.at(-1)).toMatchObject([
      "ClientIsland",
      { $doc: { frontMatter: said, contentTitle: "Ramps", metadata: { title: "Ramps", frontMatter: said } } },
    ]);
  },
);

const USE_DOC = 'import { useDoc, useDocsVersion } from "@docusaurus/plugin-content-docs/client";';
const LEVEL = "const Level = () => <b>{useDoc().frontMatter.level}</b>;";

test.each([
  ["another hook", "const A = () => { const { label } = useDocsVersion(); return label + useDoc().contentTitle; };"],
  ["the window", "const A = () => { const wide = window.innerWidth; return wide + useDoc().contentTitle; };"],
  ["what only browsers draw", `${LEVEL} const A = () => <BrowserOnly>{() => <Level />}</BrowserOnly>;`],
])("a component is told of the doc that it asks for after %s", async (_, component) => {
  write(
    "website/src/A.js",
    `import BrowserOnly from "@docusaurus/BrowserOnly";\n${USE_DOC}\n${component}\nexport default A;`,
  );
  expect(await treeOfDoc('import A from "../src/A";', "", "# Ramps", "", "Slow *ones*.", "", "<A />")).toContain(
    '"$doc":{"frontMatter":{},"assets":{},"metadata":{"title":"Ramps","source":"@site/docs/a.mdx","draft":false,' +
      '"unlisted":false,"tags":[],"frontMatter":{},"description":"Slow ones."},"contentTitle":"Ramps"}',
  );
});

test("a component is not told of a doc that another one has asked for", async () => {
  const failing = "export default () => { try { useDoc(); } catch {} return absent(); };";
  write("website/src/Failing.js", `${USE_DOC} import { absent } from "absent"; ${failing}`);
  write("website/src/Count.js", 'import { useState } from "react"; export default () => <b>{useState(1)[0]}</b>;');
  const imports = 'import Count from "../src/Count";\nimport Failing from "../src/Failing";';
  const { tree } = await compiledDoc(imports, "", "<Failing />", "", "<Count />");
  expect(Object.keys((tree.at(-1) as [string, object])[1])).toEqual(["$island", "$first"]);
});

test("a component that asks for the version is told what settings say of it", async () => {
  write("website/src/Banner.js", `${USE_DOC} export default () => <b>{useDocsVersion().banner}</b>;`);
  const version = { banner: "unreleased" as const, badge: true, noIndex: false, className: "next" };
  const settings = { ...project, versionPages: { "website/docs": version } };
  const source = 'import Banner from "../src/Banner";\n\n<Banner />';
  const request = { root: scratch(), file: "website/docs/a.mdx", source, frontMatter: {}, settings };
  expect((await compile(request)).tree.at(-1)).toMatchObject(["ClientIsland", { $doc: { version } }]);
});

test("a component of a partial is told of the page's doc", async () => {
  write("website/src/Level.js", `${USE_DOC} ${LEVEL} export default Level;`);
  write("website/docs/_part.mdx", 'import Level from "../src/Level";\n\n<Level />\n');
  expect(await treeOfDoc('import Part from "./_part.mdx";', "", "# Ramps", "", "<Part />")).toMatch(
    /"metadata":\{"title":"Ramps".*"contentTitle":"Ramps"/,
  );
});

test.each(["useDoc", "useDocById", "useDocsSidebar", "useDocsVersion"])(
  "a component that asks for the doc with %s outside of docs is named and left out",
  async (hook) => {
    const client = `import { ${hook} } from "@docusaurus/plugin-content-docs/client";`;
    const asking = `const Level = () => { const [size] = useState(2); return <b>{size}{${hook}().name}</b>; };`;
    write("website/src/Level.js", `import { useState } from "react"; ${client} ${asking} export default Level;`);
    const source = 'import Level from "../src/Level";\n\n<Level />';
    const settings = { ...project, docsFolders: ["website/docs"] };
    const request = { root: scratch(), source, frontMatter: {}, settings };
    const { facts, tree } = await compile({ ...request, file: "website/blog/a.mdx" });
    expect(facts.problems).toMatchObject([
      {
        severity: "warning",
        file: "website/blog/a.mdx",
        message: `The component 'Level' of 'website/src/Level' cannot run: \`${hook}\` is for docs, and 'website/blog/a.mdx' is none.`,
        remedy: "Use the component in docs alone, or give it as props what it asks for.",
      },
    ]);
    expect(JSON.stringify(tree)).not.toContain("$island");
    expect((await compile({ ...request, file: "website/docs/a.mdx" })).facts.problems).toEqual([]);
  },
);

test("a component that asks for another doc or the sidebar is an island", async () => {
  write(
    "website/src/Aside.js",
    `import { useDocById, useDocsSidebar } from "@docusaurus/plugin-content-docs/client";
    export const Title = () => <b>{useDocById("a").title}</b>;
    export const Count = () => <b>{useDocsSidebar().items.length}</b>;`,
  );
  const nodes = await nodesOfDoc('import { Count, Title } from "../src/Aside";', "", "<Count />", "", "<Title />");
  expect(nodes.map(([tag]) => tag)).toEqual(["ClientIsland", "ClientIsland"]);
});

test("a box that opens has its summary inside where a component shows one", async () => {
  write(
    "website/src/Boxes.js",
    `import Details from "@theme/Details";
    export default () => <><Details summary="One">a</Details><Details summary={<summary>Two</summary>}>b</Details></>;`,
  );
  const boxes = ["One", "Two"].map((summary) => `["summary",{},"${summary}"]`);
  const tree = await treeOfDoc('import Boxes from "../src/Boxes";', "", "<Boxes />");
  for (const summary of boxes) expect(tree).toContain(`["details",{},${summary}`);
});
