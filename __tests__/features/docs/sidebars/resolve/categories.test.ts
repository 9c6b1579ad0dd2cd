import type { ExpandedItem } from "../../../../../src/features/docs/sidebars/expand";
import { resolveSidebars } from "../../../../../src/features/docs/sidebars/resolve";
import { formatProblem } from "../../../../../src/lib/problem";
import { isVisible, neighboursOf } from "../../../../../src/lib/docs/sidebar-tree";
import { category, context, ids, resolved } from "./resolved";

describe("categories", () => {
  it("keep their items and link to nothing by themselves", () => {
    expect(
      resolved([category("C", ids("a", "b"), { className: "c", customProps: { n: 1 }, description: "D" })]).tree,
    ).toEqual([
      {
        type: "category",
        label: "C",
        collapsible: true,
        collapsed: true,
        className: "c",
        customProps: { n: 1 },
        description: "D",
        items: [expect.objectContaining({ docId: "a" }), expect.objectContaining({ docId: "b" })],
      },
    ]);
  });

  it("that cannot collapse are open", () => {
    expect(resolved([category("C", ids("a"), { collapsible: false, collapsed: true })]).tree).toMatchObject([
      { collapsible: false, collapsed: false },
    ]);
    expect(resolved([category("C", ids("a"), { collapsed: false })]).tree).toMatchObject([
      { collapsible: true, collapsed: false },
    ]);
  });

  it("link to a doc", () => {
    expect(resolved([category("C", ids("a"), { link: { type: "doc", id: "b" } })]).tree).toMatchObject([
      { href: "/docs/b/" },
    ]);
    expect(resolved([category("C", ids("a"), { link: { type: "doc", id: "b" } })]).tree[0]).not.toHaveProperty(
      "linkUnlisted",
    );
  });

  it("name their doc in a project of Docusaurus, whose components may ask for it", () => {
    const items = [category("C", ids("a"), { link: { type: "doc", id: "b" } })];
    expect(resolved(items, { site: { baseUrl: "/", lenient: true } }).tree).toMatchObject([{ docId: "b" }]);
    expect(resolved(items).tree[0]).not.toHaveProperty("docId");
  });

  it("mark the link to an unlisted doc", () => {
    expect(resolved([category("C", ids("a"), { link: { type: "doc", id: "hidden" } })]).tree).toMatchObject([
      { href: "/docs/hidden/", linkUnlisted: true },
    ]);
  });

  it("take custom props from the doc that they link to, as in Docusaurus", () => {
    expect(resolved([category("C", ids("a"), { link: { type: "doc", id: "full" } })]).tree).toMatchObject([
      { customProps: { n: 1 } },
    ]);
  });

  it("give previous and next links the pagination label of the doc that they link to, as in Docusaurus", () => {
    const { tree } = resolved([...ids("a"), category("C", ids("b"), { link: { type: "doc", id: "full" } })]);
    expect(neighboursOf(tree, "/docs/a/").next).toEqual({ label: "Go on", href: "/docs/full/" });
  });

  it("are called as that doc in previous and next links, and in the sidebar as themselves", () => {
    const { tree } = resolved([...ids("a"), category("C", ids("full"), { link: { type: "doc", id: "b" } })]);
    expect(tree[1]).toMatchObject({ label: "C", href: "/docs/b/" });
    expect(neighboursOf(tree, "/docs/a/").next).toEqual({ label: context.docs.get("b")?.title, href: "/docs/b/" });
  });

  it("lose the link to a draft and keep their items", () => {
    const { tree, problems } = resolved([category("C", ids("a"), { link: { type: "doc", id: "draft" } })]);
    expect(problems).toEqual([]);
    expect(tree).toMatchObject([{ type: "category", label: "C" }]);
    expect(tree[0]).not.toHaveProperty("href");
  });

  it("are left out where nothing is left in them", () => {
    expect(
      resolved([
        category("C", ids("draft")),
        category("D", [category("E", ids("draft"))]),
        category("F", [], { link: { type: "doc", id: "draft" } }),
      ]).tree,
    ).toEqual([]);
  });

  it("without items and a link are told with their line, unless drafts were all their items", () => {
    const source = "docs:\n  - a\n  - type: category\n    label: Empty\n    items: []\n";
    const { tree, problems } = resolved([...ids("a"), category("Empty", []), category("D", ids("draft"))], { source });
    expect(problems.map(formatProblem).join("\n\n")).toMatchInlineSnapshot(`
      "content/docs/sidebars.yml:4
        The category 'Empty' has neither items nor a link, and would lead nowhere.
        → Give it \`items\` or a \`link\`, or remove it."
    `);
    expect(tree).toHaveLength(1);
  });

  it("with a doc to link to and no items become a plain link to that doc, as in Docusaurus", () => {
    const { tree } = resolved([category("C", ids("draft"), { link: { type: "doc", id: "a" } })]);
    expect(tree).toMatchObject([{ type: "link", label: "C", href: "/docs/a/", docId: "a" }]);
    expect(tree.map((item) => isVisible(item, "/docs/b/"))).toEqual([true]);
  });

  it("with a generated index and no items are left out, index page and all, as in Docusaurus", () => {
    expect(resolved([category("C", ids("draft"), { link: { type: "generated-index" } })])).toEqual({
      tree: [],
      indexes: [],
      links: [],
      problems: [],
    });
  });
});

