import {
  breadcrumbsOf,
  categoryAround,
  categoryAt,
  categoryHref,
  firstHref,
  isActive,
  isVisible,
  neighboursOf,
  type SidebarCategory,
  type SidebarItem,
  type SidebarLink,
} from "../../../src/lib/docs/sidebar-tree";

const doc = (name: string, more: Partial<SidebarLink> = {}): SidebarLink => ({
  type: "link",
  label: name,
  href: `/${name}/`,
  docId: name,
  ...more,
});
const unlisted = (name: string): SidebarLink => doc(name, { unlisted: true });
const plain = (name: string): SidebarLink => ({ type: "link", label: name, href: `/${name}/` });
const html: SidebarItem = { type: "html", value: "<hr>" };
const category = (label: string, items: SidebarItem[], more: Partial<SidebarCategory> = {}): SidebarCategory => ({
  type: "category",
  label,
  items,
  collapsible: true,
  collapsed: true,
  ...more,
});

describe("isActive", () => {
  it("is so for the link to the path", () => {
    expect(isActive(doc("a"), "/a/")).toBe(true);
    expect(isActive(doc("a"), "/b/")).toBe(false);
    expect(isActive(doc("a"), "/a/b/")).toBe(false);
  });

  it("is so for every category around it, and for a category's own page", () => {
    const outer = category("Outer", [category("Inner", [doc("a")], { href: "/inner/" })]);
    expect(isActive(outer, "/a/")).toBe(true);
    expect(isActive(outer, "/inner/")).toBe(true);
    expect(isActive(outer, "/b/")).toBe(false);
  });

  it("is never so for raw HTML", () => {
    expect(isActive(html, "/a/")).toBe(false);
  });
});

describe("isVisible", () => {
  it("hides an unlisted link, but not from a reader who is on it", () => {
    expect(isVisible(unlisted("a"), "/b/")).toBe(false);
    expect(isVisible(unlisted("a"), "/a/")).toBe(true);
    expect(isVisible(doc("a"), "/b/")).toBe(true);
  });

  it("shows a category while one of its items shows, however deep", () => {
    const only = category("Only unlisted", [unlisted("a"), category("Inner", [unlisted("b")])]);
    expect(isVisible(only, "/c/")).toBe(false);
    expect(isVisible(only, "/b/")).toBe(true);
    expect(isVisible(category("Some", [unlisted("a"), doc("b")]), "/c/")).toBe(true);
    expect(isVisible(category("Deep", [category("Inner", [unlisted("a"), doc("b")])]), "/c/")).toBe(true);
  });

  it("shows a category to a reader who is on its own unlisted page", () => {
    const own = category("Own", [unlisted("a")], { href: "/own/", linkUnlisted: true });
    expect(isVisible(own, "/own/")).toBe(true);
    expect(isVisible(own, "/b/")).toBe(false);
  });

  it("always shows raw HTML", () => {
    expect(isVisible(html, "/a/")).toBe(true);
  });
});

describe("categoryHref", () => {
  it("leaves out the link to an unlisted page, but not for a reader who is on it", () => {
    const own = category("Own", [doc("a")], { href: "/own/", linkUnlisted: true });
    expect(categoryHref(own, "/a/")).toBeUndefined();
    expect(categoryHref(own, "/own/")).toBe("/own/");
  });

  it("is the category's page otherwise", () => {
    expect(categoryHref(category("Own", [], { href: "/own/" }), "/a/")).toBe("/own/");
    expect(categoryHref(category("None", [doc("a")]), "/a/")).toBeUndefined();
  });
});

describe("firstHref", () => {
  it("is the first listed link", () => {
    expect(firstHref([html, unlisted("a"), doc("b"), doc("c")])).toBe("/b/");
  });

  it("looks at a category's own page before its items", () => {
    expect(firstHref([category("A", [doc("a")], { href: "/own/" }), doc("b")])).toBe("/own/");
    expect(firstHref([category("A", [doc("a")], { href: "/own/", linkUnlisted: true }), doc("b")])).toBe("/a/");
    expect(firstHref([category("A", [category("B", [doc("a")])])])).toBe("/a/");
  });

  it("passes over a category in which nothing is listed", () => {
    expect(firstHref([category("A", [unlisted("a")]), doc("b")])).toBe("/b/");
  });

  it("is undefined for a sidebar with nothing to link to", () => {
    expect(firstHref([html, unlisted("a"), category("A", [unlisted("b")])])).toBeUndefined();
    expect(firstHref([])).toBeUndefined();
  });
});

