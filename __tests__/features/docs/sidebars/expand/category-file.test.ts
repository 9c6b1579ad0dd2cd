import { doc, expanded, outline } from "./expanded";

describe("a folder's category file", () => {
  it("gives the category its label, class, custom props, description and ways", () => {
    const file = {
      label: "Guides",
      collapsible: false,
      collapsed: false,
      className: "red",
      customProps: { a: 1 },
      description: "All guides",
      position: 1,
    };
    expect(expanded(["guides/a.mdx"], { guides: file })).toEqual([
      {
        type: "category",
        label: "Guides",
        collapsible: false,
        collapsed: false,
        className: "red",
        customProps: { a: 1 },
        description: "All guides",
        items: [{ type: "doc", id: "guides/a" }],
      },
    ]);
  });

  it("is found by the folder's path with number prefixes", () => {
    expect(outline(expanded(["1-a/2-b/x.mdx"], { "1-a/2-b": { label: "B" } }))).toBe("a [B [a/b/x]]");
    expect(outline(expanded(["1-a/2-b/x.mdx"], { "1-a/2-b": { label: "B" } }, "1-a"))).toBe("B [a/b/x]");
  });

  it("links to a generated index", () => {
    const link = { type: "generated-index" as const, title: "All guides", slug: "/guides" };
    expect(expanded(["guides/a.mdx", "guides/index.mdx"], { guides: { link } })).toMatchObject([
      {
        label: "guides",
        link,
        items: [
          { type: "doc", id: "guides/a" },
          { type: "doc", id: "guides/index" },
        ],
      },
    ]);
  });

  it("links to a doc by its id in the folder or in the version, and leaves that doc out of the items", () => {
    expect(
      outline(expanded(["1-guides/a.mdx", "1-guides/b.mdx"], { "1-guides": { link: { type: "doc", id: "b" } } })),
    ).toBe("Title of guides/b → guides/b [guides/a]");
    expect(
      outline(expanded(["guides/a.mdx", "guides/b.mdx"], { guides: { link: { type: "doc", id: "guides/b" } } })),
    ).toBe("Title of guides/b → guides/b [guides/a]");
  });

  it("links to a doc of the folder by the last name of its id, also where that keeps the numbers of folders", () => {
    const numbered = doc("1-guides/b.mdx", { docId: "1-guides/b" });
    expect(outline(expanded([numbered, "1-guides/a.mdx"], { "1-guides": { link: { type: "doc", id: "b" } } }))).toBe(
      "Title of 1-guides/b → 1-guides/b [guides/a]",
    );
  });

  it("links to a doc of another folder, which keeps its own place", () => {
    expect(
      outline(
        expanded(["guides/a.mdx", "start.mdx"], { guides: { label: "Guides", link: { type: "doc", id: "start" } } }),
      ),
    ).toBe("Guides → start [guides/a], start");
  });

  it("prefers the doc in the folder to one of the same id in the version", () => {
    expect(
      outline(expanded(["guides/a.mdx", "guides/b.mdx", "b.mdx"], { guides: { link: { type: "doc", id: "b" } } })),
    ).toContain("→ guides/b [guides/a]");
  });

  it("links to nothing where its doc does not exist; the check of category files reports it", () => {
    expect(outline(expanded(["guides/a.mdx"], { guides: { link: { type: "doc", id: "nowhere" } } }))).toBe(
      "guides [guides/a]",
    );
  });

  it("links to nothing where the link is null, and the index doc is one of the items", () => {
    expect(outline(expanded(["guides/a.mdx", "guides/index.mdx"], { guides: { link: null } }))).toBe(
      "guides [guides/a, guides/index]",
    );
  });
});
