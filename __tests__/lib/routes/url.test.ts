import {
  decodableAddress,
  decodeAddress,
  escapedAddress,
  escapedPath,
  isExternal,
  isReadByGatsby,
  isPathname,
  joinPath,
  orWithScheme,
  resolveUrl,
  routeOf,
  splitUrl,
  withBaseUrl,
  withoutBaseUrl,
  withoutHtmlSuffix,
  withScheme,
  withLeadingSlash,
  withoutTrailingSlash,
} from "../../../src/lib/routes/url";

describe("withScheme", () => {
  it.each([
    "www.example.com",
    "www.spiel.zip/a",
    "www.bücher.de",
    "www.bbc.co.uk#a",
    "github.com",
    "github.com/a.png",
    "docs.my-site.io/a.zip?b",
    "socket.io",
    "docs.io/",
    "www.a.de/b.png",
  ])("takes %s for another site", (url) => {
    expect(withScheme(url)).toBe(`https://${url}`);
  });

  it.each([
    "data.json",
    "a.zip",
    "run.sh",
    "./www.example.com",
    "/github.com",
    "https://a.com",
    "a/b.com",
    "a.community",
    "logo.ai",
    "my.app/logo.png",
    "guide.info",
    "readme.de",
    "index.fr",
    "intro.jp.png",
    "www.banner.png",
    "www.zip",
    "www.backup.tar.gz",
    "www.run.sh?a",
    "www.guide.pdf#b",
    "www./a",
    "www.a/b.c",
  ])("takes %s for a path", (url) => {
    expect(withScheme(url)).toBeUndefined();
  });
});

describe("orWithScheme", () => {
  it("says both what a path needs and how another site is written", () => {
    expect(orWithScheme("socket.io", "Correct the path.")).toBe(
      "Write `https://socket.io` if another site is meant. If not, correct the path.",
    );
    expect(orWithScheme("logo.ai", "Correct the path.")).toBe("Correct the path.");
  });
});

describe("splitUrl", () => {
  it.each([
    ["/a/?b#c", "/a/", "?b", "#c"],
    ["/a/", "/a/", "", ""],
    ["#c", "", "", "#c"],
    ["?b", "", "?b", ""],
    ["", "", "", ""],
    ["/a#b?c", "/a", "", "#b?c"],
    ["/a?b?c#d#e", "/a", "?b?c", "#d#e"],
    ["/a?", "/a", "?", ""],
    ["/a#", "/a", "", "#"],
  ])("splits %s", (url, path, query, hash) => {
    expect(splitUrl(url)).toEqual({ path, query, hash });
  });
});

describe("withBaseUrl", () => {
  it.each([
    ["a.svg", {}, "/base/a.svg"],
    ["/a/", {}, "/base/a/"],
    ["/base/a/", {}, "/base/a/"],
    ["/base", {}, "/base/"],
    ["/base/a/", { forcePrependBaseUrl: true }, "/base/base/a/"],
    ["/a/", { absolute: true }, "https://a.example/base/a/"],
    ["https://b.example/", { absolute: true }, "https://b.example/"],
    ["pathname:///a", {}, "pathname:///a"],
    ["#a", {}, "#a"],
    ["", {}, ""],
  ])("makes of %s with %j %s", (url, options, address) => {
    expect(withBaseUrl(url, { baseUrl: "/base/", url: "https://a.example" }, options)).toBe(address);
  });
});

describe("decodeAddress", () => {
  it.each([
    ["/a%20b/", "/a b/"],
    ["#%C3%A9t%C3%A9", "#été"],
    ["a%2Fb%23c%3F", "a/b#c?"],
    ["100%25", "100%"],
    ["100%", "100%"],
    ["%E0%A4%A", "%E0%A4%A"],
    ["a%20b%", "a%20b%"],
    ["", ""],
  ])("reads %s as %s", (text, decoded) => {
    expect(decodeAddress(text)).toBe(decoded);
  });
});

test("Gatsby can read a path whose escapes are right, also once they are decoded", () => {
  expect(["/a%20b/", "/100%2525/", "/100%25/", "/100%/", "/%E0%A4%A/"].filter(isReadByGatsby)).toEqual([
    "/a%20b/",
    "/100%2525/",
  ]);
});

describe("decodableAddress", () => {
  it.each([
    ["#a%20b", "#a%20b"],
    ["#100%", "#100%25"],
    ["#%E0%A4%A", "#%25E0%25A4%25A"],
    ["", ""],
  ])("makes of %s %s, which reads the same", (text, decodable) => {
    expect(decodableAddress(text)).toBe(decodable);
    expect(decodeAddress(decodable)).toBe(decodeAddress(text));
  });
});

