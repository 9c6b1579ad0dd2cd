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

  it("take from the sidebars file what front matter does not say", () => {
    const said = { className: "blue", customProps: { n: 2 }, description: "Words" };
    expect(resolved([{ type: "doc", id: "a", ...said }]).tree).toMatchObject([said]);
    expect(resolved([{ type: "doc", id: "full", ...said }]).tree).toMatchObject([
      { className: "red", customProps: { n: 1 }, description: "Words" },
    ]);
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

  it("keep addresses of files: they have no slash at their ends", () => {
    const hrefs = ["/files/manual.pdf?a#b", "/blog/rss.xml", "/demo/index.html", "/docs/3.0.0"];
    const items = hrefs.map((href): ExpandedItem => ({ type: "link", label: "L", href }));
    expect(resolved(items).tree.map((item) => item.type === "link" && item.href)).toEqual([
      "/files/manual.pdf?a#b",
      "/blog/rss.xml",
      "/demo/index.html",
      "/docs/3.0.0/",
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

describe("the base URL", () => {
  const html: ExpandedItem = { type: "html", value: '<a href="/a/">A</a><img src="/b.png">' };
  const baseUrl = "/x/";

  it("comes before the paths in HTML when a page is built, and is no part of what is checked", () => {
    const site = { baseUrl, lenient: false };
    const { tree, links } = resolved([html], { site });
    expect(tree).toEqual([{ type: "html", value: '<a href="/x/a/">A</a><img src="/x/b.png">' }]);
    expect(links).toEqual([{ url: "/a/", line: undefined, isDrawn: false }]);
    expect(resolved([html], { site, production: false }).tree).toEqual([html]);
  });

  it("may be written in a project of Docusaurus: it is no part of what is checked, and HTML stays as it is", () => {
    const written: ExpandedItem = { type: "html", value: '<a href="/x/a/">A</a><a href="/b/">B</a>' };
    const link: ExpandedItem = { type: "link", label: "C", href: "/x/c" };
    const source = "- '<a href=\"/b/\">'\n- /x/c\n";
    const { tree, links } = resolved([written, link], { site: { baseUrl, lenient: true }, source });
    expect(tree).toEqual([written, { ...link, href: "/c/" }]);
    expect(links).toEqual([
      { url: "/a/", isDrawn: false },
      { url: "/b/", line: 1, isDrawn: false },
      { url: "/c", line: 2, isDrawn: true },
    ]);
  });
});
