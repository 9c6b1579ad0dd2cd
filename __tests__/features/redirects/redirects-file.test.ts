import { redirectsFileOf, rewritesFileOf } from "../../../src/features/redirects/redirects-file";

describe("redirectsFileOf", () => {
  it("has each rule for hosts that know a forced one and for all others, and the form with .html", () => {
    expect(redirectsFileOf([{ from: "/old/", to: "/new/?a=1#b" }], "/")).toBe(
      [
        "/old/ /new/?a=1#b 301!",
        "/old/ /new/?a=1#b 301",
        "/old.html /new/?a=1#b 301!",
        "/old.html /new/?a=1#b 301",
        "",
      ].join("\n"),
    );
  });

  it.each([
    ["/a b/", "/c d/", "/a%20b/ /c%20d/ 301"],
    ["/🦖/", "/docs/🦖/", "/%F0%9F%A6%96/ /docs/%F0%9F%A6%96/ 301"],
    ["/x/:id/*/", "/:id/*/", "/x/%3Aid/%2A/ /%3Aid/%2A/ 301"],
    ["/@scope/a#b/", "/?q=%2F&r=100%", "/@scope/a%23b/ /?q=%2F&r=100%25 301"],
    ["/away/", "https://example.org:8080/:a?b=c d", "/away/ https://example.org:8080/%3Aa?b=c%20d 301"],
  ])("escapes %s and %s", (from, to, rule) => {
    expect(redirectsFileOf([{ from, to }], "/").split("\n")[1]).toBe(rule);
  });

  it("has a route that ends in .html with and without its slash", () => {
    const rules = redirectsFileOf([{ from: "/a.html/", to: "/a/" }], "/").split("\n");
    expect(rules.filter((rule) => rule.endsWith(" 301"))).toEqual(["/a.html/ /a/ 301", "/a.html /a/ 301"]);
  });

  it("puts the base URL before both routes, and not before addresses", () => {
    const rules = redirectsFileOf(
      [
        { from: "/", to: "/a/" },
        { from: "/b/", to: "https://example.org/" },
      ],
      "/base/",
    );
    expect(rules.split("\n").filter((rule) => rule.endsWith(" 301"))).toEqual([
      "/base/ /base/a/ 301",
      "/base/b/ https://example.org/ 301",
      "/base/b.html https://example.org/ 301",
    ]);
  });
});

test("a page shows at all addresses below its own, but for those that have a page, which no rule hides", () => {
  expect(rewritesFileOf([{ to: "/wishes/", pages: ["/wishes/more tea/"] }], "/base/")).toBe(
    [
      "/base/wishes/more%20tea/ /base/wishes/more%20tea/ 200",
      "/base/wishes/more%20tea /base/wishes/more%20tea/ 200",
      "/base/wishes/* /base/wishes/ 200",
      "",
    ].join("\n"),
  );
  expect(rewritesFileOf([], "/")).toBe("");
});
