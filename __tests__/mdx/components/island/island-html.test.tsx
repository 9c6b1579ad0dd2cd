import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { transformSync } from "esbuild";
import { renderToStaticMarkup } from "react-dom/server";
import { pageHtml } from "../../../../src/layout/shell/page-html";
import { startBundler } from "../../../../src/mdx/compile/bundles/bundler";
import { bundlesIn } from "../../../../src/mdx/compile/bundles/bundles";
import { ClientIsland } from "../../../../src/mdx/components/island/island";
import { IslandSources, type IslandModule } from "../../../../src/mdx/components/island/island-source";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "island-"));
});
afterEach(() => rmSync(root, { recursive: true }));

/** The HTML of a page with an island of the given modules, the first of which it is, in the way of the build. */
async function htmlOf(files: Record<string, string>, props: object = {}): Promise<string> {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const source = `./${Object.keys(files)[0]}`;
  const bundler = startBundler(
    {
      root,
      folder: "website",
      staticFolders: [],
      baseUrl: "/",
      siteConfig: { title: "Kiln" },
      globalData: {},
      codeTranslations: { "a.b": "Von {name}" },
    },
    `${root}/store`,
    true,
  );
  expect(await bundler.make([{ kind: "island", source }])).toEqual({});
  await bundler.close();
  const { file = "" } = bundlesIn(`${root}/store`, root).island(source) ?? {};
  const { code } = transformSync(readFileSync(path.join(root, file), "utf8"), { format: "cjs" });
  const load = async () => {
    // As jest loads modules.
    const script = path.join(root, "island.cjs");
    writeFileSync(script, code);
    return ((await import(script)) as { module: IslandModule }).module;
  };
  const check = (element: Parameters<typeof renderToStaticMarkup>[0]) => renderToStaticMarkup(element);
  return pageHtml(
    <IslandSources.Provider value={{ load, check }}>
      <ClientIsland $island={{ script: root, name: "default" }} {...props} />
    </IslandSources.Provider>,
  );
}

const island = (html: string) =>
  `<site-island style="display:contents" data-needs-scripts="view">${html}</site-island>`;

test("an island is in the page's HTML, with what Docusaurus gives it", async () => {
  const html = await htmlOf(
    {
      "website/src/Gauge.tsx": `
        import React, { useState, type ReactNode } from "react";
        import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
        import useBaseUrl from "@docusaurus/useBaseUrl";
        import BrowserOnly from "@docusaurus/BrowserOnly";
        import Translate, { translate } from "@docusaurus/Translate";
        import Link from "@docusaurus/Link";
        import Heading from "@theme/Heading";
        import Own from "@theme/Own";
        import Layout from "@theme/Layout";
        import Logo from "./logo.svg";
        import Part from "../docs/_part.mdx";
        import { volts } from "./data.json";
        import styles from "./styles.module.css";
        export default function Gauge({ degrees, children }: { degrees: number; children: ReactNode }) {
          const [width] = useState(volts);
          const { siteConfig } = useDocusaurusContext();
          return (
            <Layout title="Gauge">
              <Heading as="h3">{siteConfig.title} {degrees} {width}</Heading>
              <Link to="/docs/">{translate({ message: "Docs" })}</Link>
              <Translate values={{ name: "Ada" }}>{"Hello {name}"}</Translate>
              <img src={useBaseUrl("img/a.png")} className={styles.box} alt="" />
              <BrowserOnly fallback={<i>…</i>}>{() => <i>{window.location.href}</i>}</BrowserOnly>
              <Own /><Logo width="20" /><Part />{children}
            </Layout>
          );
        }`,
      "website/src/theme/Own.js": `export default () => <b>own</b>;`,
      "website/src/logo.svg": `<svg viewBox="0 0 1 1" stroke-width="2" style="color: red"><path d="M0 0"/></svg>`,
      "website/src/data.json": `{ "volts": 230 }`,
      "website/src/styles.module.css": `.box { color: red; }`,
      "website/docs/_part.mdx": "Part",
    },
    { degrees: 3, children: <u>Children</u>, "$content:./website/docs/_part.mdx": <p>Part</p> },
  );
  expect(html.replace(/styles_\w+_box/, "styles_…_box")).toBe(
    island(
      "<!--$--><h3>Kiln<!-- --> <!-- -->3<!-- --> <!-- -->230</h3>" +
        '<a href="/docs/">Docs</a>Hello Ada<img src="/img/a.png" class="styles_…_box" alt=""/><i>…</i><b>own</b>' +
        '<svg viewBox="0 0 1 1" stroke-width="2" width="20"><path d="M0 0"/></svg><p>Part</p><u>Children</u><!--/$-->',
    ),
  );
});

test("an island gets the configuration of the theme, locales, and addresses below the base URL", async () => {
  const html = await htmlOf({
    "website/src/Told.js": `
      import { useState } from "react";
      import useBaseUrl from "@docusaurus/useBaseUrl";
      import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
      import { useThemeConfig } from "@docusaurus/theme-common";
      import { translate } from "@docusaurus/Translate";
      export default function Told() {
        useState();
        const { i18n, siteMetadata } = useDocusaurusContext();
        return <b title={useBaseUrl("/a/")} lang={translate({ id: "a.b", message: "By" }, { name: "Ada" })}>{i18n.currentLocale + siteMetadata.docusaurusVersion[0] + typeof useThemeConfig()}</b>;
      }`,
  });
  expect(html).toBe(island('<!--$--><b title="/a/" lang="Von Ada">en3object</b><!--/$-->'));
});

