import { classicOptionsIn, misspelledPresets, packageOf, pluginUses } from "../../src/docusaurus/plugins";

test.each([
  ["content-docs", "@docusaurus/plugin-content-docs"],
  ["@docusaurus/plugin-content-docs", "@docusaurus/plugin-content-docs"],
  ["@docusaurus/content-docs", "@docusaurus/plugin-content-docs"],
  ["@docusaurus/theme-mermaid", "@docusaurus/theme-mermaid"],
  ["awesome", "docusaurus-plugin-awesome"],
  ["docusaurus-plugin-awesome", "docusaurus-plugin-awesome"],
  ["@my", "@my/docusaurus-plugin"],
  ["@my/awesome", "@my/docusaurus-plugin-awesome"],
  ["@my/docusaurus-plugin-awesome", "@my/docusaurus-plugin-awesome"],
  ["./plugins/own.js", "./plugins/own.js"],
])("the plugin '%s' is the package %s", (name, full) => {
  expect(packageOf(name, "plugin")).toBe(full);
});

test("names, tuples and functions are uses of plugins, what is empty is none", () => {
  const own = function ownPlugin() {};
  const pluginContentDocs = () => undefined;
  expect(
    pluginUses(
      [
        "sitemap",
        ["content-blog", { id: "b" }],
        own,
        [own, { a: 1 }],
        [pluginContentDocs, { id: "c" }],
        function pluginClientRedirectsPages() {},
        function pluginAwesome() {},
        [() => undefined, { b: 1 }],
        null,
        false,
        ["debug"],
        "/x/node_modules/@my/thing/lib/index.js",
        "/x/read/stubs/@docusaurus/plugin-debug.cjs",
      ],
      "plugin",
    ),
  ).toEqual([
    { name: "@docusaurus/plugin-sitemap", options: {} },
    { name: "@docusaurus/plugin-content-blog", options: { id: "b" } },
    { name: "plugin function ownPlugin", options: {} },
    { name: "plugin function ownPlugin", options: { a: 1 } },
    { name: "@docusaurus/plugin-content-docs", options: { id: "c" } },
    { name: "@docusaurus/plugin-client-redirects", options: {} },
    { name: "plugin function pluginAwesome", options: {} },
    { name: "plugin function plugins[7]", options: { b: 1 } },
    { name: "@docusaurus/plugin-debug", options: {} },
    { name: "@my/docusaurus-plugin-thing", options: {} },
    { name: "@docusaurus/plugin-debug", options: {} },
  ]);
});

test.each([
  [["classic", {}], { theme: { customCss: "a.css" } }, false],
  [["@docusaurus/preset-classic"], { theme: { customCss: "a.css" } }, false],
  [["own", { docs: {} }], { theme: { customCss: "a.css" } }, false],
  [["own", { docs: {} }], { blog: {} }, true],
  [["own", {}], { theme: { customCss: ["a.css"] } }, true],
  [["own", {}], { specs: [], theme: {} }, false],
  [["own", {}], { theme: { primaryColor: "red" } }, false],
  [["own", {}], { specs: [] }, false],
])("beside the preset %j, the options %j are the classic preset's: %s", (preset, options, isClassic) => {
  expect(classicOptionsIn([preset])(options)).toBe(isClassic);
});

test("presets that are nearly Docusaurus' own are found, and no others", () => {
  const right = ["classic", "@docusaurus/preset-classic", "@docusaurus/classic", "@my/preset-classic", "redocusaurus"];
  const list = [...right, "openapi", null, () => undefined, "./classics.js", "clasic", ["@docusaurus/preset-clasic"]];
  expect(misspelledPresets(list)).toEqual([
    { written: "clasic", index: 9, meant: "classic" },
    { written: "@docusaurus/preset-clasic", index: 10, meant: "@docusaurus/preset-classic" },
  ]);
});