describe("isExternal", () => {
  it.each([
    "https://example.org",
    "HTTP://example.org",
    "mailto:a@example.org",
    "tel:123",
    "//example.org",
    "git+ssh://example.org",
  ])("is so for %s", (url) => {
    expect(isExternal(url)).toBe(true);
  });

  it.each(["/a/", "a/b", "./a:b", "#a", "", "pathname:///a.html", "1a:b"])("is not so for '%s'", (url) => {
    expect(isExternal(url)).toBe(false);
  });
});

describe("isPathname", () => {
  it.each([
    ["pathname:///a.html", true],
    ["pathname://a", true],
    ["/pathname://a", false],
    ["https://a", false],
  ])("reads %s", (url, expected) => {
    expect(isPathname(url)).toBe(expected);
  });
});

describe("joinPath", () => {
  it.each([
    [["/docs/", "/a"], "/docs/a"],
    [["docs", "a", "b/"], "/docs/a/b"],
    [["/", "/"], "/"],
    [[], "/"],
    [["", "a"], "/a"],
  ])("joins %j", (segments, path) => {
    expect(joinPath(...segments)).toBe(path);
  });
});

test("slashes at the ends of paths", () => {
  expect(["/docs/a/", "/docs/a", "/", ""].map(withoutTrailingSlash)).toEqual(["/docs/a", "/docs/a", "/", ""]);
  expect(["docs/", "/docs/", "//docs", ""].map(withLeadingSlash)).toEqual(["/docs/", "/docs/", "/docs", "/"]);
});

describe("routeOf", () => {
  it.each([
    [["/docs", "a"], "/docs/a/"],
    [["docs/", "/a/", "/b"], "/docs/a/b/"],
    [["/"], "/"],
    [[""], "/"],
    [["/docs", "./a/../b"], "/docs/b/"],
    [["/a", "../../../b"], "/b/"],
    [["/changelog", "2.0.0-alpha.19"], "/changelog/2.0.0-alpha.19/"],
    [["/tests/docs", "folder with space/doc 1"], "/tests/docs/folder with space/doc 1/"],
    [["/tests/docs", "dummy.html"], "/tests/docs/dummy.html/"],
    [["/tests/docs", "Case-Sentitive-Doc"], "/tests/docs/Case-Sentitive-Doc/"],
  ])("makes a route of %j", (segments, route) => {
    expect(routeOf(...segments)).toBe(route);
  });
});

describe("resolveUrl", () => {
  it.each([
    ["/b/", "/a/", "/b/"],
    ["https://example.org/", "/a/", "https://example.org/"],
    ["pathname:///b", "/a/", "pathname:///b"],
    ["#x", "/a/", "/a/#x"],
    ["?x=1#y", "/a/", "/a/?x=1#y"],
    ["", "/a/", "/a/"],
    ["b", "/docs/a/", "/docs/a/b"],
    ["b/", "/docs/a/", "/docs/a/b/"],
    ["./b", "/docs/a/", "/docs/a/b"],
    ["../b", "/docs/a/", "/docs/b"],
    ["../b/?x#y", "/docs/a/", "/docs/b/?x#y"],
    ["b", "/docs/a", "/docs/b"],
    ["../../..", "/docs/a/", "/"],
    ["..", "/a/b/", "/a/"],
    [".", "/a/b/", "/a/b/"],
    [".?x", "/a/b", "/a/?x"],
    ["a..", "/b/", "/b/a.."],
  ])("resolves %s on %s", (url, route, resolved) => {
    expect(resolveUrl(url, route)).toBe(resolved);
  });
});

describe("withoutHtmlSuffix", () => {
  it.each([
    ["/docs/a.html", "/docs/a/"],
    ["/docs/a/index.html", "/docs/a/"],
    ["/index.html", "/"],
    ["/docs/a", undefined],
    ["/docs/a/", undefined],
    ["/docs/a.html/b", undefined],
    ["/docs/a.htm", undefined],
    ["/x/y/z.html.html", "/x/y/z.html/"],
  ])("takes the suffix off %s", (path, route) => {
    expect(withoutHtmlSuffix(path)).toBe(route);
  });
});

test.each([
  ["/manual/a", "/a"],
  ["/manual/", "/"],
  ["/manual", "/"],
  ["/manual#b", "/#b"],
  ["/manuals/", "/manuals/"],
  ["/a", "/a"],
  ["https://a.example/manual/", "https://a.example/manual/"],
])("without the base URL /manual/, %s is %s", (url, path) => {
  expect(withoutBaseUrl(url, "/manual/")).toBe(path);
  expect(withoutBaseUrl(url, "/")).toBe(url);
});

test("an address keeps its escapes, a path of a file has none", () => {
  expect(escapedAddress("https://a.example/b c/d%20e/100%?f#g")).toBe("https://a.example/b%20c/d%20e/100%25?f#g");
  expect(escapedPath("b c/d%20e/100%?f#g")).toBe("b%20c/d%2520e/100%25%3Ff%23g");
});
