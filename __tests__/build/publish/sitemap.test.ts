import { sitemapOptions, sitemapPagesOf } from "../../../src/build/publish/sitemap";

const nodes = (...permalinks: string[]) => ({ nodes: permalinks.map((permalink) => ({ permalink })) });

describe("sitemapPagesOf", () => {
  it("leaves out unlisted pages, docs of hidden versions, and redirects", () => {
    const pages = { nodes: ["/", "/docs/", "/docs/hidden/", "/docs/old/", "/home/"].map((path) => ({ path })) };
    const data = {
      pages,
      unlisted: nodes("/docs/hidden/"),
      hidden: nodes("/docs/old/"),
      redirects: { nodes: [{ from: "/home/" }] },
    };
    expect(sitemapPagesOf(data)).toEqual([{ path: "/" }, { path: "/docs/" }]);
  });

  it("keeps every other page", () => {
    const pages = { nodes: [{ path: "/a/" }, { path: "/a/b/" }] };
    expect(sitemapPagesOf({ pages, unlisted: nodes(), hidden: nodes("/a"), redirects: { nodes: [] } })).toEqual(
      pages.nodes,
    );
  });
});

describe("sitemapOptions", () => {
  const options = sitemapOptions({ url: "https://example.org", sitemap: { ignorePatterns: ["/tests/blog/**"] } });

  it("leave out the patterns of the configuration", () => {
    expect(options.excludes).toEqual(["/tests/blog/**"]);
  });

  it("name the site and each page's path", () => {
    expect((options.resolveSiteUrl as () => string)()).toBe("https://example.org");
    expect((options.serialize as (page: { path: string }) => object)({ path: "/a/" })).toEqual({ url: "/a/" });
    expect(options.resolvePages).toBe(sitemapPagesOf);
  });

  it("ask for all that decides", () => {
    expect(
      ["pages", "unlisted", "hidden", "redirects"].filter((part) => !String(options.query).includes(`${part}:`)),
    ).toEqual([]);
  });
});
