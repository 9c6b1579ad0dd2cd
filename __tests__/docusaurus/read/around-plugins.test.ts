import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { allPlugins } from "../../../src/docusaurus/map/site";
import { withAroundPlugins } from "../../../src/docusaurus/read/around-plugins";
import { withCalled } from "../../../src/docusaurus/read/content-calls";
import { runLocalPlugins } from "../../../src/docusaurus/read/local-plugins";
import { hasPostBuild, runPostBuild } from "../../../src/docusaurus/read/post-build";
import { stubFile } from "../../../src/docusaurus/read/read-folder";
import { configWith } from "../map/folder";

let project: string;
beforeEach(() => {
  project = mkdtempSync(path.join(os.tmpdir(), "around-plugins-"));
});
afterEach(() => rmSync(project, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
  writeFileSync(path.join(project, file), text);
}

const BLOG = "@docusaurus/plugin-content-blog";
const DOCS = "@docusaurus/plugin-content-docs";

/** A plugin for posts as Docusaurus' package has it, and one of the project's own around it. */
function writeBlogPlugins(): void {
  write(
    `node_modules/${BLOG}/index.js`,
    `exports.validateOptions = ({ validate, options }) => validate(
      { validate: (own) => "nothing" in own ? { error: new Error("no such option") } : { value: { size: 5, ...own } } },
      options,
    );
    exports.default = async ({ siteConfig, i18n }, { id, size, path }) => ({
      name: "docusaurus-plugin-content-blog",
      postBuild: () => { throw new Error("no page with a post"); },
      loadContent: () => ({ posts: [siteConfig.future.router, i18n.localeConfigs.en.direction, id, size, path] }),
      contentLoaded: ({ actions }) => actions.addRoute({ path: "/blog", component: "@theme/BlogListPage" }),
      configureWebpack: () => ({}),
      injectHtmlTags: () => ({ headTags: [
        { tagName: "link", attributes: { rel: "alternate", type: "application/rss+xml", href: "/blog/rss.xml" } },
        { tagName: "link", attributes: { rel: "alternate", hreflang: "de", href: "/de/" } },
        { tagName: "meta", attributes: { name: "cone" } },
      ] }),
    });`,
  );
  write(
    "node_modules/@docusaurus/core/lib/server/configValidation.js",
    'exports.DEFAULT_CONFIG = { future: { router: "browser" }, markdown: {} };',
  );
  write(
    "plugins/posts.js",
    `const blog = require("${BLOG}");
    module.exports = { ...blog, default: async (context, options) => {
      const made = await blog.default(context, options);
      return { ...made, contentLoaded: async (input) => {
        await made.contentLoaded(input);
        input.actions.setGlobalData(input.content);
        input.actions.addRoute({ path: "/", component: "@site/src/newest.js" });
      } };
    } };`,
  );
}

const running = (plugins: unknown[]) => ({
  project,
  config: withAroundPlugins(configWith({ plugins }), project),
  file: path.join(project, "docusaurus.config.js"),
  stub: stubFile(process.cwd()),
  data: path.join(project, "kept/data"),
  pages: path.join(project, "kept/pages"),
});
const run = (plugins: unknown[]) => runLocalPlugins(running(plugins));

test("a plugin around the one for blogs is one for blogs, and gives its data by the options that this one completes", async () => {
  writeBlogPlugins();
  const written = ["./plugins/posts.js", { path: "letters" }];
  const config = withAroundPlugins(configWith({ plugins: [written] }), project);
  expect(allPlugins(config)).toContainEqual({ name: BLOG, options: { path: "letters" } });
  const news = { tagName: "link", attributes: { rel: "alternate", type: "application/rss+xml", href: "/news.xml" } };
  const other = () => ({ name: "news", injectHtmlTags: () => ({ headTags: [news] }) });
  const { plugins, notes } = await run([other, written]);
  expect(plugins.globalData).toEqual({
    "docusaurus-plugin-content-blog": { default: { posts: ["browser", "ltr", "default", 5, "letters"] } },
  });
  expect(plugins.pages.map(({ file }) => file)).toEqual(["index.jsx"]);
  expect(plugins.headTags).toEqual([
    news,
    { tagName: "link", attributes: { rel: "alternate", hreflang: "de", href: "/de/" } },
    { tagName: "meta", attributes: { name: "cone" } },
  ]);
  expect(notes).toEqual([
    {
      name: "./plugins/posts.js",
      means: `The site makes the pages of ${BLOG}, around which it is written; of what it adds, data, modules, tags and pages with components of the project count.`,
      remedy: "For another order of posts, or fewer of them, write `processBlogPosts` into its options.",
    },
  ]);
});

test("feeds are the site's own: only what such a plugin itself does after a build is done", async () => {
  writeBlogPlugins();
  write(
    "plugins/marked.js",
    `const blog = require("${BLOG}");
    module.exports = async (context, options) => {
      const made = await blog.default(context, { ...options, id: "marked" });
      return { ...made, postBuild: async (built) => {
        await made.postBuild(built);
        require("fs").writeFileSync(require("path").join(built.outDir, "mark.txt"), "1");
      } };
    };`,
  );
  const own = running(["./plugins/posts.js", "./plugins/marked.js"]);
  expect((await runLocalPlugins(own)).ran.map(hasPostBuild)).toEqual([false, true]);
  expect(await runPostBuild(own, { outDir: project, routes: ["/"] })).toEqual([]);
  expect(readFileSync(path.join(project, "mark.txt"), "utf8")).toBe("1");
});

test("options that such a plugin finds wrong are told", async () => {
  writeBlogPlugins();
  const { notes } = await run([["./plugins/posts.js", { nothing: true }]]);
  expect(notes[1]?.means).toBe("The plugin failed, and what it makes after that is missing: no such option");
});

test("plugins that only name such a package are none, and none is one whose id is taken", () => {
  write("plugins/types.ts", `import type { Blog } from "${BLOG}";\nexport default () => ({ name: "a" } as Blog);`);
  write("plugins/words.js", `// As require("${BLOG}") does.\nmodule.exports = () => ({ name: "b" });`);
  write("plugins/docs/index.mjs", `import docs, { validateOptions } from "${DOCS}";\nexport default docs;`);
  const named = (plugins: unknown[], presets: unknown[] = []) =>
    withAroundPlugins(configWith({ plugins, presets }), project).plugins;
  const others = ["./plugins/types", "./plugins/words.js", "./plugins/none.js", BLOG, () => null, false];
  expect(named(others)).toEqual(others);
  expect(named(["./plugins/docs"])).toEqual([["./plugins/docs", {}, DOCS]]);
  expect(named(["./plugins/docs"], [["classic", { docs: {} }]])).toEqual(["./plugins/docs"]);
  expect(named([["./plugins/docs", { id: "b" }]], [["classic", { docs: {} }]])).toEqual([
    ["./plugins/docs", { id: "b" }, DOCS],
  ]);
});

test("a plugin that calls such a package with another id and folder than its options say has these", async () => {
  writeBlogPlugins();
  write(
    "plugins/changelog.js",
    `const blog = require("${BLOG}");
    module.exports = { ...blog, default: (context, options) =>
      blog.default(context, { ...options, id: "changelog", path: require("path").join(__dirname, "../kept/entries") }) };`,
  );
  const written = ["./plugins/changelog.js", { routeBasePath: "changelog" }];
  const { plugins, notes, called } = await run([BLOG, written]);
  expect(called).toEqual({ 1: { name: BLOG, options: { id: "changelog", path: "kept/entries" } } });
  expect(allPlugins(withCalled(configWith({ plugins: [BLOG, written] }), called))[1]).toEqual({
    name: BLOG,
    options: { routeBasePath: "changelog", id: "changelog", path: "kept/entries" },
  });
  expect(plugins.pages).toEqual([]);
  expect(notes.map(({ name }) => name)).toEqual(["./plugins/changelog.js"]);
});
