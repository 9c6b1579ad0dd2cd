import { mapBlog } from "../../../src/docusaurus/map/blog";
import { mapFrame } from "../../../src/docusaurus/map/frame";
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
      checks: { brokenLinks: "throw", brokenAnchors: "warn", brokenFileLinks: "warn", duplicateRoutes: "warn" },
      home: null,
    });
    expect(site.docs.map(({ id }) => id)).toEqual(["default"]);
    expect(site.blogs.map(({ id, content }) => [id, content])).toEqual([["blog", "../website/blog"]]);
    expect(site.pages.map(({ id, content }) => [id, content])).toEqual([["pages", "../website/src/pages"]]);
  });

  it("leaves out parts of the preset that are off, and folders that are not there", () => {
    const has = (path: string) => path !== "src/pages";
    const { site } = mapSite(folderWith({ presets: [["classic", { docs: false, blog: { path: "news" } }]] }, { has }));
    expect([site.docs, site.blogs.map(({ content }) => content), site.pages]).toEqual([[], ["../website/news"], []]);
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
      hooks: { onBrokenMarkdownImages: "warn" },
      novel: 1,
    };
    const { site, notes } = mapSite(folderWith({ markdown }));
    expect(readSite(site).markdown).toMatchObject({
      emoji: false,
      keepHeadingCase: true,
      footnotes: { label: "Notes", backContent: "^" },
    });
    expect(notes.map(({ name }) => name)).toEqual([
      "markdown.hooks.onBrokenMarkdownImages",
      "markdown.novel",
      "markdown.remarkRehypeOptions.clobberPrefix",
    ]);
  });

  it("has the keywords of admonitions of all content, and what is done about links to files, by its newer key", () => {
    const docs = { admonitions: { keywords: ["hint", "glaze"] } };
    const plugins = [["content-docs", { id: "b", admonitions: { keywords: ["glaze"], extendDefaults: true } }]];
    const markdown = { hooks: { onBrokenMarkdownLinks: "throw" } };
    const { site, notes } = mapSite(folderWith({ presets: [["classic", { docs }]], plugins, markdown }));
    expect([site.markdown?.admonitions, site.checks?.brokenFileLinks, notes]).toEqual([["hint", "glaze"], "throw", []]);
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
      "i18n.locales: fr",
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
    [undefined, ["rss", "atom"]],
    [null, []],
    ["rss", ["rss"]],
    [["json"], ["json"]],
  ])("with feeds of the type %j has %j", (type, formats) => {
    expect(mapBlog(use({ feedOptions: { type } }), folderWith(), "blog").instance.feed?.formats).toEqual(formats);
  });
});

