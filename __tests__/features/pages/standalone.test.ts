import { standaloneFrontMatterSchema, standaloneOf } from "../../../src/features/pages/standalone";

function pageWith(frontMatter: Record<string, unknown> = {}, more: Partial<Parameters<typeof standaloneOf>[0]> = {}) {
  return standaloneOf({
    instance: { id: "pages-tests", content: "content/tests/pages", routeBasePath: "/tests/pages" },
    path: "embeds.mdx",
    frontMatter: standaloneFrontMatterSchema.parse(frontMatter),
    firstParagraph: "First.",
    headingLevels: { min: 2, max: 3 },
    ...more,
  });
}

describe("standaloneFrontMatterSchema", () => {
  it.each([
    { titel: "A" },
    { draft: "yes" },
    { toc_min_heading_level: 1 },
    { toc_max_heading_level: 7 },
    { keywords: "a" },
  ])("refuses %j", (written) => {
    expect(standaloneFrontMatterSchema.safeParse(written).success).toBe(false);
  });
});

describe("standaloneOf", () => {
  it("makes a page of a path, its text and nothing else", () => {
    expect(pageWith()).toMatchInlineSnapshot(`
      {
        "description": "First.",
        "draft": false,
        "editUrl": null,
        "hideTableOfContents": false,
        "image": null,
        "instance": "pages-tests",
        "isCode": false,
        "keywords": [],
        "lastUpdate": null,
        "noIndex": false,
        "ownDescription": false,
        "ownTitle": false,
        "permalink": "/tests/pages/embeds/",
        "redirectFrom": [],
        "title": "embeds",
        "titleMeta": null,
        "tocMaxHeadingLevel": 3,
        "tocMinHeadingLevel": 2,
        "unlisted": false,
        "wrapperClassName": null,
      }
    `);
  });

  it("has a title above it, but not of code, and in projects of Docusaurus only where the text begins with one", () => {
    const ownTitle = (...parameters: Parameters<typeof pageWith>) => pageWith(...parameters).ownTitle;
    expect(ownTitle({ title: "A" })).toBe(false);
    expect(ownTitle({}, { path: "embeds.tsx" })).toBe(true);
    expect(ownTitle({ title: "A" }, { lenient: true })).toBe(true);
    expect(ownTitle({ title: "A" }, { lenient: true, contentTitle: "B" })).toBe(false);
  });

  it("takes everything from front matter that it names", () => {
    expect(
      pageWith({
        title: "A",
        description: "B",
        keywords: ["c"],
        image: "/d.png",
        unlisted: true,
        hide_table_of_contents: true,
        toc_min_heading_level: 3,
        toc_max_heading_level: 4,
      }),
    ).toMatchObject({
      title: "A",
      description: "B",
      keywords: ["c"],
      image: "/d.png",
      unlisted: true,
      hideTableOfContents: true,
      tocMinHeadingLevel: 3,
      tocMaxHeadingLevel: 4,
    });
  });

  it.each([
    ["crashTest.mdx", "/tests/pages/crashTest/"],
    ["index.mdx", "/tests/pages/"],
    ["seo/index.md", "/tests/pages/seo/"],
    ["a/b.mdx", "/tests/pages/a/b/"],
    ["my-index.mdx", "/tests/pages/my-index/"],
    ["01-a.mdx", "/tests/pages/01-a/"],
    ["readme.mdx", "/tests/pages/readme/"],
  ])("makes a route of %s", (path, permalink) => {
    expect(pageWith({}, { path }).permalink).toBe(permalink);
  });

  it("serves an instance at the site's root", () => {
    const instance = { id: "pages", content: "content/pages", routeBasePath: "/" };
    expect(pageWith({}, { instance, path: "examples/noIndex.mdx" }).permalink).toBe("/examples/noIndex/");
    expect(pageWith({}, { instance, path: "index.mdx" }).permalink).toBe("/");
  });

  it.each([
    ["/else/where", "/else/where/"],
    ["else", "/tests/pages/else/"],
    ["/", "/"],
  ])("takes the slug %s", (slug, permalink) => {
    expect(pageWith({ slug }).permalink).toBe(permalink);
  });

  it("takes the title from front matter, then from the first heading, then from the path", () => {
    expect(pageWith({ title: "A" }, { contentTitle: "B" }).title).toBe("A");
    expect(pageWith({}, { contentTitle: "B" }).title).toBe("B");
    expect(pageWith().title).toBe("embeds");
    expect(pageWith({}, { path: "a/index.js" })).toMatchObject({ title: "a", permalink: "/tests/pages/a/" });
  });

  it("has the site's title for its window in projects of Docusaurus, where it has none itself", () => {
    const titleMeta = (...given: Parameters<typeof pageWith>) => pageWith(...given).titleMeta;
    expect(pageWith({}, { lenient: true, path: "docs/error/index.tsx" })).toMatchObject({
      title: "docs/error",
      titleMeta: "",
    });
    expect(titleMeta({}, { path: "help.js" })).toBeNull();
    expect(titleMeta({ title: "A" }, { lenient: true })).toBeNull();
    expect(titleMeta({}, { lenient: true, contentTitle: "B" })).toBeNull();
    expect(titleMeta({ title_meta: "C" }, { lenient: true })).toBe("C");
  });

  it("never ends the table of contents above its beginning", () => {
    expect(pageWith({ toc_min_heading_level: 5 })).toMatchObject({ tocMinHeadingLevel: 5, tocMaxHeadingLevel: 5 });
    expect(pageWith({ toc_max_heading_level: 2 }, { headingLevels: { min: 3, max: 4 } })).toMatchObject({
      tocMinHeadingLevel: 3,
      tocMaxHeadingLevel: 3,
    });
  });
});
