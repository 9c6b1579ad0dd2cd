import { docFrontMatterSchema, docOf, type DocSource } from "../../../src/features/docs/doc";
import type { Version } from "../../../src/features/docs/version";

const version: Version = {
  instance: "default",
  name: "3.2.1",
  label: "3.2.1",
  path: "/docs/3.2.1/",
  isLast: false,
  banner: "unmaintained",
  badge: true,
  noIndex: false,
  folder: "3.2.1",
  tagsRoute: "/docs/3.2.1/tags/",
  order: 2,
};

function docWith(frontMatter: Record<string, unknown> = {}, more: Partial<DocSource> = {}) {
  return docOf({
    version,
    path: "02-guides/01-intro.mdx",
    versionFolder: "content/docs/3.2.1",
    frontMatter: docFrontMatterSchema.parse(frontMatter),
    tagsFile: {},
    firstParagraph: "First.",
    unreleased: [],
    showLastUpdate: { time: true, author: true },
    headingLevels: { min: 2, max: 3 },
    ...more,
  });
}

describe("docFrontMatterSchema", () => {
  it.each([
    [{ id: "a/b" }, "must not contain a slash"],
    [{ id: "" }, "must not be empty"],
    [{ toc_min_heading_level: 1 }, "Too small: expected number to be >=2"],
    [{ toc_max_heading_level: 7 }, "Too big: expected number to be <=6"],
    [{ sidebar_position: "first" }, "Invalid input: expected number, received string"],
    [{ draft: "yes" }, "Invalid input: expected boolean, received string"],
    [{ last_update: { date: "soon" } }, "'soon' is no date"],
    [{ last_update: { by: "A" } }, 'Unrecognized key: "by"'],
    [{ sidebar_lable: "A" }, 'Unrecognized key: "sidebar_lable"'],
    [{ draft: true, unlisted: true }, "a draft cannot be unlisted as well: drafts are not published at all"],
    [{ sidebar_label: null }, "Invalid input: expected string, received null"],
  ])("refuses %j", (written, message) => {
    expect(docFrontMatterSchema.safeParse(written).error?.issues.map((issue) => issue.message)).toEqual([message]);
  });

  it("takes null where it means none", () => {
    const none = { displayed_sidebar: null, pagination_prev: null, pagination_next: null, custom_edit_url: null };
    expect(docFrontMatterSchema.parse(none)).toMatchObject(none);
  });
});