describe("breadcrumbsOf", () => {
  const tree = [
    plain("a"),
    html,
    category(
      "Guides",
      [doc("intro"), category("Deep", [doc("a"), unlisted("b")], { href: "/deep/", linkUnlisted: true })],
      { href: "/guides/" },
    ),
    doc("last"),
  ];

  it("leads from the outermost category to the page", () => {
    expect(breadcrumbsOf(tree, "/intro/")).toEqual([
      { label: "Guides", href: "/guides/" },
      { label: "intro", href: "/intro/" },
    ]);
    expect(breadcrumbsOf(tree, "/last/")).toEqual([{ label: "last", href: "/last/" }]);
  });

  it("takes a doc's own place, not that of a plain link to it, and links to no unlisted category page", () => {
    expect(breadcrumbsOf(tree, "/a/")).toEqual([
      { label: "Guides", href: "/guides/" },
      { label: "Deep", href: undefined },
      { label: "a", href: "/a/" },
    ]);
  });

  it("ends at a category whose page is among its items, too", () => {
    const listed = [category("Glazes", [doc("glazes"), doc("ash")], { href: "/glazes/" })];
    expect(breadcrumbsOf(listed, "/glazes/")).toEqual([{ label: "Glazes", href: "/glazes/" }]);
    expect(breadcrumbsOf(listed, "/ash/").map(({ label }) => label)).toEqual(["Glazes", "ash"]);
  });

  it("ends at a category's own page", () => {
    expect(breadcrumbsOf(tree, "/deep/")).toEqual([
      { label: "Guides", href: "/guides/" },
      { label: "Deep", href: "/deep/" },
    ]);
  });

  it("knows an unlisted page", () => {
    expect(breadcrumbsOf(tree, "/b/").map(({ label }) => label)).toEqual(["Guides", "Deep", "b"]);
  });

  it("is empty for a page that the sidebar does not hold", () => {
    expect(breadcrumbsOf(tree, "/elsewhere/")).toEqual([]);
  });
});

describe("neighboursOf", () => {
  const tree = [
    doc("a"),
    html,
    plain("link"),
    category("B", [doc("c", { paginationLabel: "The third" }), unlisted("hidden"), doc("d")], { href: "/b/" }),
    category("No page", [category("Unlisted page", [doc("e")], { href: "/u/", linkUnlisted: true })]),
    doc("f"),
  ];
  const labels = (path: string) => {
    const { previous, next } = neighboursOf(tree, path);
    return [previous?.label, next?.label];
  };

  it.each([
    ["/a/", undefined, "B"],
    ["/b/", "a", "The third"],
    ["/c/", "B", "d"],
    ["/d/", "The third", "e"],
    ["/e/", "d", "f"],
    ["/f/", "e", undefined],
  ])("walks docs and category pages in reading order at %s", (path, previous, next) => {
    expect(labels(path)).toEqual([previous, next]);
  });

  it.each(["/hidden/", "/link/", "/u/", "/elsewhere/"])(
    "has none at %s, which is no listed page of the sidebar",
    (path) => {
      expect(neighboursOf(tree, path)).toEqual({});
    },
  );

  it("looks no further than to the page behind it", () => {
    const type = jest.fn(() => "html" as const);
    const behind = Object.defineProperty({ value: "" }, "type", { get: type }) as SidebarItem;
    expect(neighboursOf([doc("a"), category("B", [doc("c"), behind])], "/a/").next?.label).toBe("c");
    expect(type).not.toHaveBeenCalled();
  });

  it("links to the routes of its neighbours", () => {
    expect(neighboursOf(tree, "/b/")).toEqual({
      previous: { label: "a", href: "/a/" },
      next: { label: "The third", href: "/c/" },
    });
  });
});

describe("categoryAround", () => {
  it("finds the innermost category that is at a path or has a link to it", () => {
    const inner = category("Inner", [doc("b")], { href: "/inner/" });
    const outer = category("Outer", [doc("a"), inner], { href: "/outer/" });
    const tree = [doc("c"), outer];
    expect(["/outer/", "/a/", "/inner/", "/b/"].map((path) => categoryAround(tree, path)?.label)).toEqual([
      "Outer",
      "Outer",
      "Inner",
      "Inner",
    ]);
    expect(categoryAround(tree, "/c/")).toBeUndefined();
  });
});

describe("categoryAt", () => {
  it("finds the category of a page, however deep", () => {
    const inner = category("Inner", [doc("a")], { href: "/inner/" });
    const tree = [doc("x"), category("Outer", [html, inner], { href: "/outer/" })];
    expect(categoryAt(tree, "/inner/")).toBe(inner);
    expect(categoryAt(tree, "/outer/")?.label).toBe("Outer");
  });

  it("does not take a doc for a category", () => {
    expect(categoryAt([category("Outer", [doc("a")])], "/a/")).toBeUndefined();
  });
});
