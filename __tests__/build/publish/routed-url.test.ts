import { routedUrl } from "../../../src/build/publish/routed-url";

const routes = new Map([
  ["content/docs/a.mdx", "/docs/a/"],
  ["content/docs/1.0/b.mdx", "/docs/1.0/b/"],
]);

test.each([
  ["file:content/docs/a.mdx?x=1#y", "/docs/a/?x=1#y"],
  ["file:/b.mdx", "/docs/1.0/b/"],
  ["file:content/docs/draft.mdx", "#"],
  ["https://example.org/", "https://example.org/"],
  ["/docs/", "/docs/"],
])("the link %s of a page leads to %s", (url, routed) => {
  expect(routedUrl(url, "content/docs/1.0", (file) => routes.get(file))).toBe(routed);
});
