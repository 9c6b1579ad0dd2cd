import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { runLocalPlugins } from "../../../src/docusaurus/read/local-plugins";
import { loadModule } from "../../../src/docusaurus/read/load-module";
import { readConfig } from "../../../src/docusaurus/read/read-config";
import { stubFile } from "../../../src/docusaurus/read/read-folder";
import { configWith } from "../map/folder";

let project: string;
beforeEach(() => {
  project = mkdtempSync(path.join(os.tmpdir(), "local-plugins-"));
});
afterEach(() => rmSync(project, { recursive: true }));

const running = (plugins: unknown[]) => ({
  project,
  config: configWith({ plugins, baseUrl: "/kiln/" }),
  file: path.join(project, "docusaurus.config.js"),
  stub: stubFile(process.cwd()),
  data: path.join(project, "kept/data"),
  pages: path.join(project, "kept/pages"),
});
const run = (plugins: unknown[], themes: unknown[] = []) => {
  const { config, ...others } = running(plugins);
  return runLocalPlugins({ ...others, config: { ...config, themes } });
};

type Actions = {
  createData: (file: string, data: unknown) => Promise<string>;
  addRoute: (route: object) => void;
};

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
  writeFileSync(path.join(project, file), text);
}

test("a plugin's content becomes data by its name and id, and it gives modules and tags", async () => {
  const cones = (context: { siteDir: string }, options: { id: string; top: number }) => ({
    name: "cones",
    loadContent: () => Promise.resolve([options.top]),
    contentLoaded: ({ content, actions }: { content: number[]; actions: { setGlobalData: (data: unknown) => void } }) =>
      actions.setGlobalData({ content, isHere: context.siteDir === project }),
    getClientModules: () => ["./src/cones.js"],
    injectHtmlTags: () => ({ headTags: [{ tagName: "meta", attributes: { name: "cone" } }] }),
  });
  const { plugins, notes } = await run([
    [cones, { id: "a", top: 6 }],
    [cones, { top: 10 }],
  ]);
  expect(notes).toEqual([]);
  expect(plugins).toEqual({
    names: ["plugin function cones", "plugin function cones"],
    globalData: { cones: { a: { content: [6], isHere: true }, default: { content: [10], isHere: true } } },
    clientModules: ["./src/cones.js", "./src/cones.js"],
    headTags: [1, 2].map(() => ({ tagName: "meta", attributes: { name: "cone" } })),
    aliases: {},
    definitions: {},
    fileRules: [],
    pages: [],
    themeFolders: [],
  });
});

test("a theme that is a function runs like a plugin, and is named as a theme", async () => {
  const kiln = () => ({ name: "kiln", getThemePath: () => "./parts", getClientModules: () => ["./src/kiln.js"] });
  const broken = () => {
    throw new Error("no kiln");
  };
  const { plugins, notes } = await run([], [kiln, [broken, {}]]);
  expect(plugins).toMatchObject({
    names: ["theme function kiln", "theme function broken"],
    themeFolders: ["parts"],
    clientModules: ["./src/kiln.js"],
  });
  expect(notes.map(({ name }) => name)).toEqual(["theme function broken"]);
});

test("client modules are named from the project, so that a copy of it has its own, but those of packages are not", async () => {
  const files = ["plugins/a.js", "..a.js", "node_modules/b/client.js", "../shared.js"];
  const absolute = files.map((file) => path.join(project, file));
  const own = () => ({ getClientModules: () => [...absolute, "b/client"] });
  const { plugins } = await run([own]);
  expect(plugins.clientModules).toEqual(["./plugins/a.js", "./..a.js", absolute[2], absolute[3], "b/client"]);
  const modules = `clientModules: [require.resolve("./plugins/a.js")]`;
  write("docusaurus.config.js", `module.exports = { title: "K", url: "https://k.example", ${modules} };`);
  write("plugins/a.js", "");
  const place = { folder: project, stub: stubFile(process.cwd()), siteFile: "docusaurus.config.js" };
  const { config } = await readConfig({ ...place, file: path.join(project, "docusaurus.config.js") });
  expect(config.clientModules).toEqual(["./plugins/a.js"]);
});

