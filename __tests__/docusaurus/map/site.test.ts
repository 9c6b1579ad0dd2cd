import { mapBlog } from "../../../src/docusaurus/map/blog";
import { mapHead } from "../../../src/docusaurus/map/head";
import { mapRedirects } from "../../../src/docusaurus/map/redirects";
import { mapSearch } from "../../../src/docusaurus/map/search";
import { mapSite } from "../../../src/docusaurus/map/site";
import { readSite } from "../../../src/lib/site-config";
import { configWith, folderWith } from "./folder";

describe("the whole", () => {
  it("is a configuration that the site accepts", () => {
    const { site, notes } = mapSite(folderWith({ presets: ["classic"] }));
    expect(notes).toEqual([]);
    expect(readSite(site)).toMatchObject({
      title: "Kiln",
      baseUrl: "/",
      siteFolder: "../website",
      staticFolders: ["../website/static"],
      relativeLinks: "written",
      lenient: true,
      checks: { brokenLinks: "throw", brokenAnchors: "warn", brokenFileLinks: "throw", duplicateRoutes: "warn" },
      home: null,
    });
    expect(site.docs.map(({ id }) => id)).toEqual(["default"]);
    expect(site.blogs.map(({ id, content }) => [id, content])).toEqual([["blog", "../website/blog"]]);
    expect(site.blogs[0]).toMatchObject({ showLastUpdateTime: false, showLastUpdateAuthor: false });
    expect(site.pages.map(({ id, content }) => [id, content])).toEqual([["pages", "../website/src/pages"]]);
  });

  it.each([
    ["img/a.png", "/img/a.png"],
    ["/base/img/a.png", "/img/a.png"],
    ["https://kiln.example/a.png", "https://kiln.example/a.png"],
  ])("has the theme's image %s for shared links, also beside metadata", (image, address) => {
    const metadata = [{ name: "keywords", content: "clay" }];
    const { site, notes } = mapSite(folderWith({ baseUrl: "/base/", themeConfig: { image, metadata } }));
    expect([site.socialCards, notes]).toEqual([{ draw: false, image: address }, []]);
    expect(readSite(site).socialCards.image).toBe(address);
  });

  it("leaves out parts of the preset that are off, and folders that are not there", () => {
    const has = (path: string) => path !== "src/pages";
    const { site } = mapSite(folderWith({ presets: [["classic", { docs: false, blog: { path: "news" } }]] }, { has }));
    expect([site.docs, site.blogs.map(({ content }) => content), site.pages]).toEqual([[], ["../website/news"], []]);
  });

  it("takes a preset with a theme alone for none around the classic one, and names it", () => {
    const presets = [
      ["classic", {}],
      ["redocusaurus", { specs: [], theme: { primaryColor: "#1890ff" } }],
    ];
    const { site, notes } = mapSite(folderWith({ presets }));
    expect([site.docs.map(({ id }) => id), notes.map(({ name }) => name)]).toEqual([["default"], ["redocusaurus"]]);
  });

  it("gives instances of different kinds different ids", () => {
    const plugins = [
      ["content-docs", { id: "blog", path: "a" }],
      ["content-blog", { id: "default" }],
      ["content-blog", { id: "news", path: "news" }],
    ];
    const { site } = mapSite(folderWith({ plugins }));
    expect([site.docs, site.blogs].map((list) => list.map(({ id }) => id))).toEqual([["blog"], ["blog-blog", "news"]]);
  });

  it("keeps search engines away from all pages, where the configuration does, and not its own search", () => {
    const { site } = mapSite(folderWith({ noIndex: true, presets: [["classic", {}]] }));
    expect([site.noIndex, readSite(site).docs.map(({ noIndex }) => noIndex)]).toEqual([true, [false]]);
    expect(mapSite(folderWith({})).site.noIndex).toBe(false);
  });

  it.each([
    [true, "folder"],
    [false, "page"],
    [undefined, "written"],
  ])("with trailingSlash %s relative links start at the %s", (trailingSlash, relativeLinks) => {
    expect(mapSite(folderWith({ trailingSlash })).site.relativeLinks).toBe(relativeLinks);
  });

  it("has emoji, ids of headings and words of footnotes as the configuration says, and names what else it says", () => {
    const markdown = {
      mermaid: true,
      emoji: false,
      anchors: { maintainCase: true },
      remarkRehypeOptions: { footnoteLabel: "Notes", footnoteBackContent: "^", clobberPrefix: "n-" },
      hooks: { onBrokenMarkdownImages: () => undefined, onBrokenMarkdownNotes: "warn" },
      novel: 1,
    };
    const { site, notes } = mapSite(folderWith({ markdown }));
    expect(readSite(site).markdown).toMatchObject({
      emoji: false,
      keepHeadingCase: true,
      footnotes: { label: "Notes", backContent: "^" },
    });
    expect(notes.map(({ name }) => name)).toEqual([
      "markdown.hooks.onBrokenMarkdownNotes",
      "markdown.novel",
      "markdown.remarkRehypeOptions.clobberPrefix",
    ]);
  });

  it("has the keywords of admonitions of all content, and what is done about links to files and pictures, by newer keys", () => {
    const docs = { admonitions: { keywords: ["hint", "glaze"] } };
    const plugins = [["content-docs", { id: "b", admonitions: { keywords: ["glaze"], extendDefaults: true } }]];
    const markdown = { hooks: { onBrokenMarkdownLinks: "throw", onBrokenMarkdownImages: "ignore" } };
    const { site, notes } = mapSite(folderWith({ presets: [["classic", { docs }]], plugins, markdown }));
    expect([site.markdown?.admonitions, notes]).toEqual([["hint", "glaze"], []]);
    expect(site.checks).toMatchObject({ brokenFileLinks: "throw", brokenImages: "ignore" });
  });

  it.each([
    ["@easyops-cn/docusaurus-search-local", "a search of its own"],
    ["docusaurus-lunr-search", "a search of its own"],
    ["docusaurus-plugin-typedoc", "writes docs into the project"],
    ["docusaurus-plugin-openapi-docs", "writes docs into the project"],
    ["docusaurus-plugin-sass", "does the same by itself"],
    ["docusaurus-plugin-image-zoom", "enlarges pictures by itself"],
    ["docusaurus-plugin-module-alias", "what is imported by them is left out"],
    ["docusaurus-plugin-else", "do not run here"],
  ])("tells what %s means", (name, means) => {
    expect(mapSite(folderWith({ plugins: [name] })).notes.map((note) => note.means)).toEqual([
      expect.stringContaining(means),
    ]);
  });

  it("names what has no effect below keys that it reads", () => {
    const { notes } = mapSite(
      folderWith({
        future: { v4: true, experimental_storage: { type: "sessionStorage" } },
        themeConfig: {
          docs: { versionPersistence: "none", sidebar: { hideable: true } },
          blog: { sidebar: { groupByYear: false } },
          liveCodeBlock: { playgroundPosition: "top" },
        },
        presets: [["classic", { docs: { versions: { current: { className: "next" }, none: { className: "n" } } } }]],
      }),
    );
    expect(notes.map(({ name }) => name)).toEqual([
      "@docusaurus/plugin-content-docs (default): versions",
      "future.experimental_storage.type",
      "themeConfig.blog.sidebar.groupByYear",
      "themeConfig.docs: versionPersistence",
      "themeConfig.liveCodeBlock: playgroundPosition",
    ]);
  });

  it.each([
    [{ storage: { type: "localStorage", namespace: "kettle" } }, { namespace: "kettle" }],
    [{ future: { experimental_storage: { namespace: true } } }, { namespace: true }],
    [{ storage: { namespace: false } }, undefined],
    [{}, undefined],
  ])("keeps the choices of readers apart as the project does: %j", (config, storage) => {
    const { site, notes } = mapSite(folderWith(config));
    expect([site.storage, notes]).toEqual([storage, []]);
  });

  it("names what it does not have, once each, with a remedy", () => {
    const { notes } = mapSite(
      folderWith({
        i18n: { defaultLocale: "en", locales: ["en", "fr"] },
        plugins: ["docusaurus-plugin-sass", "docusaurus-plugin-sass", function own() {}],
        clientModules: ["./a.js"],
        themeConfig: { zoom: {} },
        titel: "K",
      }),
    );
    expect(notes.map(({ name }) => name)).toEqual([
      "docusaurus-plugin-sass",
      "plugin function own",
      "themeConfig.zoom",
      "titel",
    ]);
    expect(notes.every(({ means, remedy }) => means && remedy)).toBe(true);
  });
});

