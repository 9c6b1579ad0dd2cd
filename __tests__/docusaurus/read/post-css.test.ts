import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { compiledStyles } from "../../../src/docusaurus/read/post-css";
import { readFolder, stubFile } from "../../../src/docusaurus/read/read-folder";

let project: string;
beforeEach(() => {
  project = mkdtempSync(path.join(os.tmpdir(), "post-css-"));
});
afterEach(() => rmSync(project, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
  writeFileSync(path.join(project, file), text);
}

/** A PostCSS whose plugins are functions of the text of a stylesheet. */
function installPostCss(): void {
  write(
    "node_modules/postcss/index.js",
    `class Processor {
      constructor(plugins) { this.plugins = plugins; }
      async process(css, { from }) {
        if (css.includes("wrong")) throw new Error("no such class\\nat all");
        return { css: this.plugins.reduce((text, plugin) => plugin(text, from), css) };
      }
    }
    module.exports = (plugins) => new Processor(plugins);`,
  );
  write("node_modules/post-lines/index.js", "module.exports = ({ end = '' } = {}) => (css) => css + end;");
}

test("stylesheets are those that the project's plugins of PostCSS make; the others stay files", async () => {
  installPostCss();
  write("src/a.module.css", ".a { @apply wide; }");
  write("src/plain.css", ".b { color: red; }");
  write("theme/own.css", "@apply wide;");
  const wide = (css: string) => css.replace("@apply wide;", "width: 9px;");
  const named = [path.join(project, "theme/own.css"), path.join(project, "theme/none.css")];
  const { texts, notes } = await compiledStyles({ project, plugins: [wide, "post-lines"], named });
  expect(notes).toEqual([]);
  expect(Object.fromEntries(texts)).toEqual({
    [path.join(project, "src/a.module.css")]: ".a { width: 9px; }",
    [path.join(project, "theme/own.css")]: "width: 9px;",
  });
  const ended = await compiledStyles({ project, plugins: [["post-lines", { end: "/* end */" }]], named: [] });
  expect([...ended.texts.values()]).toEqual([".a { @apply wide; }/* end */", ".b { color: red; }/* end */"]);
});

test("a PostCSS that is not installed is named, where a plugin adds to it", async () => {
  write("src/a.css", "");
  const { notes } = await compiledStyles({ project, plugins: [(css: string) => css], named: [] });
  expect(notes.map(({ name }) => name)).toEqual(["configurePostCss: postcss"]);
  expect(await compiledStyles({ project, plugins: [], named: [] })).toEqual({ texts: new Map(), notes: [] });
});

test("what fails is named, once for all stylesheets that fail alike", async () => {
  installPostCss();
  write("src/a.css", "wrong");
  write("src/b.css", "wrong");
  const { texts, notes } = await compiledStyles({ project, plugins: [(css: string) => css], named: [] });
  expect(texts.size).toBe(0);
  expect(notes.map(({ name, means }) => [name, means])).toEqual([
    [
      "configurePostCss: src/a.css, src/b.css",
      "What PostCSS makes is missing, and stylesheets are taken as they are written: no such class",
    ],
  ]);
});

test("plugins of a project add to PostCSS one after the other, and its stylesheets have what that makes", async () => {
  installPostCss();
  write("src/a.module.css", ".a { margin: 0 }");
  write("src/custom.css", ".c { margin: 0 }");
  write(
    "docusaurus.config.js",
    `const adding = (text) => () => ({ name: text, configurePostCss: (options) => {
      options.plugins.push((css) => css + text);
      return options;
    } });
    module.exports = {
      title: "Kiln", url: "https://kiln.example",
      presets: [["classic", { docs: false, blog: false, theme: { customCss: "./src/custom.css" } }]],
      plugins: [adding("/* one */"), adding("/* two */")],
    };`,
  );
  const added = { data: path.join(project, "data"), pages: path.join(project, "pages") };
  const reading = { root: project, folder: ".", stub: stubFile(process.cwd()), added };
  const { folder, notes } = await readFolder(reading);
  expect(folder.styles).toEqual([".c { margin: 0 }/* one *//* two */"]);
  expect(folder.compiledStyles).toEqual({
    "src/a.module.css": ".a { margin: 0 }/* one *//* two */",
    "src/custom.css": ".c { margin: 0 }/* one *//* two */",
  });
  expect(notes.filter(({ name }) => name.startsWith("plugin"))).toEqual([]);
});
