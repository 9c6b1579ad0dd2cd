import { cpSync, existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { emitter } from "gatsby/dist/redux";
import { openBuildContext, openSiteContext } from "../../../src/build/context/context";
import type { Feature } from "../../../src/build/feature";
import { stepsOf } from "../../../src/build/hooks/hooks";
import { lastBuildOf } from "../../../src/build/publish/last-build";
import { mdxReader, type PageNode } from "../../../src/build/nodes/mdx-reader";
import { pageFrontMatter } from "../../../src/lib/content/page-fields";
import { routeOf } from "../../../src/lib/routes/url";
import { standOnSmallSite } from "../../support/small-site";

const site = standOnSmallSite({
  docs: [{ id: "default", content: "content/docs", routeBasePath: "/docs", showLastUpdateTime: true }],
  navbar: { title: "Site", logo: { alt: "", src: "/logo.svg" }, hideOnScroll: true, items: [{ to: "/notes/" }] },
});

/** What the feature was asked for, in order. */
let asked: string[];

const notes: Feature = {
  name: "notes",
  sources: () => [{ name: "pages", folder: "content/pages" }],
  sourceNodes: ({ actions }) => {
    asked.push("sourceNodes");
    void actions.createNode({ id: "list", children: [], internal: { type: "NoteList", contentDigest: "1" } });
  },
  sourceFiles: () => ["content/pages/list.yml"],
  mdx: mdxReader({
    nodeType: "Note",
    instances: ({ pages }) => pages,
    frontMatter: pageFrontMatter({}),
    fallback: {},
    read: ({ path: file, instance, compiled }) => {
      asked.push(`read ${file}`);
      const permalink = routeOf("notes", path.parse(file).name);
      return { fields: { permalink, title: compiled.title ?? "" }, contentRoot: instance.content };
    },
  }),
  types: "type Note { a: Int }",
  resolvers: () => ({ Note: {} }),
  pages: ({ getNodesByType }) => ({
    pages: [
      { path: "/notes/", component: "src/list.tsx", context: {} },
      ...(getNodesByType("Note") as PageNode[]).map(({ id, permalink, file }) => ({
        path: permalink,
        component: "src/note.tsx",
        context: { id },
        file,
        node: id,
      })),
    ],
  }),
  publish: () => ({ page: ({ route, title }) => void asked.push(`publish ${route} ${title}`.trim()) }),
};

beforeAll(() => {
  site.write(".cache/compiled/build-side.js", "exports.code = 1;");
  // The hooks open one context per process: here it is that of the small site. src/site.ts may name files of settings.
  const settings = "content/settings";
  if (existsSync(settings)) cpSync(settings, path.join(site.root, settings), { recursive: true });
  Object.assign(openSiteContext(site.root), { site: site.site });
});
afterAll(async () => (await openBuildContext()).compiler.close());

let hooks: ReturnType<typeof stepsOf>["hooks"];
beforeEach(() => {
  asked = [];
  hooks = stepsOf([notes]).hooks;
  mkdirSync(path.join(site.root, "public"));
});

/** Calls a hook as Gatsby does. */
const call = async (hook: unknown, more: object = {}) =>
  (hook as (args: object) => unknown)({ ...site.gatsby.args(), ...more });
const told = () => site.gatsby.told.map((line) => line.replace(/\d+\.\d\d s/g, "0.00 s"));
const ingest = (file: string) => site.ingest("pages", "content/pages", file, (args) => call(hooks.onCreateNode, args));

describe("stepsOf", () => {
  it("begins by telling what is wrong outside of content", async () => {
    site.write("static/favicon.svg");
    await call(hooks.onPreInit);
    expect(told()).toEqual([
      expect.stringMatching(/^warn: \.git\n {2}The site is in no git repository with commits/),
      expect.stringMatching(/^panicOnBuild: 1 error in 1 file:\n\n.*\n {2}`navbar\.logo\.src` is '\/logo\.svg'/),
    ]);
  });

  it("declares the schema, and gives webpack its settings", async () => {
    await call(hooks.createSchemaCustomization);
    await call(hooks.createResolvers);
    site.write("package.json", "{}");
    const plugins = { define: (values: object) => values };
    await call(hooks.onCreateWebpackConfig, { stage: "develop", plugins, loaders: {}, getConfig: () => ({}) });
    expect(site.gatsby.types).toContain("type Note { a: Int }");
    expect(site.gatsby.resolvers).toMatchObject([{ Note: {} }, { Query: { check: { type: "[String]!" } } }]);
    expect(site.gatsby.webpackConfigs.at(-1)).toMatchObject({
      plugins: [
        {
          __LIVE_FRAME__: expect.any(String) as unknown,
          __CLIENT_MODULES__: '""',
          __THEME_PARTS__: '""',
          __PARTS_ACT__: "false",
          __LIVE_MDX__: expect.any(String) as unknown,
          __MISSING_PAGE__: expect.any(String) as unknown,
          __PART_STYLES__: expect.any(String) as unknown,
        },
      ],
    });
  });

  it("takes content from files to the finished site", async () => {
    site.write("content/pages/a.mdx", "# First", "", "[b](./b.mdx) [all](/notes/#b)");
    site.write("content/pages/b.mdx", "# Second");
    await call(hooks.sourceNodes);
    for (const file of ["a.mdx", "b.mdx"]) await ingest(file);
    await call(hooks.createPages);
    expect(
      site.gatsby.pages.map((page) => [page.path, path.relative(site.root, page.component), page.context]),
    ).toEqual([
      ["/notes/", "src/list.tsx", { route: "/notes/" }],
      ["/notes/a/", "src/note.tsx", { route: "/notes/a/", id: "content content/pages/a.mdx" }],
      ["/notes/b/", "src/note.tsx", { route: "/notes/b/", id: "content content/pages/b.mdx" }],
    ]);
    expect(JSON.parse(site.read("public/not-found-routes.json"))).toMatchObject({
      titles: expect.arrayContaining(["First"]) as string[],
    });

    site.write("public/notes/index.html", '<h2 id="b">');
    expect(lastBuildOf(site.root)).toBeUndefined();
    await call(hooks.onPostBuild);
    expect(lastBuildOf(site.root)).toEqual({ baseUrl: "/", locales: ["en"] });
    expect(asked).toEqual([
      "sourceNodes",
      "read a.mdx",
      "read b.mdx",
      "publish /404/",
      "publish /notes/",
      "publish /notes/a/ First",
      "publish /notes/b/ Second",
    ]);
    expect(told()).toEqual([
      "info: compile: 2 files in 0.00 s",
      "info: link check: 2 links in 0.00 s",
      expect.stringContaining("The site has no start page"),
      "info: publish: anchors 0.00 s, notes 0.00 s",
    ]);
  });

  it("makes pages again of whose files git says something else by now", async () => {
    for (const name of ["a", "b"]) {
      site.write(`content/pages/${name}.mdx`, `# ${name}`);
      await ingest(`${name}.mdx`);
    }
    await call(hooks.createPages);
    const context = await openBuildContext();
    const before = context.git;
    const update = { date: "2024-05-03", author: "Ada", firstDate: "2024-05-03", contributors: ["Ada"] };
    context.git = new Map([["content/pages/b.mdx", update]]);
    asked = [];
    await call(hooks.createPages);
    context.git = before;
    expect(asked).toEqual(["read b.mdx"]);
  });

  it("publishes pages while Gatsby renders others", async () => {
    site.write("content/pages/a.mdx", "# First");
    await ingest("a.mdx");
    await call(hooks.createPages);
    await call(hooks.onPreBuild);
    expect(asked).toEqual(["read a.mdx"]);
    emitter.emit("HTML_TRACKED_PAGES_CLEANUP", {});
    while (!asked.includes("publish /notes/a/ First")) await new Promise(setImmediate);
    expect(told().at(-1)).not.toMatch("publish");
    await call(hooks.onPostBuild);
    expect(told().at(-1)).toMatch("publish");
  });

  it("gives the page for wrong addresses its classes in a project of Docusaurus alone", async () => {
    const context = openSiteContext();
    const page = { path: "/404/", component: "404.tsx", context: {} };
    const changed: string[] = [];
    const actions = { deletePage: () => changed.push("gone"), createPage: site.gatsby.actions.createPage };
    await call(hooks.onCreatePage, { page, actions });
    expect(changed).toEqual([]);
    const settings = context.site;
    context.site = { ...settings, lenient: true };
    await call(hooks.onCreatePage, { page, actions });
    context.site = settings;
    expect(changed).toEqual(["gone"]);
    const [made] = site.gatsby.pages;
    expect(made).toEqual({ ...page, context: { frame: { htmlClass: "plugin-native plugin-id-default" } } });
  });

  it("tells at the end of a build what failed beside it", async () => {
    hooks = stepsOf([
      { name: "failing", publish: () => ({ page: () => Promise.reject(new Error("It is full.")) }) },
    ]).hooks;
    await call(hooks.onPreBuild);
    emitter.emit("HTML_TRACKED_PAGES_CLEANUP", {});
    await new Promise(setImmediate);
    expect(told()).toEqual([]);
    await call(hooks.onPostBuild);
    expect(told().at(-1)).toMatch(/^panic\w*: .*It is full\./);
  });

  it("checks in the finished site the anchors that creating pages deferred", async () => {
    site.write("content/pages/a.mdx", "[all](/notes/#none)");
    await ingest("a.mdx");
    await call(hooks.createPages);
    site.write("public/notes/index.html", '<h2 id="b">');
    await call(hooks.onPostBuild);
    expect(told().at(-1)).toMatch(/^panicOnBuild: 1 error in 1 file:\n\ncontent\/pages\/a\.mdx:1:1\n/);
  });

  it("tells what is wrong with content before it makes a page", async () => {
    site.write("content/pages/a.mdx", "[none](/none/)");
    await ingest("a.mdx");
    const before: number[] = [];
    const panicOnBuild = () => before.push(site.gatsby.pages.length);
    await call(hooks.createPages, { reporter: { ...site.gatsby.reporter, panicOnBuild } });
    expect(before).toEqual([0]);
  });

  it("makes the pages of a changed partial again, and leaves nodes alone that are no files", async () => {
    site.write("content/pages/_part.mdx", "One.");
    site.write("content/pages/a.mdx", 'import Part from "./_part.mdx";', "", "<Part />");
    for (const file of ["_part.mdx", "a.mdx"]) await ingest(file);
    site.write("content/pages/_part.mdx", "Two.");
    await ingest("_part.mdx");
    expect(asked).toEqual(["read a.mdx", "read a.mdx"]);
    await call(hooks.onCreateNode, { node: { id: "x", internal: { type: "SitePage" }, children: [], parent: null } });
    expect(asked).toHaveLength(2);
  });

  it("has a feature's own nodes made again after a change of a file that they are made of", async () => {
    for (const file of ["list.yml", "other.yml"]) {
      site.write(`content/pages/${file}`, "a: 1");
      await ingest(file);
    }
    expect(asked).toEqual(["sourceNodes"]);
    const gone = { file: "content/pages/list.yml", internal: { type: "FollowedFile", contentDigest: "1" } };
    await call(hooks.onCreateNode, { node: { id: "gone", children: [], parent: null, ...gone } });
    expect(asked).toEqual(["sourceNodes", "sourceNodes"]);
  });

  it("makes kept nodes again that the build side has outgrown", async () => {
    site.write("content/pages/a.mdx", "A.");
    await ingest("a.mdx");
    Object.assign(site.gatsby.nodeOf("Note", "content/pages/a.mdx"), { buildDigest: "older" });
    hooks = stepsOf([notes]).hooks;
    const { dispatch } = site.gatsby.store;
    await call(hooks.onPreBootstrap, { store: { dispatch, getState: () => ({ staticQueryComponents: new Map() }) } });
    expect(site.gatsby.dispatched).toEqual(["ENABLE_STATEFUL_SOURCE_PLUGIN"]);
    await call(hooks.sourceNodes);
    expect(asked).toEqual(["read a.mdx", "sourceNodes", "read a.mdx"]);
  });
});
