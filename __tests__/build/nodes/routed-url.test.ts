import { routedUrl, withPageSlash } from "../../../src/build/nodes/routed-url";

const routes = new Map([
  ["content/docs/a.mdx", "/docs/a/"],
  ["content/docs/1.0/b.mdx", "/docs/1.0/b/"],
  ["content/docs/c#.mdx", "/docs/c-sharp/"],
]);

test.each([
  ["file:content/docs/a.mdx?x=1#y", "/docs/a/?x=1#y"],
  ["file:/b.mdx", "/docs/1.0/b/"],
  ["file:content/docs/c%23.mdx#y", "/docs/c-sharp/#y"],
  ["file:content/docs/draft.mdx", "#"],
  ["https://example.org/", "https://example.org/"],
  ["/docs/", "/docs/"],
])("the link %s of a page leads to %s", (url, routed) => {
  expect(
    routedUrl(url, { contentRoot: "content/docs/1.0", linkBase: "/docs/1.0/c/" }, (file) => routes.get(file)),
  ).toBe(routed);
});

test.each([
  ["d", "/docs/1.0/d"],
  ["./d?x#y", "/docs/1.0/d?x#y"],
  ["../e/", "/docs/e/"],
  ["#y", "#y"],
  ["?x", "?x"],
  ["/f", "/f"],
  ["mailto:a@b.example", "mailto:a@b.example"],
])("the link %s of a page whose address has no slash at its end leads to %s", (url, routed) => {
  expect(routedUrl(url, { contentRoot: "", linkBase: "/docs/1.0/c" }, () => undefined)).toBe(routed);
});

test.each([
  ["/docs/2.x", "/docs/2.x/"],
  ["/docs/node.js?x#y", "/docs/node.js/?x#y"],
  ["/docs/%C3%A4.b", "/docs/%C3%A4.b/"],
  ["/docs/2.x/", "/docs/2.x/"],
  ["/docs/3.x", "/docs/3.x"],
  ["/docs", "/docs"],
  ["/img/a.b", "/img/a.b"],
  ["pathname:///docs/2.x", "pathname:///docs/2.x"],
  ["https://example.org/docs/2.x", "https://example.org/docs/2.x"],
])("the link %s, which may end as a file does, is %s in pages", (url, shown) => {
  const routes = new Set(["/docs/2.x/", "/docs/node.js/", "/docs/ä.b/", "/docs/", "/img/a.b/"]);
  expect(withPageSlash(url, (route) => routes.has(route))).toBe(shown);
});
