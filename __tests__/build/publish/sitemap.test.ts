import { pageNotesOf, partSitemapOptions, sitemapOptions, sitemapPagesOf } from "../../../src/build/publish/sitemap";

const page = (path: string, context: unknown = {}) => ({ path, context });
type Listed = { path: string; context: unknown; matchPath?: string };
const pathsOf = (...pages: Listed[]) => sitemapPagesOf(pages, { dates: {}, keptAway: [] });
const other = (isLast: boolean, sameDoc: boolean) => ({ version: "1", label: "1", path: "/docs/a/", isLast, sameDoc });

describe("sitemapPagesOf", () => {
  it("leaves out the pages whose context keeps search engines away, and no other", () => {
    const pages = [
      page("/"),
      page("/docs/", { id: "1", noIndex: false }),
      page("/docs/hidden/", { id: "2", noIndex: true }),
      page("/versions/", null),
    ];
    expect(pathsOf(...pages)).toEqual([{ path: "/" }, { path: "/docs/" }, { path: "/versions/" }]);
  });

  it("leaves out the pages whose content keeps search engines away", () => {
    const robots = (content: string) => ({ tag: "meta" as const, props: { name: "robots", content } });
    const nodes = [
      { permalink: "/a/", head: [robots("NoIndex, follow")] },
      { permalink: "/b/", head: [robots("none")] },
      { permalink: "/c/", head: [robots("noarchive")] },
      { permalink: "/d/", head: [{ tag: "meta" as const, props: { name: "keywords", content: "noindex" } }] },
      { permalink: "/e/", head: [robots("max-image-preview:none")] },
    ];
    const pages = nodes.map(({ permalink }) => page(permalink));
    expect(sitemapPagesOf(pages, pageNotesOf(nodes))).toEqual([{ path: "/c/" }, { path: "/d/" }, { path: "/e/" }]);
  });

  it("leaves out a page of an older version that is in the last one, too", () => {
    const pages = [
      page("/docs/a/", { frame: { alternates: [other(false, true)] } }),
      page("/docs/1/a/", { frame: { alternates: [other(true, true)] } }),
      page("/docs/1/only-there/", { frame: { alternates: [other(true, false), other(false, true)] } }),
    ];
    expect(pathsOf(...pages)).toEqual([{ path: "/docs/1/only-there/" }, { path: "/docs/a/" }]);
  });

  it("leaves out a page for many addresses, whose path is none", () => {
    expect(pathsOf(page("/app/"), { ...page("/app/[id]/"), matchPath: "/app/:id" })).toEqual([{ path: "/app/" }]);
  });

  it("lists a page that shows at all addresses below its own, which has one", () => {
    expect(pathsOf({ ...page("/requests/"), matchPath: "/requests/*" })).toEqual([{ path: "/requests/" }]);
    expect(pathsOf({ ...page("/app/[...]/"), matchPath: "/app/*" })).toEqual([]);
  });

  it("lists pages by their routes, each with the day of its last change where one is known", () => {
    expect(
      sitemapPagesOf([page("/b/"), page("/"), page("/a/")], { dates: { "/a/": "2024-05-03" }, keptAway: [] }),
    ).toEqual([{ path: "/" }, { path: "/a/", lastmod: "2024-05-03" }, { path: "/b/" }]);
  });
});

test("the day of a page's last change is what the page shows, else what git knows", () => {
  expect(
    pageNotesOf([
      { permalink: "/a/", gitDate: "2024-05-03T22:00:00.000Z", lastUpdate: null },
      { permalink: "/b/", gitDate: "2024-05-03T22:00:00.000Z", lastUpdate: { date: "2023-01-02" } },
      { permalink: "/c/", lastUpdate: { date: null } },
    ]).dates,
  ).toEqual({ "/a/": "2024-05-03", "/b/": "2023-01-02" });
});

describe("sitemapOptions", () => {
  const resolvePages = () => [{ path: "/a/" }];
  const sitemap = { ignorePatterns: ["/tests/blog/**"] };
  const options = sitemapOptions({ url: "https://example.org", sitemap }, resolvePages);

  it("leave out the patterns of the configuration", () => {
    expect(options.excludes).toEqual(["/tests/blog/**"]);
  });

  it("name the site and each page's path and day", async () => {
    const serialize = options.serialize as (page: { path: string; lastmod?: string }) => object;
    expect((options.resolveSiteUrl as () => string)()).toBe("https://example.org");
    expect(serialize({ path: "/a/", lastmod: "2024-05-03" })).toEqual({ url: "/a/", lastmod: "2024-05-03" });
    expect(await (options.resolvePages as () => unknown)()).toEqual([{ path: "/a/" }]);
  });

  it.each([
    ["no page is for search engines", [], []],
    ["patterns leave out all pages", ["/**/*", "/"], [{ path: "/" }, { path: "/docs/a/" }]],
  ])("say what to do where %s: the plugin would end the program", async (_, ignorePatterns, pages) => {
    const site = { url: "https://example.org", sitemap: { ignorePatterns }, configFile: "docusaurus.config.js" };
    const { resolvePages: listed } = sitemapOptions(site, () => pages);
    await expect((listed as () => Promise<unknown>)()).rejects.toThrow(
      "docusaurus.config.js: The sitemap has no page to list: `ignorePatterns` of `sitemap`, or what pages say to search engines, leaves out all. Take a pattern out, or write `**` as one: then there is no sitemap.",
    );
  });

  it("list the root of a part alone, whatever is left out: the plugin fails where there is nothing to list", async () => {
    const { excludes, resolvePages: listed } = partSitemapOptions({ url: "https://example.org" });
    expect([excludes, await (listed as () => unknown)()]).toEqual([[], [{ path: "/" }]]);
  });
});