describe("generated indexes", () => {
  const index = (label: string, more: object = {}): ExpandedItem =>
    category(label, ids("a"), { link: { type: "generated-index", ...more } });

  it("stand at category/ and the category's label", () => {
    const { tree, indexes } = resolved([index("Getting Started")]);
    expect(tree).toMatchObject([{ href: "/docs/category/getting-started/" }]);
    expect(indexes).toEqual([
      {
        sidebar: "main",
        permalink: "/docs/category/getting-started/",
        title: "Getting Started",
        description: null,
        keywords: [],
        image: null,
      },
    ]);
  });

  it("have the label in their address as headings have it, with a hyphen for each space", () => {
    const { indexes } = resolved([index("Basics - Part 1"), index("Größe & Maß"), index("入门")]);
    expect(indexes.map(({ permalink }) => permalink)).toEqual([
      "/docs/category/basics---part-1/",
      "/docs/category/größe--maß/",
      "/docs/category/入门/",
    ]);
  });

  it("have the plain address outside of those in them that are called alike", () => {
    const outer = category("Guides", [index("Guides")], { link: { type: "generated-index" } });
    expect(resolved([outer]).tree).toMatchObject([
      { href: "/docs/category/guides/", items: [{ href: "/docs/category/guides-1/" }] },
    ]);
  });

  it("stand below the version's root", () => {
    expect(resolved([index("Guides")], { versionPath: "/docs/3.2.1/" }).indexes).toMatchObject([
      { permalink: "/docs/3.2.1/category/guides/" },
    ]);
  });

  it("take route, title, description, keywords and image from the sidebars file", () => {
    const { tree, indexes } = resolved([
      index("Guides", {
        slug: "/all-guides",
        title: "All guides",
        description: "Every guide.",
        keywords: ["guide"],
        image: "/g.png",
      }),
    ]);
    expect(indexes).toEqual([
      {
        sidebar: "main",
        permalink: "/docs/all-guides/",
        title: "All guides",
        description: "Every guide.",
        keywords: ["guide"],
        image: "/g.png",
      },
    ]);
    expect(tree).toMatchObject([{ label: "Guides", href: "/docs/all-guides/", description: "Every guide." }]);
  });

  it("describe the category by its own words before those of its index", () => {
    const [item] = resolved([
      { ...category("C", ids("a"), { description: "Own" }), link: { type: "generated-index", description: "Index" } },
    ]).tree;
    expect(item).toMatchObject({ description: "Own" });
  });

  it("of equal labels are counted, across sidebars", () => {
    const { indexes } = resolveSidebars({ one: [index("Guides"), index("Guides")], two: [index("Guides")] }, context);
    expect(indexes.map(({ sidebar, permalink }) => [sidebar, permalink])).toEqual([
      ["one", "/docs/category/guides/"],
      ["one", "/docs/category/guides-1/"],
      ["two", "/docs/category/guides-2/"],
    ]);
  });

  it("stay at the address that is written, also where two ask for it", () => {
    const written = { ...index("A"), link: { type: "generated-index" as const, slug: "/guides" } };
    const { indexes } = resolveSidebars({ one: [written, written] }, context);
    expect(indexes.map(({ permalink }) => permalink)).toEqual(["/docs/guides/", "/docs/guides/"]);
  });
});