describe("a blog", () => {
  const use = (options: Record<string, unknown>) => ({ name: "@docusaurus/plugin-content-blog", options });

  it("has its titles, pages, feeds and edit address", () => {
    const options = {
      blogTitle: "Notes",
      postsPerPage: "ALL",
      feedOptions: { type: "all", limit: false, copyright: "Kiln" },
      editUrl: "https://git.example/edit/main",
      authorsMapPath: "people.yml",
      archiveBasePath: null,
    };
    const { instance, notes } = mapBlog(use(options), folderWith(), "blog");
    expect(notes).toEqual([]);
    expect(instance).toMatchObject({
      title: "Notes",
      description: "Blog",
      sidebarTitle: "Recent posts",
      postsPerPage: 100_000,
      archive: false,
      authorsFile: "people.yml",
      editUrl: "https://git.example/edit/main/blog",
      feed: { formats: ["rss", "atom", "json"], limit: 0, copyright: "Kiln" },
    });
  });

  it.each([
    [undefined, 20],
    [5, 5],
    [null, 0],
  ])("has as many posts in its feeds as the limit %s says: %s, where 0 is all", (limit, posts) => {
    const { instance } = mapBlog(use({ feedOptions: { limit } }), folderWith(), "blog");
    expect(instance.feed?.limit).toBe(posts);
  });

  it("names options of feeds that have no effect", () => {
    const feedOptions = { generator: "g", language: "en" };
    expect(mapBlog(use({ feedOptions }), folderWith(), "blog").notes.map(({ name }) => name)).toEqual(
      ["generator", "language"].map((key) => `@docusaurus/plugin-content-blog (default): feedOptions.${key}`),
    );
  });

  it.each([
    [undefined, ["rss", "atom"]],
    [null, []],
    ["rss", ["rss"]],
    [["json"], ["json"]],
  ])("with feeds of the type %j has %j", (type, formats) => {
    expect(mapBlog(use({ feedOptions: { type } }), folderWith(), "blog").instance.feed?.formats).toEqual(formats);
  });
});

