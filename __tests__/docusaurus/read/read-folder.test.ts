import os from "node:os";
import { doneBy } from "../../../src/docusaurus/done-plugins";
import { configurationFile } from "../../../src/docusaurus/read/read-folder";
import { scratchDocusaurusFolder } from "../../support/docusaurus-folder";

const { write, read } = scratchDocusaurusFolder();
const basic = `title: "Kiln", url: "https://kiln.example", presets: ["classic"]`;

test.each([
  ["docusaurus.config.js", `module.exports = { ${basic} };`],
  ["docusaurus.config.cjs", `module.exports = async () => ({ ${basic} });`],
  ["docusaurus.config.mjs", `export default Promise.resolve({ ${basic} });`],
  ["docusaurus.config.ts", `const title: string = "Kiln"; export default () => ({ ${basic}, title });`],
  ["docusaurus.config.js", `export default { ${basic} };`],
])("loads %s of the text %s", async (name, text) => {
  write(name, text);
  const { folder, notes } = await read();
  expect([folder.config.title, folder.file, notes]).toEqual(["Kiln", `website/${name}`, []]);
});

test("a package that is not installed gives nothing, and is named", async () => {
  write(
    "docusaurus.config.js",
    `const { themes } = require("a-package-that-nobody-has"); module.exports = { ${basic}, tagline: String(themes.x.y()) };`,
  );
  const { notes } = await read();
  expect(notes.map(({ name }) => name)).toEqual(["website/docusaurus.config.js: a-package-that-nobody-has"]);
});

test.each([
  `module.exports = { ${basic}, customFields: { plugins: [require("remark-math"), require("rehype-katex").default] } };`,
  `module.exports = async () => ({ ${basic}, customFields: { plugins: [require("remark-math"), (await import("rehype-katex")).default] } });`,
  `import math from "remark-math"; export default async () => ({ ${basic}, customFields: { plugins: [math, (await import("rehype-katex")).default] } });`,
])("knows plugins whose work the engine does, in %s", async (text) => {
  write("docusaurus.config.js", text);
  const { folder, notes } = await read();
  const plugins = folder.config.customFields.plugins as unknown[];
  expect([plugins.map((plugin) => doneBy(plugin)?.name), notes]).toEqual([["remark-math", "rehype-katex"], []]);
});

test("reads versions and sidebars of each docs instance, of every kind of file", async () => {
  write(
    "docusaurus.config.js",
    `module.exports = { title: "K", url: "https://k.example", presets: [["classic", { docs: { sidebarPath: require.resolve("./sidebars.js") } }]], plugins: [["content-docs", { id: "b", path: "b", sidebarPath: false }], ["content-docs", { id: "c", path: "c" }]] };`,
  );
  write("sidebars.js", `module.exports = { all: [...require("./items.json")] };`);
  write("items.json", `["a"]`);
  write("versions.json", `["2.0", "1.0"]`);
  write("c_versions.json", `["1.0"]`);
  write("versioned_sidebars/version-2.0-sidebars.json", `{ "all": ["b"] }`);
  const { folder } = await read();
  expect(folder.instances).toEqual({
    default: {
      versions: ["2.0", "1.0"],
      sidebars: {
        current: { file: "website/sidebars.js", value: { all: ["a"] } },
        "2.0": { file: "website/versioned_sidebars/version-2.0-sidebars.json", value: { all: ["b"] } },
        "1.0": { file: "website/versioned_sidebars/version-1.0-sidebars.json", value: {} },
      },
    },
    b: { versions: [], sidebars: { current: { file: "website", value: {} } } },
    c: {
      versions: ["1.0"],
      sidebars: { "1.0": { file: "website/c_versioned_sidebars/version-1.0-sidebars.json", value: {} } },
    },
  });
});

test("says where custom fields hold themselves, and takes such options", async () => {
  const text = (where: string) =>
    `const tree = {}; tree.leaves = [tree];\nmodule.exports = {\n${basic},\nplugins: [["a", { tree }]],\n${where}: { tree } };`;
  write("docusaurus.config.js", text("customFields"));
  await expect(read()).rejects.toThrow(
    "website/docusaurus.config.js:5: 'customFields.tree.leaves.0' is 'customFields.tree', in which it stands",
  );
  write("docusaurus.config.js", text("unknown"));
  await expect(read()).resolves.toMatchObject({ folder: { config: { title: "Kiln" } } });
});