describe("docOf", () => {
  it("keeps the numbers before names where front matter says so", () => {
    expect(docWith({ parse_number_prefixes: false }).permalink).toBe("/docs/3.2.1/02-guides/01-intro/");
  });

  it("makes a doc of a path, its text and nothing else", () => {
    expect(docWith()).toMatchInlineSnapshot(`
      {
        "contributors": [],
        "description": "First.",
        "displayedSidebar": undefined,
        "docId": "guides/intro",
        "draft": false,
        "editUrl": null,
        "hideTableOfContents": false,
        "hideTitle": false,
        "image": null,
        "instance": "default",
        "keywords": [],
        "lastUpdate": null,
        "noIndex": false,
        "ownDescription": false,
        "paginationLabel": null,
        "paginationNext": undefined,
        "paginationPrevious": undefined,
        "permalink": "/docs/3.2.1/guides/intro/",
        "redirectFrom": [],
        "sidebarClassName": null,
        "sidebarCustomProps": null,
        "sidebarLabel": null,
        "sidebarPosition": 1,
        "tags": [],
        "title": "intro",
        "titleMeta": null,
        "tocMaxHeadingLevel": 3,
        "tocMinHeadingLevel": 2,
        "unlisted": false,
        "unreleased": [],
        "version": "3.2.1",
      }
    `);
  });

  it("takes everything from front matter that it names", () => {
    expect(
      docWith({
        id: "start",
        slug: "/begin",
        title: "Start",
        title_meta: "Start here",
        description: "How to start.",
        keywords: ["a", "b"],
        image: "/img/a.png",
        tags: ["a", { label: "B", permalink: "/bee" }],
        hide_title: true,
        hide_table_of_contents: true,
        toc_min_heading_level: 3,
        toc_max_heading_level: 5,
        sidebar_label: "Begin",
        sidebar_position: 2.5,
        sidebar_class_name: "red",
        sidebar_custom_props: { badge: "new" },
        displayed_sidebar: "api",
        pagination_label: "The start",
        pagination_prev: "a",
        pagination_next: null,
        custom_edit_url: "https://example.org/edit",
        last_update: { date: "2024-05-03", author: "Ada" },
      }),
    ).toMatchInlineSnapshot(`
      {
        "contributors": [],
        "description": "How to start.",
        "displayedSidebar": "api",
        "docId": "guides/start",
        "draft": false,
        "editUrl": "https://example.org/edit",
        "hideTableOfContents": true,
        "hideTitle": true,
        "image": "/img/a.png",
        "instance": "default",
        "keywords": [
          "a",
          "b",
        ],
        "lastUpdate": {
          "author": "Ada",
          "date": "2024-05-03",
        },
        "noIndex": false,
        "ownDescription": true,
        "paginationLabel": "The start",
        "paginationNext": null,
        "paginationPrevious": "a",
        "permalink": "/docs/3.2.1/begin/",
        "redirectFrom": [],
        "sidebarClassName": "red",
        "sidebarCustomProps": {
          "badge": "new",
        },
        "sidebarLabel": "Begin",
        "sidebarPosition": 2.5,
        "tags": [
          {
            "description": null,
            "label": "a",
            "permalink": "/docs/3.2.1/tags/a/",
          },
          {
            "description": null,
            "label": "B",
            "permalink": "/docs/3.2.1/tags/bee/",
          },
        ],
        "title": "Start",
        "titleMeta": "Start here",
        "tocMaxHeadingLevel": 5,
        "tocMinHeadingLevel": 3,
        "unlisted": false,
        "unreleased": [],
        "version": "3.2.1",
      }
    `);
  });

  it("takes the title from front matter, then from the first heading, then from the id, then from the file name", () => {
    expect(docWith({ title: "A", id: "c" }, { contentTitle: "B" }).title).toBe("A");
    expect(docWith({ id: "c" }, { contentTitle: "B" }).title).toBe("B");
    expect(docWith({ id: "c" }).title).toBe("c");
    expect(docWith().title).toBe("intro");
  });

  it("takes the description from the first paragraph where front matter has none, an empty one included", () => {
    expect(docWith().description).toBe("First.");
    expect(docWith({ description: "" }).description).toBe("");
  });

  it("takes the sidebar position from front matter, then from the number prefix", () => {
    expect(docWith({ sidebar_position: 7 }).sidebarPosition).toBe(7);
    expect(docWith({ sidebar_position: 0 }).sidebarPosition).toBe(0);
    expect(docWith().sidebarPosition).toBe(1);
    expect(docWith({}, { path: "intro.mdx" }).sidebarPosition).toBeNull();
  });

  it("puts tags below the version's root", () => {
    expect(docWith({ tags: ["a"] }, { tagsFile: { a: { label: "Letter" } } }).tags).toEqual([
      { label: "Letter", permalink: "/docs/3.2.1/tags/a/", description: null },
    ]);
  });

  it("keeps a draft out of the unlisted docs", () => {
    expect(docWith({ draft: true })).toMatchObject({ draft: true, unlisted: false });
    expect(docWith({ unlisted: true })).toMatchObject({ draft: false, unlisted: true });
  });

  it("takes noIndex from its version", () => {
    expect(docWith({}, { version: { ...version, noIndex: true } }).noIndex).toBe(true);
  });

  it("never ends the table of contents above its beginning", () => {
    expect(docWith({ toc_min_heading_level: 5 })).toMatchObject({ tocMinHeadingLevel: 5, tocMaxHeadingLevel: 5 });
    expect(docWith({ toc_max_heading_level: 2 })).toMatchObject({ tocMinHeadingLevel: 2, tocMaxHeadingLevel: 2 });
    expect(docWith({ toc_max_heading_level: 2 }, { headingLevels: { min: 3, max: 4 } })).toMatchObject({
      tocMinHeadingLevel: 3,
      tocMaxHeadingLevel: 3,
    });
  });

  it("tells no sidebar and no neighbour from no word about them", () => {
    expect(docWith({ displayed_sidebar: null, pagination_prev: null })).toMatchObject({
      displayedSidebar: null,
      paginationPrevious: null,
    });
    const { displayedSidebar, paginationPrevious, paginationNext } = docWith();
    expect([displayedSidebar, paginationPrevious, paginationNext]).toEqual([undefined, undefined, undefined]);
  });
});

