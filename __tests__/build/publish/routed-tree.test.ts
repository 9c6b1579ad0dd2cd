import { routedTree } from "../../../src/build/publish/routed-tree";
import type { ContentNode } from "../../../src/mdx/content-node";

test("links to files become routes, with query and hash; those to files without a page lead nowhere", () => {
  const routes = new Map([
    ["content/docs/a.mdx", "/docs/a/"],
    ["content/docs/1.0/b.mdx", "/docs/1.0/b/"],
  ]);
  const tree: ContentNode[] = [
    ["a", { href: "file:content/docs/a.mdx?x=1#y" }, "a"],
    ["Link", { to: "file:/b.mdx" }, "b"],
    ["a", { href: "file:content/docs/draft.mdx" }, "c"],
    ["Admonition", { title: { $: [["a", { href: "file:content/docs/a.mdx" }, "d"]] } }],
    ["a", { href: "https://example.org/" }, "e"],
  ];
  expect(routedTree(tree, "content/docs/1.0", (file) => routes.get(file))).toEqual([
    ["a", { href: "/docs/a/?x=1#y" }, "a"],
    ["Link", { to: "/docs/1.0/b/" }, "b"],
    ["a", { href: "#" }, "c"],
    ["Admonition", { title: { $: [["a", { href: "/docs/a/" }, "d"]] } }],
    ["a", { href: "https://example.org/" }, "e"],
  ]);
});
