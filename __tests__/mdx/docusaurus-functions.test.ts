import { isInternalUrl, matchPath } from "../../src/mdx/docusaurus-functions";

test.each([
  ["/docs/a/", "/docs", { path: "/docs", url: "/docs", isExact: false, params: {} }],
  ["/docs/", { path: "/docs", exact: true }, { path: "/docs", url: "/docs/", isExact: true, params: {} }],
  ["/docs/a/", { path: "/docs", exact: true }, null],
  ["/docs/a", ["/blog", "/docs/:name"], { path: "/docs/:name", url: "/docs/a", isExact: true, params: { name: "a" } }],
  ["/docsets/", "/docs", null],
  ["/", "/", { path: "/", url: "/", isExact: true, params: {} }],
  ["/a.b", "/a.b", { path: "/a.b", url: "/a.b", isExact: true, params: {} }],
])("the address %s matches %j as %j", (pathname, pattern, match) => {
  expect(matchPath(pathname, pattern)).toEqual(match);
});

test.each([
  ["/a", true],
  ["a", true],
  ["https://a.example", false],
  ["//a.example", false],
  ["pathname:///a", false],
  [undefined, false],
])("%s is internal: %s", (url, isInternal) => {
  expect(isInternalUrl(url)).toBe(isInternal);
});
