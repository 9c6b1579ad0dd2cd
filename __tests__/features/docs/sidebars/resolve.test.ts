import type { ExpandedCategory, ExpandedItem, SidebarDoc } from "../../../../src/features/docs/sidebars/expand";
import { resolveSidebars, sidebarIdsOf, type ResolveContext } from "../../../../src/features/docs/sidebars/resolve";
import { formatProblem } from "../../../../src/lib/problem";
import { isVisible, neighboursOf } from "../../../../src/lib/sidebar-tree";

function doc(docId: string, more: Partial<SidebarDoc> = {}): SidebarDoc {
  return {
    path: `${docId}.mdx`,
    docId,
    permalink: `/docs/${docId}/`,
    title: `Title ${docId}`,
    description: "",
    unlisted: false,
    sidebarLabel: null,
    sidebarPosition: null,
    sidebarClassName: null,
    sidebarCustomProps: null,
    paginationLabel: null,
    ...more,
  };
}

const docs = [
  doc("a"),
  doc("b"),
  doc("hidden", { unlisted: true }),
  doc("full", {
    sidebarLabel: "Short",
    paginationLabel: "Go on",
    sidebarClassName: "red",
    sidebarCustomProps: { n: 1 },
  }),
];
const context: ResolveContext = {
  docs: new Map(docs.map((each) => [each.docId, each])),
  draftIds: new Set(["draft"]),
  versionPath: "/docs/",
  file: "content/docs/sidebars.yml",
  source: "",
};

const category = (label: string, items: ExpandedItem[], more: Partial<ExpandedCategory> = {}): ExpandedCategory => ({
  type: "category",
  label,
  collapsible: true,
  collapsed: true,
  items,
  ...more,
});
const ids = (...names: string[]): ExpandedItem[] => names.map((id) => ({ type: "doc", id }));

function resolved(items: ExpandedItem[], more: Partial<ResolveContext> = {}) {
  const { sidebars, ...rest } = resolveSidebars({ main: items }, { ...context, ...more });
  return { tree: sidebars.main ?? [], ...rest };
}

describe("docs and refs", () => {
  it("become links to the doc's route, labelled by its title", () => {
    expect(resolved(ids("a"))).toEqual({
      tree: [{ type: "link", label: "Title a", href: "/docs/a/", docId: "a" }],
      indexes: [],
      problems: [],
    });
  });

  it("take label, class, custom props and pagination label from the doc's front matter", () => {
    expect(resolved(ids("full")).tree).toEqual([
      {
        type: "link",
        label: "Short",
        href: "/docs/full/",
        docId: "full",
        paginationLabel: "Go on",
        className: "red",
        customProps: { n: 1 },
      },
    ]);
  });

  it("take class, custom props and description from the sidebars file first", () => {
    expect(
      resolved([{ type: "doc", id: "full", className: "blue", customProps: { n: 2 }, description: "Words" }]).tree,
    ).toMatchObject([{ className: "blue", customProps: { n: 2 }, description: "Words" }]);
    expect(resolved([{ type: "doc", id: "a", label: "Other" }]).tree).toMatchObject([{ label: "Other" }]);
  });

  it("mark unlisted docs", () => {
    expect(resolved(ids("hidden")).tree).toEqual([
      { type: "link", label: "Title hidden", href: "/docs/hidden/", docId: "hidden", unlisted: true },
    ]);
  });

  it("tell a ref from a doc by the missing id: previous and next pass it over", () => {
    expect(resolved([{ type: "ref", id: "a" }]).tree).toEqual([{ type: "link", label: "Title a", href: "/docs/a/" }]);
  });

  it("are left out without a word where they are drafts", () => {
    expect(resolved([...ids("draft", "a"), { type: "ref", id: "draft" }])).toEqual({
      tree: [expect.objectContaining({ docId: "a" })],
      indexes: [],
      problems: [],
    });
  });
});

