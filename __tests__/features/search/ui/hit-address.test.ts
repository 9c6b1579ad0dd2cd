import { hitAddress, type AddressRules } from "../../../../src/features/search/ui/hit-address";

const rules: AddressRules = {
  baseUrl: "/site/",
  movedPaths: [{ from: "/docs/next/", to: "/docs/" }],
  externalUrlRegex: "^https://other\\.example/|^/legacy/",
};

test.each([
  ["a route with an anchor", "/docs/install/#yarn", "/docs/install/#yarn"],
  ["a page of the next docs", "/docs/next/install/#yarn", "/docs/install/#yarn"],
  ["the root of the next docs", "https://docs.example/docs/next", "/docs/"],
  ["a part of that root", "/docs/next#yarn", "/docs/#yarn"],
  ["a path that only begins like that", "/docs/nextly/", "/docs/nextly/"],
  ["such a path without a slash", "/docs/nextra", "/docs/nextra"],
  ["an address of the site elsewhere", "https://docs.example/site/docs/next/a/?b=1#c", "/docs/a/?b=1#c"],
  ["the start page without its slash", "https://docs.example/site#c", "/#c"],
  ["an address that only begins like the site's", "https://docs.example/sitemap/", "/sitemap/"],
  ["an address without the base URL", "https://docs.example/docs/a/", "/docs/a/"],
])("%s leads to a route of this site", (_, url, href) => {
  expect(hitAddress(url, rules)).toEqual({ href, isExternal: false });
});

test.each(["https://other.example/docs/next/", "/legacy/page/"])("%s is no part of this site", (url) => {
  expect(hitAddress(url, rules, ["word"])).toEqual({ href: url, isExternal: true });
});

test("a route says which words to mark, before its anchor", () => {
  expect(hitAddress("/docs/a/#b", rules, ["yarn", "größe &"])).toEqual({
    href: "/docs/a/?highlight=yarn+gr%C3%B6%C3%9Fe+%26#b",
    isExternal: false,
  });
});