test("plugins in files of the project run, also without their endings, and those of packages do not", async () => {
  const text = (name: string) =>
    `module.exports = () => ({ name: "${name}", contentLoaded: ({ actions }) => actions.setGlobalData({}) });`;
  write("plugins/a.js", text("a"));
  write("plugins/b/index.cjs", text("b"));
  write("node_modules/c/index.js", text("c"));
  const names = ["./plugins/a", path.join(project, "plugins/b"), path.join(project, "node_modules/c/index.js"), "d"];
  const { plugins, notes } = await run([...names, false]);
  expect(notes).toEqual([]);
  expect(Object.keys(plugins.globalData)).toEqual(["a", "b"]);
  expect(plugins.names).toEqual(names.slice(0, 2));
});

test.each(["docusaurus.config.js", "docusaurus.config.ts"])(
  "a function of %s without a name is named by its place, each by its line",
  async (name) => {
    write(
      name,
      `export default {
        title: "Kiln",
        plugins: [
          "./plugins/none",
          function wrong() {
            throw new Error("no kiln");
          },
          async () => ({
            name: "cones",
            configureWebpack: () => ({ module: { noParse: [] } }),
          }),
          () => ({ name: "ramps", configureWebpack: () => ({ module: { noParse: [] } }) }),
        ],
      };`,
    );
    const stub = stubFile(process.cwd());
    const file = path.join(project, name);
    const { value } = await loadModule(file, stub);
    const { plugins } = value as { plugins: unknown[] };
    const { notes } = await runLocalPlugins({ ...running(plugins), file });
    expect(notes.slice(1).map((note) => note.name)).toEqual([
      `plugin function wrong (${name}:5)`,
      `plugin function plugins[2] (${name}:8)`,
      `plugin function plugins[3] (${name}:12)`,
    ]);
  },
);

test("what has no effect is named, and a plugin that fails as well; nothing is written", async () => {
  const parts = () => ({
    name: "parts",
    contentLoaded: ({ actions }: { actions: Record<string, (value: unknown, data?: string) => unknown> }) => {
      actions.addRoute?.({ path: "/cones/:cone", component: "@site/src/cones.js" });
    },
    configureWebpack: () => ({ module: { noParse: [] }, resolve: { fallback: {} } }),
    injectHtmlTags: () => ({ headTags: ["<meta>"], postBodyTags: ["<b>"] }),
  });
  const wrong = () => {
    throw new Error("no kiln\nat all");
  };
  const { notes, plugins } = await run([parts, wrong, "./plugins/gone.js"]);
  expect(notes.map(({ name, means }) => [name, means])).toEqual([
    [
      "plugin function parts",
      "The plugin runs, but this of it has no effect: the page /cones/:cone, configureWebpack (resolve.fallback, module.noParse), headTags of text, postBodyTags.",
    ],
    ["plugin function wrong", "The plugin failed, and what it makes after that is missing: no kiln"],
    ["./plugins/gone.js", "The plugin failed, and what it makes after that is missing: there is no such file"],
  ]);
  expect(notes[0]?.remedy).toBe(
    "Add a page for each address that there is: one with parameters, or with pages inside of it, is none. Write tags as `headTags` of the configuration. " +
      "No bundler of Docusaurus' runs here: of it only `resolve.alias`, a DefinePlugin and rules by `test` for the text or address of files count. Of files with other loaders, content imports the address: import data as JSON or YAML. Nothing needs to be done where pages work.",
  );
  expect(plugins.names).toHaveLength(3);
  expect(readdirSync(project)).toEqual([]);
  const after = await run([() => ({ name: "after", postStart: () => undefined }), () => ({ other: () => 1 })]);
  expect(after.notes.map(({ remedy }) => remedy)).toEqual([
    "Run what it does then as a script of its own, after the build.",
    "Nothing needs to be done where the site does the same by itself.",
  ]);
});