test("the head has tags, metadata, stylesheets and scripts", () => {
  const config = configWith({
    headTags: [{ tagName: "meta", attributes: { name: "a", content: "b", empty: null } }, { tagName: "div" }],
    stylesheets: ["a.css", { href: "https://a.example/b.css", media: "print" }],
    scripts: ["https://a.example/a.js", { src: "/b.js", async: true }],
    themeConfig: { metadata: [{ name: "keywords", content: "kiln" }] },
  });
  expect(mapHead(config)).toEqual([
    { tag: "meta", props: { name: "a", content: "b" } },
    { tag: "meta", props: { name: "keywords", content: "kiln" } },
    { tag: "link", props: { rel: "stylesheet", href: "/a.css" } },
    { tag: "link", props: { rel: "stylesheet", media: "print", href: "https://a.example/b.css" } },
    { tag: "script", props: { src: "https://a.example/a.js" } },
    { tag: "script", props: { async: true, src: "/b.js" } },
  ]);
});

test("search is Algolia's with all three of its keys, and the site's own without", () => {
  const algolia = { appId: "A", apiKey: "B", indexName: "C", contextualSearch: false, searchPagePath: "find" };
  expect(mapSearch(configWith({ themeConfig: { algolia } }))).toEqual({
    appId: "A",
    apiKey: "B",
    indexName: "C",
    contextualSearch: false,
    searchPagePath: "/find/",
  });
  expect(mapSearch(configWith({ themeConfig: { algolia: { appId: "A" } } }))).toEqual({});
  expect(mapSearch(configWith())).toEqual({});
});

test("redirects come from the list, one or more for a page, and by rules", () => {
  const options = {
    redirects: [
      { from: ["/a", "b"], to: "/c" },
      { from: "/d", to: "https://a.example" },
    ],
    fromExtensions: ["html"],
    createRedirects: (route: unknown) => [`/old${String(route)}`],
    other: true,
  };
  const use = { name: "@docusaurus/plugin-client-redirects", options };
  const { redirects, rules, notes } = mapRedirects(use, folderWith());
  expect(redirects).toEqual([
    { from: ["/a", "/b"], to: "/c" },
    { from: ["/d"], to: "https://a.example" },
  ]);
  expect(rules).toMatchObject([{ fromExtensions: ["html"], toExtensions: [] }]);
  expect(["/docs/a/", "/"].map((route) => rules[0]?.create?.(route))).toEqual([["/old/docs/a"], ["/old/"]]);
  expect(mapRedirects(use, folderWith({ trailingSlash: true })).rules[0]?.create?.("/a/")).toEqual(["/old/a/"]);
  expect(notes.map(({ name }) => name)).toEqual(["@docusaurus/plugin-client-redirects: other"]);
  expect(mapRedirects({ ...use, options: {} }, folderWith()).rules).toEqual([]);
});

test("components in the place of Docusaurus', and looks that are the site's own, are named", () => {
  const algolia = { appId: "A", apiKey: "k", indexName: "i", insights: true, askAi: "a" };
  const mermaid = { theme: { light: "neutral" } };
  const themeConfig = { prism: { theme: {} }, algolia, mermaid };
  const future = { experimental_router: "hash" };
  const around = ["BlogPostItem", "DocSidebar", "DocSidebarItem"];
  const copies = ["Footer", "Footer/LinkItem", "Layout", "NotFound", "Root", "Tabs", "KilnPicture"];
  const parts = [...around, ...copies].map((name) => ({ name, isAround: around.includes(name) }));
  const ownParts = [...parts, { name: "DocItem/Data", isAround: false, isImported: true as const }];
  const { site, notes } = mapSite(folderWith({ titleDelimiter: "-", future, themeConfig }, { ownParts }));
  expect(notes.map(({ name }) => name)).toEqual([
    "future.experimental_router",
    "src/theme: DocSidebarItem, Layout",
    "themeConfig.algolia: insights, askAi",
    "themeConfig.mermaid: theme",
    "themeConfig.prism: theme",
  ]);
  expect(site.titleDelimiter).toBe("-");
  expect(Object.keys(site.themeParts ?? {})).toEqual(["BlogPostItem", "DocSidebar", "Footer", "NotFound", "Root"]);
});
