import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { stitchSliceForAPage } from "gatsby/dist/utils/slices/stitching";
import { renderToStaticMarkup } from "react-dom/server";
import { holdBack as holdBackWith, pageScripts, ROUTE_SCRIPT } from "../../../src/layout/held-scripts/page-scripts";
import { preferredVersionKey } from "../../../src/ui/storage";

const options = {
  pathname: "/docs/a/",
  prefix: "/base",
  when: "intent" as const,
  docs: [{ id: "one" }, { id: "two" }],
  styles: "/styles-scripts.1.css",
};
const data = {
  componentChunkName: "component---doc",
  staticQueryHashes: ["12"],
  result: { pageContext: { frame: { instance: "one", sidebarFile: "one.34" } } },
};
const ALL_SCRIPTS = '<script src="of-all"></script>';
const Slice = ({ sliceId }: { sliceId: string }) => <slot id={sliceId} />;
const holdBack = (components: Parameters<typeof holdBackWith>[0]) =>
  holdBackWith(components, {
    markupOf: (node) => renderToStaticMarkup(<>{node}</>),
    scriptsSlice: () => ALL_SCRIPTS,
  });
const markupOf = (nodes: ReturnType<typeof holdBack>) =>
  renderToStaticMarkup(<>{nodes}</>)
    // Where the site that the engine serves has a suffix.
    .replaceAll(preferredVersionKey("two"), preferredVersionKey("two", ""))
    .replace(/></g, ">\n<");

const bundles = {
  "component---doc": ["shared-3.js", "doc-1.js", "doc-1.css"],
  "component---post": ["post-2.js"],
  tabs: ["tabs-4.js"],
};
beforeAll(() =>
  Object.assign(globalThis, { __HOLD_SCRIPTS__: "hold()", __END_SCRIPTS__: "end()", __BUNDLES__: bundles }),
);

test("a page's template has its bundle, its data and the choices that its HTML cannot show", () => {
  expect(markupOf(pageScripts(data, options))).toMatchInlineSnapshot(`
    "<template id="page-scripts" data-when="intent" data-keys="docs-preferred-version-two">
    <script src="/base/shared-3.js" async="">
    </script>
    <script src="/base/doc-1.js" async="">
    </script>
    <link rel="preload" as="fetch" crossorigin="anonymous" href="/base/page-data/docs/a/page-data.json"/>
    <link rel="preload" as="fetch" crossorigin="anonymous" href="/base/page-data/app-data.json"/>
    <link rel="preload" as="fetch" crossorigin="anonymous" href="/base/page-data/sq/d/12.json"/>
    <link rel="preload" as="fetch" crossorigin="anonymous" href="/base/sidebars/one.34.json" data-sidebar="one.34"/>
    <link rel="stylesheet" href="/base/styles-scripts.1.css"/>
    </template>
    <script>hold()
    end()</script>"
  `);
});

test("what parts of a page will ask for comes with its scripts", () => {
  const markup = markupOf(pageScripts(data, { ...options, parts: ["tabs", "of-another-build"] }));
  expect(markup.match(/<link.*as="script".*>/g)).toEqual(['<link rel="preload" as="script" href="/base/tabs-4.js"/>']);
});

test("the home page has data of its own name, and no sidebar", () => {
  const markup = markupOf(pageScripts({}, { ...options, pathname: "/", prefix: "", docs: [] }));
  expect(markup).toContain('href="/page-data/index/page-data.json"');
  expect(markup).not.toMatch(/sidebar|data-keys|<script src/);
});

test("the template takes in the scripts of others, and leaves the site's own where they are", () => {
  const [tabs, app] = [<script key="own-tabs" src="tabs" />, <script key="app" src="app" />];
  const held = holdBack([tabs, ...pageScripts({}, { ...options, docs: [] }), app]);
  expect(markupOf(held)).toMatch(
    /^<script src="tabs">[^]*<template[^]*src="app"[^]*<\/template>\n<script>hold\(\)\nend\(\)/,
  );
});

test("the page's route is in no script, which would differ from page to page", () => {
  const script = <script key="script-loader" dangerouslySetInnerHTML={{ __html: 'window.pagePath="/docs/a/"' }} />;
  expect(markupOf(holdBack([...pageScripts({}, options), script]))).not.toContain("pagePath");
  const page = { window: { pagePath: "" }, document: { currentScript: { dataset: { route: "/docs/a/" } } } };
  runInNewContext(ROUTE_SCRIPT, page);
  expect(page.window.pagePath).toBe("/docs/a/");
});

test("the slice with the scripts of all pages is in the page as Gatsby leaves it", () => {
  const held = holdBack([
    ...pageScripts({}, { ...options, docs: [] }),
    <Slice key="scripts" sliceId="_gatsby-scripts" />,
    <Slice key="other" sliceId="other" />,
  ]);
  const markup = renderToStaticMarkup(<>{held}</>);
  const [start, end] = ["start", "end"].map((side) => `<!-- slice-${side} id="_gatsby-scripts-1" -->`);
  expect(markup).toContain(`${start}${ALL_SCRIPTS}${end}<slot id="other"></slot>`);
});

test("Gatsby finds nothing to change in the slice of a page, and finds it when scripts change", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "slices-"));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  const slice = "_gatsby/slices/_gatsby-scripts-1.html";
  const [scripts] = [<Slice key="scripts" sliceId="_gatsby-scripts" />];
  const page = renderToStaticMarkup(<>{holdBack([...pageScripts({}, options), scripts])}</>);
  const stitch = async () => {
    await stitchSliceForAPage({ pagePath: "/a/", publicDir: folder });
    return readFileSync(path.join(folder, "a/index.html"), "utf8");
  };
  write("a/index.html", page);
  write(slice, ALL_SCRIPTS);
  expect(await stitch()).toBe(page);
  write(slice, '<script src="newer"></script>');
  expect(await stitch()).toBe(page.replace(ALL_SCRIPTS, '<script src="newer"></script>'));
  rmSync(folder, { recursive: true });
});

test("where there is no template nothing changes", () => {
  const app = <script key="app" src="app" />;
  expect(holdBack([app, "text"])).toEqual([app, "text"]);
});
