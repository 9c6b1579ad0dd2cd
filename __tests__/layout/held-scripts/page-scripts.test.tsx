import { runInNewContext } from "node:vm";
import { renderToStaticMarkup } from "react-dom/server";
import { holdBack, pageScripts, ROUTE_SCRIPT } from "../../../src/layout/held-scripts/page-scripts";

const options = {
  pathname: "/docs/a/",
  prefix: "/base",
  when: "intent" as const,
  docs: [{ id: "one" }, { id: "two" }],
};
const data = {
  componentChunkName: "component---doc",
  staticQueryHashes: ["12"],
  result: { pageContext: { frame: { instance: "one", sidebarFile: "one.34" } } },
};
const markupOf = (nodes: ReturnType<typeof holdBack>) => renderToStaticMarkup(<>{nodes}</>).replace(/></g, ">\n<");

beforeAll(() => Object.assign(globalThis, { __HOLD_SCRIPTS__: "hold()" }));

test("a page's template names its bundle, its data and the choices that its HTML cannot show", () => {
  expect(markupOf(pageScripts(data, options))).toMatchInlineSnapshot(`
    "<template id="page-scripts" data-chunk="component---doc" data-prefix="/base" data-when="intent" data-keys="docs-preferred-version-two">
    <link rel="preload" as="fetch" crossorigin="anonymous" href="/base/page-data/docs/a/page-data.json"/>
    <link rel="preload" as="fetch" crossorigin="anonymous" href="/base/page-data/app-data.json"/>
    <link rel="preload" as="fetch" crossorigin="anonymous" href="/base/page-data/sq/d/12.json"/>
    <link rel="preload" as="fetch" crossorigin="anonymous" href="/base/sidebars/one.34.json" data-sidebar="one.34"/>
    </template>
    <script>hold()</script>"
  `);
});

test("the home page has data of its own name, and no sidebar", () => {
  const markup = markupOf(pageScripts({}, { ...options, pathname: "/", prefix: "", docs: [] }));
  expect(markup).toContain('href="/page-data/index/page-data.json"');
  expect(markup).not.toMatch(/sidebar|data-keys|data-chunk/);
});

test("the template takes in the scripts of others, and leaves the site's own where they are", () => {
  const [tabs, app] = [<script key="own-tabs" src="tabs" />, <script key="app" src="app" />];
  const held = holdBack([tabs, ...pageScripts({}, { ...options, docs: [] }), app]);
  expect(markupOf(held)).toMatch(/^<script src="tabs">[^]*<template[^]*src="app"[^]*<\/template>\n<script>hold\(\)/);
});

test("the page's route is in no script, which would differ from page to page", () => {
  const script = <script key="script-loader" dangerouslySetInnerHTML={{ __html: 'window.pagePath="/docs/a/"' }} />;
  expect(markupOf(holdBack([...pageScripts({}, options), script]))).not.toContain("pagePath");
  const page = { window: { pagePath: "" }, document: { currentScript: { dataset: { route: "/docs/a/" } } } };
  runInNewContext(ROUTE_SCRIPT, page);
  expect(page.window.pagePath).toBe("/docs/a/");
});

test("where there is no template nothing changes", () => {
  const app = <script key="app" src="app" />;
  expect(holdBack([app, "text"])).toEqual([app, "text"]);
});