describe("the edit link", () => {
  const editUrl = "https://example.org/edit/docs";

  it("leads to the file in its version's folder", () => {
    expect(docWith({}, { editUrl, path: "02-guides/doc 1.mdx" }).editUrl).toBe(
      "https://example.org/edit/docs/3.2.1/02-guides/doc%201.mdx",
    );
    expect(docWith({}, { editUrl, version: { ...version, folder: "" } }).editUrl).toBe(
      "https://example.org/edit/docs/02-guides/01-intro.mdx",
    );
  });

  it("is what a function gives for the page, or none", () => {
    const asked = jest.fn(({ path }: { path: string }) => (path === "a.md" ? undefined : "https://example.org/b"));
    expect(docWith({}, { editUrl: asked, path: "a.md" }).editUrl).toBeNull();
    expect(docWith({}, { editUrl: asked, path: "b.md" }).editUrl).toBe("https://example.org/b");
    expect(asked.mock.calls[1]).toEqual([
      { folder: "content/docs/3.2.1", path: "b.md", permalink: "/docs/3.2.1/b/", version: "3.2.1" },
    ]);
  });

  it("is the one of front matter, or none where front matter says so", () => {
    expect(docWith({ custom_edit_url: "https://example.org/mine" }, { editUrl }).editUrl).toBe(
      "https://example.org/mine",
    );
    expect(docWith({ custom_edit_url: null }, { editUrl }).editUrl).toBeNull();
    expect(docWith().editUrl).toBeNull();
  });
});

describe("the last update", () => {
  const gitUpdate = { date: "2024-01-02T03:04:05.000Z", author: "Grace" };

  it("comes from git where front matter says nothing", () => {
    expect(docWith({}, { gitUpdate }).lastUpdate).toEqual(gitUpdate);
    expect(docWith().lastUpdate).toBeNull();
  });

  it("comes from front matter first, each part by itself", () => {
    expect(docWith({ last_update: { date: "5/3/2024" } }, { gitUpdate }).lastUpdate).toEqual({
      date: "2024-05-03",
      author: "Grace",
    });
    expect(docWith({ last_update: { author: "Ada" } }, { gitUpdate }).lastUpdate).toEqual({
      date: gitUpdate.date,
      author: "Ada",
    });
    expect(docWith({ last_update: { author: "Ada" } }).lastUpdate).toEqual({ date: null, author: "Ada" });
  });

  it("shows only the parts that the instance shows", () => {
    expect(
      docWith({ last_update: { author: "Ada" } }, { gitUpdate, showLastUpdate: { time: true, author: false } })
        .lastUpdate,
    ).toEqual({ date: gitUpdate.date, author: null });
    expect(
      docWith({ last_update: { date: "2024-05-03" } }, { gitUpdate, showLastUpdate: { time: false, author: true } })
        .lastUpdate,
    ).toEqual({ date: null, author: "Grace" });
    expect(
      docWith({ last_update: { author: "Ada" } }, { gitUpdate, showLastUpdate: { time: false, author: false } })
        .lastUpdate,
    ).toBeNull();
  });
});