test("names the folder in which one is, too, where it is no project", () => {
  expect(() => configurationFile(os.tmpdir(), "")).toThrow("There is no docusaurus.config in '.'.");
});

test("says what is wrong: no folder, no configuration, one that fails, a list of versions that is none", async () => {
  await expect(read()).rejects.toThrow("There is no folder 'website'.");
  write("versions.json", "{}");
  await expect(read()).rejects.toThrow("There is no docusaurus.config in 'website'.");
  write("docusaurus.config.js", `throw new Error("It is broken.");`);
  await expect(read()).rejects.toThrow(/website\/docusaurus\.config\.js:1 cannot be loaded: It is broken\./);
  write("docusaurus.config.js", `module.exports = async () => { throw new Error("It fails."); };`);
  await expect(read()).rejects.toThrow(/website\/docusaurus\.config\.js:1 cannot be loaded: It fails\./);
  write("docusaurus.config.js", `module.exports = {\n  title: "Kiln"\n  url: "a" };`);
  await expect(read()).rejects.toThrow(/config\.js:3 cannot be loaded: ParseError: Unexpected token, expected ","\n/);
  write("helper.js", `\nmodule.exports = () => { throw new Error("It fails."); };`);
  write("docusaurus.config.js", `module.exports = require("./helper")();`);
  await expect(read()).rejects.toThrow(/config\.js cannot be loaded: It fails\. \(.*website\/helper\.js:2\)\n/);
  write("docusaurus.config.js", `module.exports = { ${basic} };`);
  await expect(read()).rejects.toThrow("website/versions.json is not valid:");
});

test("what is made of packages that are not installed is left out, wherever it stands", async () => {
  write(
    "docusaurus.config.js",
    `const rows = require("rows-nobody-has").load("x").map((row) => row.name); const plugin = require("plugin-nobody-has");
     module.exports = { ${basic}, tagline: rows, customFields: { rows: [...rows, "own"], label: rows }, plugins: [plugin, [plugin, { at: 1 }], [require.resolve("other-nobody-has"), {}], plugin()],
       themeConfig: { navbar: { items: [plugin.item, { label: "Own", to: "/own" }] } } };`,
  );
  const { config } = (await read()).folder;
  expect([config.tagline, config.customFields, config.plugins, config.themeConfig.navbar.items]).toEqual([
    "",
    { rows: ["own"] },
    [],
    [{ label: "Own", to: "/own" }],
  ]);
});

test("a preset around the classic one has its parts, also where it is not installed", async () => {
  write(
    "docusaurus.config.js",
    `module.exports = { title: "K", url: "https://k.example", presets: [[require.resolve("preset-nobody-has/preset"), { docs: { sidebarPath: "./sidebars.js" } }]] };`,
  );
  write("sidebars.js", `module.exports = { manual: ["a"] };`);
  const { folder } = await read();
  expect(folder.instances.default?.sidebars.current?.value).toEqual({ manual: ["a"] });
});

test("a function may ask for packages that are not installed", async () => {
  write(
    "docusaurus.config.js",
    `module.exports = async () => ({ ${basic}, plugins: [[require.resolve("plugin-nobody-has"), {}], require("other-nobody-has")] });`,
  );
  const { folder, notes } = await read();
  expect([folder.config.plugins, notes.map(({ name }) => name)]).toEqual([
    [],
    ["website/docusaurus.config.js: plugin-nobody-has", "website/docusaurus.config.js: other-nobody-has"],
  ]);
});

test("the classic preset by its path, not installed and with a theme alone, is the classic one", async () => {
  const theme = { customCss: [] };
  const presets = `[[require.resolve("preset-nobody-has"), ${JSON.stringify({ theme })}]]`;
  write("docusaurus.config.js", `module.exports = { title: "K", url: "https://k.example", presets: ${presets} };`);
  expect(Object.keys((await read()).folder.instances)).toEqual(["default"]);
});

