import { permalinkOf, postPathOf } from "../../../src/features/blog/post-path";

describe("postPathOf", () => {
  it.each([
    ["2019-01-01-name.mdx", "2019-01-01", "/2019/01/01/name", "name"],
    ["2019-01-01-name.md", "2019-01-01", "/2019/01/01/name", "name"],
    ["2019/01/01/name.mdx", "2019-01-01", "/2019/01/01/name", "name"],
    ["2019/01/01-name.mdx", "2019-01-01", "/2019/01/01/name", "name"],
    ["2019/01-01-name/index.mdx", "2019-01-01", "/2019/01/01/name", "name"],
    ["2019-01-01-name/index.md", "2019-01-01", "/2019/01/01/name", "name"],
    ["2019/01/01/index.mdx", "2019-01-01", "/2019/01/01/index", "index"],
    ["2019-01-01/name.mdx", "2019-01-01", "/2019/01/01/name", "name"],
    ["2022/09-01-docusaurus-2.1/index.mdx", "2022-09-01", "/2022/09/01/docusaurus-2.1", "docusaurus-2.1"],
    [
      "2018/12-14-Happy-First-Birthday-Slash.mdx",
      "2018-12-14",
      "/2018/12/14/Happy-First-Birthday-Slash",
      "Happy-First-Birthday-Slash",
    ],
    ["demo/2020-08-03-second.mdx", "2020-08-03", "/2020/08/03/demo/second", "second"],
    ["2019/team/2020-08-03-second.mdx", "2020-08-03", "/2020/08/03/2019/team/second", "second"],
  ])("reads the date in %s", (path, date, slug, name) => {
    expect(postPathOf(path)).toEqual({ date, slug, name });
  });

  it("names a post by its date where the path has no words", () => {
    expect(postPathOf("2019-01-01.mdx")).toEqual({ date: "2019-01-01", slug: "/2019/01/01", name: "2019-01-01" });
  });

  it("fills up short months and days in the date, not in the slug", () => {
    expect(postPathOf("2019-1-2-name.mdx")).toEqual({ date: "2019-01-02", slug: "/2019/1/2/name", name: "name" });
  });

  it.each([
    ["name.mdx", "/name", "name"],
    ["releases/3.3/index.mdx", "/releases/3.3", "releases/3.3"],
    ["2.0.0-alpha.74.mdx", "/2.0.0-alpha.74", "2.0.0-alpha.74"],
    ["2019-recap.mdx", "/2019-recap", "2019-recap"],
    ["index.mdx", "/index", "index"],
  ])("finds no date in %s", (path, slug, name) => {
    expect(postPathOf(path)).toEqual({ slug, name });
  });
});

describe("permalinkOf", () => {
  it.each([
    ["/releases/3.3", "/blog/releases/3.3/"],
    ["releases/3.3/", "/blog/releases/3.3/"],
    ["/x/y/z.html", "/blog/x/y/z.html/"],
    ["/", "/blog/"],
    ["../../docs", "/blog/docs/"],
  ])("puts the slug %s below the blog's route", (slug, route) => {
    expect(permalinkOf("/blog", slug)).toBe(route);
  });

  it("serves a blog at the site's root", () => {
    expect(permalinkOf("/", "/2019/01/01/name")).toBe("/2019/01/01/name/");
  });
});
