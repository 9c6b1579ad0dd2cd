import { labelsByRoute, pageSearchOf } from "../../../src/features/docs/search";
import { breadcrumbsOf, type SidebarCategory, type SidebarTree } from "../../../src/lib/docs/sidebar-tree";

const doc = (name: string) => ({ type: "link" as const, label: `Doc ${name}`, href: `/docs/${name}/`, docId: name });
const category = (label: string, items: SidebarTree, href?: string): SidebarCategory => ({
  type: "category",
  label,
  items,
  collapsible: true,
  collapsed: true,
  ...(href !== undefined && { href }),
});

describe("labelsByRoute", () => {
  const sidebar: SidebarTree = [
    doc("a"),
    { type: "html", value: "<hr>" },
    { type: "link", label: "Elsewhere", href: "/docs/elsewhere/" },
    category("Guides", [doc("b"), category("Deep", [doc("c"), doc("a")])], "/docs/guides/"),
    category("Again", [doc("b"), doc("d")], "/docs/d/"),
  ];

  it.each(["a", "b", "c", "d", "guides", "elsewhere", "none"])("gives %s the labels of its breadcrumbs", (name) => {
    const labels = labelsByRoute(sidebar).get(`/docs/${name}/`) ?? [];
    expect(labels).toEqual(breadcrumbsOf(sidebar, `/docs/${name}/`).map(({ label }) => label));
  });

  it("knows pages inside of categories, and no mere links", () => {
    expect([...labelsByRoute(sidebar)]).toEqual([
      ["/docs/a/", ["Doc a"]],
      ["/docs/guides/", ["Guides"]],
      ["/docs/b/", ["Guides", "Doc b"]],
      ["/docs/c/", ["Guides", "Deep", "Doc c"]],
      ["/docs/d/", ["Again"]],
    ]);
  });
});

describe("pageSearchOf", () => {
  const version = { instance: "default", name: "1.0", label: "One", badge: false };

  it("groups a page by the categories above it, and one without any by the docs' title", () => {
    const settings = { searched: true, title: "Handbook" };
    expect(pageSearchOf(["Guides", "Deep", "Doc"], version, settings)).toEqual({
      group: "Guides › Deep",
      label: "Doc",
      docs: { instance: "default", version: "1.0", label: "One", badge: false },
    });
    expect(pageSearchOf([], version, settings)).toMatchObject({ group: "Handbook", label: undefined });
  });

  it("finds none where the instance is not searched", () => {
    expect(pageSearchOf(["Doc"], version, { searched: false, title: undefined })).toBeUndefined();
  });
});