describe("the frame", () => {
  it("gives a link that is an icon by its class one, where no stylesheet does", () => {
    const link = { href: "https://git.example", className: "header-github-link", "aria-label": "Repository" };
    const mappedItem = (item: object, styles: string[]) =>
      mapFrame(configWith({ themeConfig: { navbar: { items: [item] } } }), styles).frame.navbar;
    expect(mappedItem(link, [])).toMatchObject({
      items: [{ className: "header-github-link", html: expect.stringMatching(/^<svg /) as string }],
    });
    const styled = [".header-github-link::before { content: ''; }"];
    expect(JSON.stringify([mappedItem(link, styled), mappedItem({ ...link, label: "Code" }, [])])).not.toContain("svg");
  });

  it("has the items of the navbar with the keys that the site knows", () => {
    const items = [
      { to: "docs/a", label: "A", position: "left", target: "_blank" },
      { type: "docSidebar", sidebarId: "s", label: "S" },
      { label: "More", items: [{ href: "https://a.example", label: "H", prependBaseUrlToHref: true }] },
      { type: "docsVersionDropdown", dropdownItemsAfter: [{ to: "/versions", label: "All" }] },
      { href: "https://a.example", className: "icon", "aria-label": "Git", "data-x": 1 },
      { type: "ownThing" },
    ];
    const { frame, notes } = mapFrame(configWith({ themeConfig: { navbar: { title: "K", items } } }));
    expect(frame.navbar).toEqual({
      title: "K",
      hideOnScroll: false,
      items: [
        { type: "default", position: "left", to: "/docs/a", label: "A" },
        { type: "docSidebar", position: "right", sidebarId: "s", label: "S" },
        {
          type: "dropdown",
          position: "right",
          label: "More",
          items: [{ type: "default", href: "https://a.example", label: "H" }],
        },
        { type: "docsVersionDropdown", position: "right", dropdownItemsAfter: [{ to: "/versions", label: "All" }] },
        {
          type: "default",
          position: "right",
          href: "https://a.example",
          className: "icon",
          ariaLabel: "Git",
          label: "Git",
        },
      ],
    });
    expect(notes.map(({ name }) => name)).toEqual([
      "themeConfig.navbar.items: data-x",
      "themeConfig.navbar.items: type 'ownThing'",
    ]);
  });

  it("takes addresses with the base URL and without", () => {
    const items = [
      { to: "/kiln/docs", label: "A" },
      { to: "docs", label: "B" },
      { label: "More", items: [{ href: "/kiln/api/", label: "C" }] },
      { href: "https://a.example/kiln/", label: "D" },
    ];
    const navbar = { items, logo: { src: "/kiln/a.svg", href: "/kiln/" } };
    const { frame } = mapFrame(configWith({ baseUrl: "/kiln/", themeConfig: { navbar } }));
    expect(frame.navbar).toMatchObject({
      logo: { src: "/a.svg", href: "/" },
      items: [{ to: "/docs" }, { to: "/docs" }, { items: [{ href: "/api/" }] }, { href: "https://a.example/kiln/" }],
    });
  });

  it("has the footer in columns or in one line, and logos with their sizes in pixels", () => {
    const logo = { src: "img/a.svg", srcDark: "https://a.example/b.svg", width: "32px", height: "100%" };
    const columns = [{ title: null, items: [{ label: "A", to: "a" }, { html: "<b>B</b>" }] }];
    const inColumns = mapFrame(configWith({ themeConfig: { footer: { style: "dark", logo, links: columns } } })).frame;
    expect(inColumns.footer).toEqual({
      style: "dark",
      logo: { alt: "", src: "/img/a.svg", srcDark: "https://a.example/b.svg", width: 32 },
      links: [{ title: "", items: [{ label: "A", to: "/a" }, { html: "<b>B</b>" }] }],
      copyright: "",
    });
    const inLine = mapFrame(
      configWith({ themeConfig: { footer: { links: [{ label: "A", href: "https://a.example" }] } } }),
    );
    expect(inLine.frame.footer.links).toEqual([{ label: "A", href: "https://a.example" }]);
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
    ...{ appId: "A", apiKey: "B", indexName: "C" },
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

describe("links that are pictures by their class", () => {
  const itemOf = (className: string, styles: string[], more = {}) => {
    const items = [{ href: "https://clay.example", className, ...more }];
    return mapFrame(configWith({ themeConfig: { navbar: { items } } }), styles).frame.navbar.items[0];
  };
  const named = { "aria-label": "Clay" };

  it("have the picture of the project's stylesheet, and a name", () => {
    const css = [".bar-link:before { content: '' }"];
    expect(itemOf("bar-link", css, named)).toMatchObject({ className: "bar-link", ariaLabel: "Clay" });
    expect(itemOf("bar-link", css, named)).not.toHaveProperty("label");
    expect(itemOf("bar-link", css)).toMatchObject({ ariaLabel: "https://clay.example" });
  });

  it("show their name where no stylesheet has a picture, but for GitHub's", () => {
    expect(itemOf("bar-link", [], named)).toMatchObject({ label: "Clay" });
    expect(itemOf("header-github-link", [], named)).toMatchObject({ html: expect.stringContaining("<svg") as string });
  });
});

test("components in the place of Docusaurus', and looks that are the site's own, are named", () => {
  const themeConfig = { navbar: { style: "dark" }, prism: { theme: {}, defaultLanguage: "js" } };
  const { notes } = mapSite(folderWith({ titleDelimiter: "-", themeConfig }, { ownParts: ["Footer", "Root"] }));
  expect(notes.map(({ name }) => name)).toEqual([
    "src/theme: Footer, Root",
    "themeConfig.navbar.style",
    "themeConfig.prism.defaultLanguage",
    "themeConfig.prism: theme, darkTheme",
    "titleDelimiter",
  ]);
});