describe("links and HTML", () => {
  it("keep addresses of other sites and complete those of this one", () => {
    const hrefs = ["https://example.org/a", "pathname:///a.html", "/a", "/a/?b#c", "/"].map((href): ExpandedItem => ({
      type: "link",
      label: "L",
      href,
    }));
    expect(resolved(hrefs).tree.map((item) => item.type === "link" && item.href)).toEqual([
      "https://example.org/a",
      "pathname:///a.html",
      "/a/",
      "/a/?b#c",
      "/",
    ]);
  });

  it("keep description, class and custom props, and have no doc's id", () => {
    expect(
      resolved([{ type: "link", label: "L", href: "/a", description: "D", className: "c", customProps: { n: 1 } }])
        .tree,
    ).toEqual([{ type: "link", label: "L", href: "/a/", description: "D", className: "c", customProps: { n: 1 } }]);
  });

  it("keep raw HTML and its default style", () => {
    expect(
      resolved([
        { type: "html", value: "<hr>", defaultStyle: true, className: "c" },
        { type: "html", value: "<b>", defaultStyle: false },
      ]).tree,
    ).toEqual([
      { type: "html", value: "<hr>", defaultStyle: true, className: "c" },
      { type: "html", value: "<b>" },
    ]);
  });
});

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

  it("with a doc to link to and no items become a plain link to that doc, as in Docusaurus", () => {
    const { tree } = resolved([category("C", ids("draft"), { link: { type: "doc", id: "a" } })]);
    expect(tree).toMatchObject([{ type: "link", label: "C", href: "/docs/a/", docId: "a" }]);
    expect(tree.map((item) => isVisible(item, "/docs/b/"))).toEqual([true]);
  });

  it("with a generated index and no items are left out, index page and all, as in Docusaurus", () => {
    expect(resolved([category("C", ids("draft"), { link: { type: "generated-index" } })])).toEqual({
      tree: [],
      indexes: [],
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
});

describe("unknown ids", () => {
  const source =
    "docs:\n  - introduction\n  - b\n  - intro\n  - type: category\n    label: C\n    link: { type: doc, id: category-page }\n    items: [b]\n";

  it("are reported with line and the ids that are there, nearest first", () => {
    const { tree, problems } = resolved([...ids("ful", "a")], { source: "docs:\n  - a\n  - ful\n" });
    expect(problems.map(formatProblem).join("\n\n")).toMatchInlineSnapshot(`
"content/docs/sidebars.yml:3
  Couldn't find any doc with id 'ful' for the sidebar 'main'.
  → Write the id of a doc of this version: its path without number prefixes and extension, or its front matter \`id\` in place of the file name.
  valid: full, a, b, hidden"
`);
    expect(problems.map(({ severity }) => severity)).toEqual(["error"]);
    expect(tree).toHaveLength(1);
  });

  it("are reported for refs and for the links of categories too", () => {
    const { problems } = resolved(
      [{ type: "ref", id: "x" }, category("C", ids("a"), { link: { type: "doc", id: "category-page" } })],
      { source },
    );
    expect(problems.map(({ line, message }) => [line, message])).toEqual([
      [undefined, "Couldn't find any doc with id 'x' for the sidebar 'main'."],
      [7, "Couldn't find any doc with id 'category-page' for the sidebar 'main'."],
    ]);
  });

  it("are found at their own line, not at that of an id that begins alike", () => {
    expect(resolved(ids("intro"), { source }).problems.map(({ line }) => line)).toEqual([4]);
  });

  it("of all sidebars are reported at once", () => {
    const { problems } = resolveSidebars({ one: ids("x"), two: [category("C", ids("y"))] }, context);
    expect(problems.map(({ message }) => message)).toEqual([
      "Couldn't find any doc with id 'x' for the sidebar 'one'.",
      "Couldn't find any doc with id 'y' for the sidebar 'two'.",
    ]);
  });
});

describe("sidebarIdsOf", () => {
  const { sidebars } = resolveSidebars(
    {
      links: [
        { type: "ref", id: "a" },
        { type: "link", label: "A", href: "/docs/a/" },
      ],
      docs: [category("C", [category("D", ids("a"))], { link: { type: "doc", id: "b" } })],
      more: [...ids("full"), category("E", ids("full"), { link: { type: "generated-index" } })],
    },
    context,
  );

  it.each([
    ["/docs/a/", "docs"],
    ["/docs/b/", "docs"],
    ["/docs/full/", "more"],
    ["/docs/category/e/", "more"],
    ["/docs/elsewhere/", undefined],
  ])("finds the sidebar of %s, by docs and category pages, not by links and refs", (permalink, name) => {
    expect(sidebarIdsOf(sidebars).get(permalink)).toBe(name);
  });
});