test("a plugin that is an instance of a class has its own fields in all that it does", async () => {
  class Cones {
    name = "cones";
    top = 6;
    loadContent() {
      return [this.top];
    }
    contentLoaded({ actions }: { actions: { setGlobalData: (data: unknown) => void } }) {
      actions.setGlobalData(this.top);
    }
    getClientModules() {
      return [`./src/${this.name}.js`];
    }
    injectHtmlTags() {
      return { headTags: [{ tagName: "meta", attributes: { name: this.name } }] };
    }
    configureWebpack() {
      return { resolve: { alias: { [this.name]: "./src/cones.js" } } };
    }
    configurePostCss({ plugins }: { plugins: unknown[] }) {
      return { plugins: [...plugins, this.name] };
    }
    getThemePath() {
      return "./theme";
    }
  }
  const { plugins, postCss, notes } = await run([() => new Cones()]);
  expect(notes).toEqual([]);
  expect(plugins).toMatchObject({
    globalData: { cones: { default: 6 } },
    clientModules: ["./src/cones.js"],
    headTags: [{ attributes: { name: "cones" } }],
    aliases: { cones: "./src/cones.js" },
    themeFolders: ["theme"],
  });
  expect(postCss).toEqual(["cones"]);
});

test("data of a plugin become files by its name and id, and its pages modules that import them", async () => {
  const tables = ({ generatedFilesDir, baseUrl }: { generatedFilesDir: string; baseUrl: string }) => ({
    name: "tables",
    contentLoaded: async ({ actions }: { actions: Actions }) => {
      const rows = await actions.createData("rows.json", [1, 2]);
      await actions.createData("a.md", "# A").then((file) => expect(path.basename(file)).toBe("a.md"));
      expect(rows).toBe(path.join(generatedFilesDir, "tables/own/rows.json"));
      actions.addRoute({ path: `${baseUrl}tables`, component: "@site/src/table.js", modules: { rows } });
      actions.addRoute({ path: "/tables/", component: "@site/src/other.js" });
    },
  });
  const { plugins, notes, data } = await run([[tables, { id: "own" }]]);
  expect(data).toEqual(["tables/own/rows.json", "tables/own/a.md"]);
  expect(notes).toEqual([
    {
      name: "plugin function tables",
      means: "The plugin runs, but this of it has no effect: a second page /tables/.",
      remedy: "Give one of the pages with this address another one.",
    },
  ]);
  const read = (file: string) => readFileSync(path.join(project, "kept/data/tables/own", file), "utf8");
  expect([read("rows.json"), read("a.md")]).toEqual(["[1,2]", "# A"]);
  expect(plugins.pages.map(({ file }) => file)).toEqual(["tables/index.jsx"]);
  expect(plugins.pages[0]?.text).toContain('import module0 from "../../data/tables/own/rows.json";');
});

test("themes of the project run after its plugins, and the folders of their modules begin at their own files", async () => {
  write("plugins/a/index.js", 'module.exports = () => ({ name: "a", getThemePath: () => "../theme" });');
  write(
    "themes/b/index.js",
    `module.exports = (context, { top }) => ({
      name: "b",
      contentLoaded: ({ actions }) => {
        actions.setGlobalData(top);
        actions.addRoute({ path: "/cones", component: "@theme/Cones" });
      },
      getThemePath: () => __dirname + "/theme",
    });`,
  );
  const themes = ["classic", [path.join(project, "themes/b"), { top: 6 }], ["@kiln/search", {}]];
  const { plugins, called, notes } = await run(["./plugins/a"], themes);
  expect([notes, called]).toEqual([[], {}]);
  expect(plugins).toMatchObject({
    names: ["./plugins/a", path.join(project, "themes/b")],
    globalData: { b: { default: 6 } },
    themeFolders: ["themes/b/theme", "plugins/theme"],
    pages: [{ file: "cones/index.jsx" }],
  });
  expect(plugins.pages[0]?.text).toContain('import Page from "@theme/Cones";');
});