test('default imports are as in Docusaurus in a package of "type": "module"', async () => {
  const html = await htmlOf({
    "website/src/Gauge.tsx": `
      import React, { useState } from "react";
      import Link from "@docusaurus/Link";
      import { translate } from "@docusaurus/Translate";
      import Own from "@theme/Own";
      import made from "made";
      export default () => <Link to="/a/">{useState(made())[0]} {translate({ message: "Docs" })} <Own /></Link>;`,
    "website/src/theme/Own.jsx": "export default () => <b>own</b>;",
    "website/package.json": '{ "type": "module" }',
    "website/node_modules/made/package.json": "{}",
    "website/node_modules/made/index.js": "exports.__esModule = true; exports.default = () => 3;",
  });
  expect(html).toBe(island('<!--$--><a href="/a/">3<!-- --> <!-- -->Docs<!-- --> <b>own</b></a><!--/$-->'));
});

test.each([
  ["component", "export default () => <p>{window.innerWidth}</p>;"],
  ["module", "const { width } = screen; export default () => <p>{width}</p>;"],
])("a %s that needs a browser leaves its place empty", async (_, source) => {
  const html = await htmlOf({ "website/src/Wide.js": source });
  expect(html.replace(/<template [^>]*>/, "<template>")).toBe(
    island('<!--$!--><template></template><span class="island-place"></span><!--/$-->'),
  );
});

test("a module without the component ends the page", async () => {
  await expect(htmlOf({ "website/src/Empty.js": "export const a = 1;" })).rejects.toThrow(
    "The module exports no 'default'.",
  );
});

test("of a package that is not there an island has what stands inside of its elements, and goes on", async () => {
  const told = jest.spyOn(console, "error");
  const html = await htmlOf({
    "website/src/Icons.jsx": `
      import Icons, { Frame } from "icons-nobody-has";
      import { useState } from "react";
      const Bold = Icons.make("b");
      const framed = <Frame>Fast</Frame>;
      export default function List() {
        const [count] = useState(2);
        return <ul><li>{count}<Icons.Bolt size={2} /></li><Frame color="red"><li>Small</li></Frame><Bold>!</Bold>{framed}</ul>;
      }`,
  });
  expect(html).toBe(island("<!--$--><ul><li>2</li><li>Small</li>!<!-- -->Fast</ul><!--/$-->"));
  expect(told).not.toHaveBeenCalled();
  told.mockRestore();
});

test("an island's main is a part of the page, which has one main", async () => {
  const html = await htmlOf({
    "website/src/Page.jsx": `
      import React, { createElement, useState } from "react";
      export default function Page() {
        useState();
        return <main className="home"><p key="a">a</p>{createElement("main", { id: "b" }, "b")}{React.createElement("main")}</main>;
      }`,
  });
  expect(html).toBe(island('<!--$--><div class="home"><p>a</p><div id="b">b</div><div></div></div><!--/$-->'));
});

test("an island has what Docusaurus writes before a build", async () => {
  const html = await htmlOf({
    "website/src/Title.jsx": `
      import config from "@generated/docusaurus.config";
      import data from "@generated/globalData";
      export default () => <b>{config.title} {Object.keys(data).length}</b>;`,
  });
  expect(html).toBe(island("<!--$--><b>Kiln<!-- --> <!-- -->0</b><!--/$-->"));
});

test("a component that reads Markdown in browsers is in the page's HTML", async () => {
  const decoder = "website/node_modules/decode-named-character-reference";
  const html = await htmlOf({
    "website/src/Note.jsx": `
      import { useState } from "react";
      import { decode } from "decode-named-character-reference";
      export default () => <b>{useState("Clay")[0]} {typeof decode}</b>;`,
    [`${decoder}/package.json`]: '{ "exports": { "browser": "./index.dom.js", "default": "./index.js" } }',
    [`${decoder}/index.dom.js`]: "const element = document.createElement('i'); export const decode = () => element;",
    [`${decoder}/index.js`]: "export const decode = () => '<';",
  });
  expect(html).toBe(island("<!--$--><b>Clay<!-- --> <!-- -->function</b><!--/$-->"));
});

test("an island that looks into what is inside of it is drawn with that", async () => {
  const text = `import React, { useState } from "react";
    export default function Api({ children }) { useState(); return <b>{children.type + children.props.id}</b>; }`;
  expect(await htmlOf({ "website/src/Api.jsx": text }, { children: <table id="x" /> })).toContain("<b>tablex</b>");
});

describe("an island that looks into a fenced block", () => {
  const given = { $code: { className: "language-js", children: "made\n" }, children: <b>made</b> };
  const shown = (code: string) => ({
    "website/src/Code.jsx": `import Pre from "@theme-original/MDXComponents/Pre"; import React from "react";
    export default ({ children }) => {
      const [text] = React.useState(children.props.children);
      return <Pre data-code={text}>{${code}}</Pre>;
    };`,
  });

  it("has its text, and shows it as the build has made it", async () => {
    expect(await htmlOf(shown("children"), given)).toBe(island("<!--$--><b>made</b><!--/$-->"));
  });

  it("may show another text as a block of code", async () => {
    const changed = "React.cloneElement(children, { children: text + 'more\\n' })";
    expect(await htmlOf(shown(changed), given)).toContain("made\nmore");
  });
});
