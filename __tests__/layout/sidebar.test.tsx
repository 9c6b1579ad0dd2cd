import { SidebarMenu } from "../../src/layout/sidebar";
import type { SidebarTree } from "../../src/lib/sidebar-tree";
import { markupOf } from "../support/markup";

const tree: SidebarTree = [
  { type: "link", label: "Introduction", href: "/docs/", docId: "introduction", className: "first" },
  {
    type: "category", label: "Guides", href: "/docs/guides/", collapsible: true, collapsed: true,
    items: [
      { type: "link", label: "Deploy", href: "/docs/deploy/", docId: "deploy" },
      { type: "link", label: "Secret", href: "/docs/secret/", docId: "secret", unlisted: true },
      { type: "category", label: "Deeper", collapsible: true, collapsed: true, items: [{ type: "link", label: "Deep", href: "/docs/deep/", docId: "deep" }] },
    ],
  },
  { type: "category", label: "Always open", collapsible: false, collapsed: false, items: [{ type: "link", label: "Elsewhere", href: "https://example.org" }] },
  { type: "html", value: "<hr>", defaultStyle: true },
];

test("a collapsed category holds no items and leads to its page", () => {
  expect(markupOf(<SidebarMenu tree={tree} path="/docs/" />)).toMatchSnapshot();
});

test("the category around the page is open, one inside it without a page of its own leads to its first item", () => {
  expect(markupOf(<SidebarMenu tree={tree} path="/docs/deploy/" />)).toMatchSnapshot();
});

test("an unlisted page shows while the reader is on it", () => {
  expect(markupOf(<SidebarMenu tree={tree} path="/docs/secret/" />)).toContain("Secret");
  expect(markupOf(<SidebarMenu tree={tree} path="/docs/deploy/" />)).not.toContain("Secret");
});
