import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { allContentOf } from "../../../src/docusaurus/read/all-content";
import { withAroundPlugins } from "../../../src/docusaurus/read/around-plugins";
import { runLocalPlugins } from "../../../src/docusaurus/read/local-plugins";
import { stubFile } from "../../../src/docusaurus/read/read-folder";
import { configWith } from "../map/folder";

let project: string;
beforeEach(() => {
  project = mkdtempSync(path.join(os.tmpdir(), "all-content-"));
});
afterEach(() => rmSync(project, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
  writeFileSync(path.join(project, file), text);
}

/** A point for each time that posts were loaded. */
const runs = () => readFileSync(path.join(project, "runs.txt"), "utf8");

const BLOG = "@docusaurus/plugin-content-blog";

/** A plugin for posts as Docusaurus' package has it, in a folder with packages. */
function writeBlog(folder = "node_modules"): void {
  write(
    `${folder}/${BLOG}/index.js`,
    `const { appendFileSync } = require("fs");
    exports.validateOptions = ({ validate, options }) => validate(
      { validate: (own) => own.nothing ? { error: new Error("no such option") } : { value: { path: "blog", ...own } } },
      options,
    );
    exports.default = async ({ siteDir, baseUrl }, { id, path }) => ({
      name: "docusaurus-plugin-content-blog",
      loadContent: () => (appendFileSync(siteDir + "/runs.txt", "."), { blogPosts: [baseUrl + path + "/" + id] }),
      contentLoaded: () => { throw new Error("the site makes the pages"); },
    });`,
  );
}

const run = (config: Record<string, unknown>) =>
  runLocalPlugins({
    project,
    config: withAroundPlugins(configWith({ baseUrl: "/kiln/", ...config }), project),
    file: path.join(project, "docusaurus.config.js"),
    stub: stubFile(process.cwd()),
    data: path.join(project, "kept/data"),
    pages: path.join(project, "kept/pages"),
  });

type Asked = {
  allContent: Record<string, Record<string, unknown> | undefined>;
  actions: {
    setGlobalData: (data: unknown) => void;
    createData: (file: string, data: unknown) => Promise<string>;
    addRoute: (route: object) => void;
  };
};
const ofBlog = ({ allContent }: Asked) => allContent["docusaurus-plugin-content-blog"];
const plugin = (name: string, parts: object) => () => ({ name, ...parts });

test("content is given by the plugins' names and ids, and what failed is told once it is asked for", () => {
  const failed = { package: BLOG, name: "blog", id: "b", failure: "no kiln", remedy: "Fire it." };
  const other = { package: "cones", name: "cones", id: "default", failure: "no", remedy: "", neverRuns: true as const };
  const told: unknown[] = [];
  const contents = [
    { package: BLOG, name: "blog", id: "a", content: 6 },
    { name: "own", id: "a", content: undefined },
  ];
  const all = allContentOf([...contents, failed, other], (one) => void told.push(one));
  expect([Object.keys(all), all.blog?.a]).toEqual([["blog", "own"], 6]);
  expect(told).toEqual([]);
  expect(all).toEqual({ blog: { a: 6, b: undefined }, own: { a: undefined } });
  expect(told).toContain(failed);
  expect(told).not.toContain(other);
  expect([all.cones?.default, told.at(-1)]).toEqual([undefined, other]);
});

test("a plugin gets the content of Docusaurus' installed plugins and of the project's own, and makes data and pages", async () => {
  writeBlog();
  const recent = plugin("recent", {
    contentLoaded: ({ actions }: Asked) => actions.setGlobalData({ top: 6, newest: 10 }),
    allContentLoaded: async (asked: Asked) => {
      const rows = await asked.actions.createData("rows.json", [1]);
      asked.actions.addRoute({ path: "/recent", component: "@site/src/recent.js", modules: { rows } });
      asked.actions.addRoute({ path: "/recent/:cone", component: "@site/src/recent.js" });
      asked.actions.setGlobalData({ gone: true });
      asked.actions.setGlobalData({ newest: [ofBlog(asked), asked.allContent.cones, asked.allContent.none ?? null] });
      asked.actions.setGlobalData(undefined);
    },
  });
  const presets = [["classic", { docs: false, pages: false, blog: { path: "letters" } }]];
  const plugins = [recent, [BLOG, { id: "news" }], plugin("cones", { loadContent: () => [6] })];
  const { plugins: given, notes, data } = await run({ presets, plugins });
  const posts = { default: { blogPosts: ["/kiln/letters/default"] }, news: { blogPosts: ["/kiln/blog/news"] } };
  expect(given.globalData).toEqual({ recent: { default: { top: 6, newest: [posts, { default: [6] }, null] } } });
  expect([given.pages.map(({ file }) => file), data]).toEqual([["recent/index.jsx"], ["recent/default/rows.json"]]);
  expect(notes.map(({ means }) => means)).toEqual([
    "The plugin runs, but this of it has no effect: the page /recent/:cone.",
  ]);
});

test("Docusaurus' plugins load nothing where no plugin asks for all content, and each once where several do", async () => {
  writeBlog("node_modules/@docusaurus/preset-classic/node_modules");
  write("node_modules/@docusaurus/preset-classic/index.js", "");
  const presets = [["classic", { docs: false, pages: false }]];
  const asking = (name: string) =>
    plugin(name, { allContentLoaded: (asked: Asked) => asked.actions.setGlobalData(ofBlog(asked)?.default) });
  expect(await run({ presets, plugins: [plugin("cones", { loadContent: () => 6 })] })).toMatchObject({ notes: [] });
  expect(existsSync(path.join(project, "runs.txt"))).toBe(false);
  const { plugins, notes } = await run({ presets, plugins: [asking("a"), asking("b")] });
  expect(notes).toEqual([]);
  const posts = { default: { blogPosts: ["/kiln/blog/default"] } };
  expect(plugins.globalData).toEqual({ a: posts, b: posts });
  expect(runs()).toBe(".");
});

test("what a plugin finds in all content is there for its tags and modules", async () => {
  const found = () => {
    let top = 0;
    return {
      name: "found",
      allContentLoaded: ({ allContent }: Asked) => (top = Number(allContent.cones?.default)),
      getClientModules: () => [`./src/${top}.js`],
    };
  };
  const { plugins } = await run({ plugins: [found, plugin("cones", { loadContent: () => 6 })] });
  expect(plugins.clientModules).toEqual(["./src/6.js"]);
});

test("content of a plugin around one of Docusaurus' is what that one has loaded, and not read twice", async () => {
  writeBlog();
  write(
    "plugins/letters.js",
    `const blog = require("${BLOG}");
    module.exports = { ...blog, default: async (context, options) =>
      ({ ...(await blog.default(context, options)), name: "letters", contentLoaded: undefined }) };`,
  );
  const asking = plugin("a", {
    allContentLoaded: ({ allContent, actions }: Asked) => actions.setGlobalData(allContent),
  });
  const { plugins } = await run({ plugins: [asking, ["./plugins/letters.js", { path: "letters" }]] });
  expect(plugins.globalData.a?.default).toEqual({
    a: {},
    letters: { default: { blogPosts: ["/kiln/letters/default"] } },
  });
  expect(runs()).toBe(".");
});

test("what fails is told of the plugin that asks for it, and of no other; what else it gives is kept", async () => {
  writeBlog();
  const wrong = plugin("wrong", {
    allContentLoaded: () => Promise.reject(new Error("no kiln\nat all")),
    getClientModules: () => ["./src/wrong.js"],
  });
  const asking = plugin("asking", {
    allContentLoaded: ({ allContent }: Asked) => [
      ofBlog({ allContent } as Asked)?.news,
      allContent["docusaurus-plugin-content-docs"]?.default,
      allContent["docusaurus-plugin-cones"]?.default,
    ],
  });
  const presets = [["classic", { blog: false, pages: false }]];
  const packages = [[BLOG, { id: "news", nothing: 1 }], "cones", "@docusaurus/plugin-pwa"];
  const { plugins, notes } = await run({ presets, plugins: [wrong, asking, ...packages] });
  expect(plugins.clientModules).toEqual(["./src/wrong.js"]);
  expect(notes.map(({ name, means, remedy }) => [name.slice(-10), means, remedy])).toEqual([
    [
      "plugins[0]",
      "Its `allContentLoaded` failed, and what it makes there after that is missing: no kiln",
      "Mend it, or take it out: it gets the content of all plugins as Docusaurus gives it.",
    ],
    [
      "plugins[1]",
      `Its \`allContentLoaded\` gets no content of ${BLOG} (id: news): no such option`,
      "Mend it: content is loaded as Docusaurus does it.",
    ],
    [
      "plugins[1]",
      "Its `allContentLoaded` gets no content of @docusaurus/plugin-content-docs (id: default): the package is not installed",
      "Install @docusaurus/plugin-content-docs in the project: content is given as that package loads it.",
    ],
    [
      "plugins[1]",
      "Its `allContentLoaded` gets no content of docusaurus-plugin-cones (id: default): plugins of packages do not run, but for those for content",
      "Read in the plugin itself what it needs of that.",
    ],
  ]);
});

test("a plugin's context has the strategy for version control that the configuration names or switches off", async () => {
  write(
    "node_modules/@docusaurus/core/lib/server/configValidation.js",
    `exports.DEFAULT_CONFIG = { future: { experimental_vcs: { getFileLastUpdateInfo: () => "usual" } } };`,
  );
  write(
    "node_modules/@docusaurus/utils/index.js",
    `exports.getVcsPreset = (name) => ({ getFileLastUpdateInfo: () => name });`,
  );
  type Context = { siteConfig: { future: { experimental_vcs: { getFileLastUpdateInfo: (file: string) => string } } } };
  const dated = ({ siteConfig }: Context) => ({
    name: "dated",
    contentLoaded: ({ actions }: Asked) =>
      actions.setGlobalData(siteConfig.future.experimental_vcs.getFileLastUpdateInfo("a.md")),
  });
  for (const [experimental_vcs, chosen] of [
    [undefined, "usual"],
    [true, "usual"],
    [false, "disabled"],
    ["eager", "eager"],
  ]) {
    const { plugins } = await run({ plugins: [dated], future: { experimental_vcs } });
    expect(plugins.globalData.dated?.default).toBe(chosen);
  }
});