test("parts of the classic preset by their paths are these parts, also where they are not installed", async () => {
  const docs = '[[require.resolve("@docusaurus/plugin-content-docs"), { id: "b", sidebarPath: false }]]';
  const themes = '[[require.resolve("@docusaurus/theme-classic"), { customCss: "./own.css" }]]';
  write(
    "docusaurus.config.js",
    `module.exports = { title: "K", url: "https://k.example", plugins: ${docs}, themes: ${themes} };`,
  );
  write("own.css", "a { color: red }");
  const { folder, notes } = await read();
  expect([Object.keys(folder.instances), folder.styles, notes]).toEqual([["b"], ["a { color: red }"], []]);
});

test("parts of the classic preset as values are these parts, also where they are not installed", async () => {
  write(
    "docusaurus.config.ts",
    `import docs from "@docusaurus/plugin-content-docs"; import * as theme from "@docusaurus/theme-classic";
     export default { title: "K", url: "https://k.example", plugins: [[docs, { id: "b", sidebarPath: false }]], themes: [[theme.default, { customCss: "./own.css" }]] };`,
  );
  write("own.css", "a { color: red }");
  const { folder, notes } = await read({ added: true });
  expect([Object.keys(folder.instances), folder.styles, notes]).toEqual([["b"], ["a { color: red }"], []]);
  expect(folder.plugins.names).toEqual([]);
});

test.each(["node:module", "module"])("packages are also found by createRequire of '%s'", async (name) => {
  write(
    "docusaurus.config.ts",
    `import { createRequire } from "${name}"; const own = createRequire(import.meta.url); const { path } = own("./paths.json");
     export default { title: "K", url: "https://k.example", presets: [[own.resolve("@docusaurus/preset-classic"), { docs: { path } }]], plugins: [own.resolve("plugin-nobody-has"), own("other-nobody-has")] };`,
  );
  write("paths.json", `{ "path": "manual" }`);
  const { folder, notes } = await read();
  expect(folder.config.presets).toMatchObject([
    [expect.stringContaining("preset-classic"), { docs: { path: "manual" } }],
  ]);
  expect([Object.keys(folder.instances), folder.config.plugins]).toEqual([["default"], []]);
  expect(notes.map((note) => note.name)).toEqual([
    "website/docusaurus.config.ts: plugin-nobody-has",
    "website/docusaurus.config.ts: other-nobody-has",
  ]);
});

test("a project with an edition inside its company has the public's", async () => {
  write(
    "docusaurus.config.js",
    `const { fbContent, isInternal } = require("docusaurus-plugin-internaldocs-fb/internal"); module.exports = { ${basic}, tagline: fbContent({ internal: "a", external: () => "b" }), customFields: { inside: isInternal() } };`,
  );
  const { folder, notes } = await read();
  expect([folder.config.tagline, folder.config.customFields, notes]).toEqual(["b", { inside: false }, []]);
});

test("folders that are named by absolute paths are those of the project", async () => {
  write(
    "docusaurus.config.js",
    `const path = require("path"); module.exports = { title: "K", url: "https://k.example", staticDirectories: ["static", path.join(__dirname, "shared")],
       presets: [["classic", { docs: { path: path.resolve(__dirname, "../manual") }, blog: { path: path.join(__dirname, "notes") } }]], plugins: [["content-docs", { id: "b", path: __dirname }]] };`,
  );
  const { config } = (await read()).folder;
  const [[, options]] = config.presets as [[string, Record<string, unknown>]];
  expect([config.staticDirectories, options, config.plugins]).toEqual([
    ["static", "shared"],
    { docs: { path: "../manual" }, blog: { path: "notes" } },
    [["content-docs", { id: "b", path: "." }]],
  ]);
});

test("stylesheets have what they import, and those that nothing compiles are named", async () => {
  write(
    "docusaurus.config.js",
    `module.exports = { title: "K", url: "https://k.example", presets: [["classic", { theme: { customCss: ["./a.css", "./b.scss", "./c.less"] } }]] };`,
  );
  write("a.css", `@import "./css/own.css"; @import url("https://fonts.example/a@600;7.css");\n.a { color: red; }`);
  write("css/own.css", `@import url(more.css); .own { color: blue; }`);
  write("css/more.css", `@import "./own.css"; .more { color: green; }`);
  write("b.scss", "$c: red;");
  const { folder, notes } = await read();
  expect(notes.map(({ name }) => name)).toEqual(["customCss: ./b.scss", "customCss: ./c.less"]);
  expect(folder.styles).toEqual([
    ' .more { color: green; } .own { color: blue; } @import url("https://fonts.example/a@600;7.css");\n.a { color: red; }',
  ]);
});

