import type { ExpandedItem } from "../../../../../src/features/docs/sidebars/expand";
import { ids, resolved } from "./resolved";

describe("docs and refs", () => {
  it("become links to the doc's route, labelled by its title", () => {
    expect(resolved(ids("a"))).toEqual({
      tree: [{ type: "link", label: "Title a", href: "/docs/a/", docId: "a" }],
      indexes: [],
      links: [],
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
      links: [],
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
