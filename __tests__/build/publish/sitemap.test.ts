import { sitemapOptions, sitemapPagesOf } from "../../../src/build/publish/sitemap";

describe("sitemapPagesOf", () => {
  it("leaves out the pages whose context keeps search engines away, and no other", () => {
    const nodes = [
      { path: "/", pageContext: {} },
      { path: "/docs/", pageContext: { id: "1", noIndex: false } },
      { path: "/docs/hidden/", pageContext: { id: "2", noIndex: true } },
      { path: "/versions/", pageContext: null },
    ];
    expect(sitemapPagesOf({ allSitePage: { nodes } })).toEqual([
      { path: "/" },
      { path: "/docs/" },
      { path: "/versions/" },
    ]);
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
    expect(options.query).toBe("{ allSitePage(sort: { path: ASC }) { nodes { path pageContext } } }");
  });
});
