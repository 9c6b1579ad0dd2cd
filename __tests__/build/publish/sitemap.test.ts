import { parse } from "graphql";
import { sitemapOptions, sitemapPagesOf } from "../../../src/build/publish/sitemap";

const page = (path: string, pageContext: unknown = {}) => ({ path, pageContext });
const pathsOf = (...nodes: { path: string; pageContext: unknown }[]) =>
  sitemapPagesOf({ allSitePage: { nodes }, allPage: { nodes: [] } });
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

  it("leaves out a page of an older version that is in the last one, too", () => {
    const pages = [
      page("/docs/a/", { frame: { alternates: [other(false, true)] } }),
      page("/docs/1/a/", { frame: { alternates: [other(true, true)] } }),
      page("/docs/1/only-there/", { frame: { alternates: [other(true, false), other(false, true)] } }),
    ];
    expect(pathsOf(...pages)).toEqual([{ path: "/docs/a/" }, { path: "/docs/1/only-there/" }]);
  });

  it("says the day of a page's last change: what the page shows, else what git knows", () => {
    const nodes = [
      { permalink: "/a/", gitDate: "2024-05-03T22:00:00.000Z", lastUpdate: null },
      { permalink: "/b/", gitDate: "2024-05-03T22:00:00.000Z", lastUpdate: { date: "2023-01-02" } },
      { permalink: "/c/", gitDate: null, lastUpdate: { date: null } },
    ];
    expect(
      sitemapPagesOf({
        allSitePage: { nodes: ["/", "/a/", "/b/", "/c/"].map((path) => page(path)) },
        allPage: { nodes },
      }),
    ).toEqual([
      { path: "/" },
      { path: "/a/", lastmod: "2024-05-03" },
      { path: "/b/", lastmod: "2023-01-02" },
      { path: "/c/" },
    ]);
  });
});

describe("sitemapOptions", () => {
  const options = sitemapOptions({ url: "https://example.org", sitemap: { ignorePatterns: ["/tests/blog/**"] } });

  it("leave out the patterns of the configuration", () => {
    expect(options.excludes).toEqual(["/tests/blog/**"]);
  });

  it("name the site and each page's path and day", () => {
    const serialize = options.serialize as (page: { path: string; lastmod?: string }) => object;
    expect((options.resolveSiteUrl as () => string)()).toBe("https://example.org");
    expect(serialize({ path: "/a/", lastmod: "2024-05-03" })).toEqual({ url: "/a/", lastmod: "2024-05-03" });
    expect(options.resolvePages).toBe(sitemapPagesOf);
  });

  it("list the root of a part alone: the plugin fails where there is nothing to list", () => {
    const ofPart = sitemapOptions({ url: "https://example.org", sitemap: { ignorePatterns: [] } }, true);
    expect((ofPart.resolvePages as () => object[])()).toEqual([{ path: "/" }]);
  });

  it("ask for all that decides", () => {
    expect(() => parse(options.query as string)).not.toThrow();
    expect(options.query).toContain("allSitePage(sort: { path: ASC }) { nodes { path pageContext } }");
    expect(options.query).toContain(
      "allPage(sort: { permalink: ASC }) { nodes { permalink gitDate lastUpdate { date } } }",
    );
  });
});
