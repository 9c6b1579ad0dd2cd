import { Sidebar, SidebarMenu } from "../../../src/layout/sidebar/sidebar";
import type { SidebarTree } from "../../../src/lib/docs/sidebar-tree";
import { markupOf } from "../../support/markup";
import { PageWithSidebar } from "../../support/page-with-sidebar";
import { standOnSettings } from "../../support/stand-on-settings";

standOnSettings({ sidebar: { autoCollapseCategories: true, hideable: true } });

const tree: SidebarTree = [
  { type: "link", label: "Introduction", href: "/docs/", docId: "introduction", className: "first" },
  {
    type: "category",
    label: "Guides",
    href: "/docs/guides/",
    collapsible: true,
    collapsed: true,
    items: [
      { type: "link", label: "Deploy", href: "/docs/deploy/", docId: "deploy" },
      { type: "link", label: "Secret", href: "/docs/secret/", docId: "secret", unlisted: true },
      {
        type: "category",
        label: "Deeper",
        collapsible: true,
        collapsed: true,
        items: [{ type: "link", label: "Deep", href: "/docs/deep/", docId: "deep" }],
      },
    ],
  },
  {
    type: "category",
    label: "Always open",
    collapsible: false,
    collapsed: false,
    items: [{ type: "link", label: "Elsewhere", href: "https://example.org" }],
  },
  { type: "html", value: "<hr>", defaultStyle: true },
];
const menuAt = (path: string, items = tree) =>
  markupOf(
    <PageWithSidebar path={path} tree={items}>
      <SidebarMenu />
    </PageWithSidebar>,
  );

test("a collapsed category holds no items and leads to its page", () => {
  expect(menuAt("/docs/")).toMatchSnapshot();
});

test("the category around the page is open, one inside it without a page of its own leads to its first item", () => {
  expect(menuAt("/docs/deploy/")).toMatchSnapshot();
});

test("the categories around a page are all open", () => {
  expect(menuAt("/docs/deep/")).toMatchSnapshot();
});

test("a category's own page opens it, and is current in it", () => {
  expect(menuAt("/docs/guides/")).toMatchSnapshot();
});

test("an unlisted page shows while the reader is on it", () => {
  expect(menuAt("/docs/secret/")).toContain("Secret");
  expect(menuAt("/docs/deploy/")).not.toContain("Secret");
});

test.each<[string, SidebarTree]>([
  [
    "a category that starts open",
    [
      {
        type: "category",
        label: "Open",
        collapsible: true,
        collapsed: false,
        items: [{ type: "link", label: "Deep", href: "/docs/deep/", docId: "deep" }],
      },
    ],
  ],
  [
    "a category of links to other sites has a label that leads nowhere, and a button",
    [
      {
        type: "category",
        label: "Sites",
        collapsible: true,
        collapsed: true,
        items: [{ type: "link", label: "Elsewhere", href: "https://example.org" }],
      },
    ],
  ],
  [
    "a category whose page is unlisted leads to its first listed item",
    [
      {
        type: "category",
        label: "Hidden",
        href: "/docs/secret/",
        linkUnlisted: true,
        collapsible: true,
        collapsed: true,
        items: [{ type: "link", label: "Deep", href: "/docs/deep/", docId: "deep" }],
      },
    ],
  ],
])("%s", (_, items) => {
  expect(menuAt("/docs/", items)).toMatchSnapshot();
});

test("the column beside the article has a script that shows the current page, and buttons that hide it and bring it back", () => {
  expect(
    markupOf(
      <PageWithSidebar path="/docs/" tree={tree.slice(0, 1)}>
        <Sidebar path="/docs/" />
      </PageWithSidebar>,
    ),
  ).toMatchSnapshot();
});