test("stylesheets that are imported may go without their ending, be for a medium, and be missing", async () => {
  const theme = '["classic", { theme: { customCss: "./src/a.css" } }]';
  write("docusaurus.config.js", `module.exports = { ${basic.replace('"classic"', theme)} };`);
  write("src/a.css", `@import "colors"; @import url("./paper.css") print; @import "tailwindcss"; .a { color: red; }`);
  write("src/colors.css", ".colors { color: blue; }");
  write("src/paper.css", ".paper { color: black; }");
  const { folder, notes } = await read();
  expect(folder.styles[0]?.replace(/\s+/g, " ")).toBe(
    ".colors { color: blue; } @media print { .paper { color: black; } } .a { color: red; }",
  );
  expect(notes.map(({ name }) => name)).toEqual(["customCss: @import tailwindcss"]);
});

test("files that stylesheets show are published, also those of what they import; what is not there is named", async () => {
  write(
    "docusaurus.config.js",
    `module.exports = { ${basic.replace('"classic"', '["classic", { theme: { customCss: "./src/css/a.css" } }]')} };`,
  );
  write(
    "src/css/a.css",
    `@import "./sub/b.css"; @import "faces/all.css"; .a { background: url(../img/a%20b.png?v#x) }`,
  );
  write(
    "src/css/sub/b.css",
    `/* url(none.png) */ .b { background: url('c.svg'), url("/img/d.svg"), url(/img/no.svg) }`,
  );
  write("node_modules/faces/package.json", "{}");
  write("node_modules/faces/all.css", `@font-face { src: url("./all.woff2"), url(data:font/woff2;base64,AA) }`);
  for (const name of ["src/img/a b.png", "src/css/sub/c.svg", "static/img/d.svg", "node_modules/faces/all.woff2"])
    write(name, name);
  const { folder, notes } = await read();
  expect(notes).toEqual([]);
  const [css = ""] = folder.styles;
  expect(css.replace(/-[0-9a-f]{8}/g, "-8").replace(/\s+/g, " ")).toBe(
    [
      `/* url(none.png) */ .b { background: url("base:/assets/c-8.svg"), url("base:/img/d.svg"), url(/img/no.svg) }`,
      `@font-face { src: url("base:/assets/all-8.woff2"), url(data:font/woff2;base64,AA) }`,
      `.a { background: url("base:/assets/a%20b-8.png?v#x") }`,
    ].join(" "),
  );
  expect(Object.values(folder.styleFiles)).toEqual([
    "website/src/css/sub/c.svg",
    "website/node_modules/faces/all.woff2",
    "website/src/img/a b.png",
  ]);
  write("src/css/a.css", `.a { background: url(gone.png) }`);
  expect((await read()).notes.map(({ name }) => name)).toEqual(["customCss: url(gone.png)"]);
});

test.each([
  [[], ["src: a.module.scss, b/_d.scss, b/c.sass", "src: e.less"]],
  [["package.json", "node_modules/sass/index.js"], ["src: e.less"]],
])("stylesheets of components that nothing compiles are named, with %j", async (there, named) => {
  write("docusaurus.config.js", `module.exports = { ${basic} };`);
  for (const name of ["a.module.scss", "b/c.sass", "b/_d.scss", "e.less"]) write(`src/${name}`, "");
  for (const name of there) write(name, name.endsWith(".json") ? "{}" : "");
  expect((await read()).notes.map(({ name }) => name)).toEqual(named);
});

test("Sass is compiled by the compiler of the project", async () => {
  write(
    "docusaurus.config.js",
    `module.exports = { title: "K", url: "https://k.example", presets: [["classic", { theme: { customCss: "./b.scss" } }]] };`,
  );
  write("b.scss", "$c: red;");
  write("package.json", "{}");
  write(
    "node_modules/sass/index.js",
    `exports.compile = (file) => ({ css: ".b { color: red }/* " + file.endsWith("b.scss") });`,
  );
  const { folder, notes } = await read();
  expect([folder.styles, notes]).toEqual([[".b { color: red }/* true"], []]);
});
