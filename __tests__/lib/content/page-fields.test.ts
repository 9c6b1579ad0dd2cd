import { docFrontMatterSchema } from "../../../src/features/docs/doc";
import { postFrontMatterSchema } from "../../../src/features/blog/post";
import { standaloneFrontMatterSchema } from "../../../src/features/pages/standalone";
import { readYaml } from "../../../src/lib/content/front-matter";
import { pageFieldsOf, pageFrontMatter, writtenDate, type PageSource } from "../../../src/lib/content/page-fields";
import { formatProblem } from "../../../src/lib/problem";

const schema = pageFrontMatter({});

function fieldsWith(frontMatter: Record<string, unknown> = {}, more: Partial<PageSource> = {}) {
  return pageFieldsOf({
    frontMatter: schema.parse(frontMatter),
    permalink: "/docs/a/",
    fallbackTitle: "a",
    firstParagraph: "First.",
    showLastUpdate: { time: true, author: true },
    headingLevels: { min: 2, max: 3 },
    ...more,
  });
}

/** What an author reads of front matter that is not valid. */
const wordsOf = (yaml: string, of: Parameters<typeof readYaml>[1] = schema) =>
  readYaml({ yaml, file: "content/a.mdx", linesAbove: 1, what: "front matter" }, of, {}).problems.map(formatProblem);

describe("pageFieldsOf", () => {
  it("takes a page without front matter for what its file and the site say", () => {
    expect(fieldsWith()).toEqual({
      permalink: "/docs/a/",
      ownDescription: false,
      redirectFrom: [],
      title: "a",
      titleMeta: null,
      description: "First.",
      keywords: [],
      image: null,
      draft: false,
      unlisted: false,
      noIndex: false,
      hideTableOfContents: false,
      tocMinHeadingLevel: 2,
      tocMaxHeadingLevel: 3,
      editUrl: null,
      lastUpdate: null,
    });
  });

  it.each([
    ["title", { title: "T" }, { title: "T" }],
    ["title_meta", { title_meta: "T" }, { title: "a", titleMeta: "T" }],
    ["description", { description: "D" }, { description: "D" }],
    ["an empty description", { description: "" }, { description: "" }],
    ["keywords", { keywords: ["k", "l"] }, { keywords: ["k", "l"] }],
    ["image", { image: "/i.png" }, { image: "/i.png" }],
    ["draft", { draft: true }, { draft: true, unlisted: false, noIndex: false }],
    ["unlisted", { unlisted: true }, { draft: false, unlisted: true, noIndex: true }],
    ["hide_table_of_contents", { hide_table_of_contents: true }, { hideTableOfContents: true }],
    ["toc_max_heading_level", { toc_max_heading_level: 5 }, { tocMinHeadingLevel: 2, tocMaxHeadingLevel: 5 }],
    ["toc_min_heading_level", { toc_min_heading_level: 3 }, { tocMinHeadingLevel: 3, tocMaxHeadingLevel: 3 }],
    ["a minimum above the maximum", { toc_min_heading_level: 5 }, { tocMinHeadingLevel: 5, tocMaxHeadingLevel: 5 }],
    ["custom_edit_url", { custom_edit_url: "https://e.org/a" }, { editUrl: "https://e.org/a" }],
  ])("goes by front matter: %s", (_key, written, fields) => {
    expect(fieldsWith(written)).toMatchObject(fields);
  });

  it("leaves the route to its caller, who reads the slug", () => {
    expect(fieldsWith({ slug: "/elsewhere" }).permalink).toBe("/docs/a/");
  });

  it("prefers the title of front matter to that of the content, and that to the file's name", () => {
    expect(fieldsWith({ title: "Written" }, { contentTitle: "Heading" }).title).toBe("Written");
    expect(fieldsWith({}, { contentTitle: "Heading" }).title).toBe("Heading");
  });

  it("takes the site's edit address, and none where front matter says null", () => {
    const editUrl = "https://example.org/edit/a.mdx";
    expect(fieldsWith({}, { editUrl }).editUrl).toBe(editUrl);
    expect(fieldsWith({ custom_edit_url: "https://e.org/a" }, { editUrl }).editUrl).toBe("https://e.org/a");
    expect(fieldsWith({ custom_edit_url: null }, { editUrl }).editUrl).toBeNull();
  });

  it("keeps search engines from all pages of a kind", () => {
    expect(fieldsWith({}, { noIndex: true })).toMatchObject({ unlisted: false, noIndex: true });
    expect(fieldsWith({ unlisted: true }, { noIndex: false }).noIndex).toBe(true);
  });
});

describe("the last update", () => {
  const gitUpdate = { date: "2024-05-03T08:00:00.000Z", author: "Ada" };

  it.each([
    ["both", { time: true, author: true }, gitUpdate],
    ["the time alone", { time: true, author: false }, { date: gitUpdate.date, author: null }],
    ["the author alone", { time: false, author: true }, { date: null, author: "Ada" }],
    ["neither", { time: false, author: false }, null],
  ])("shows %s", (_what, showLastUpdate, shown) => {
    expect(fieldsWith({}, { gitUpdate, showLastUpdate }).lastUpdate).toEqual(shown);
  });

  it("takes date and author from front matter, each for itself", () => {
    const written = (last_update: object) => fieldsWith({ last_update }, { gitUpdate }).lastUpdate;
    expect(written({ date: "1/2/2023" })).toEqual({ date: "2023-01-02", author: "Ada" });
    expect(written({ author: "Grace" })).toEqual({ date: gitUpdate.date, author: "Grace" });
    expect(written({ date: "2023-01-02 10:00 +02:00", author: "Grace" })).toEqual({
      date: "2023-01-02T08:00:00.000Z",
      author: "Grace",
    });
  });

  it("shows what front matter says of a file that git does not know", () => {
    expect(fieldsWith({ last_update: { author: "Grace" } }).lastUpdate).toEqual({ date: null, author: "Grace" });
  });
});

describe("pageFrontMatter", () => {
  it("adds the keys of a kind to those of every page, and knows no other", () => {
    expect(wordsOf("wrapperClassName: a", standaloneFrontMatterSchema)).toEqual([]);
    expect(wordsOf("titel: a\nwrapperClassName: b")).toMatchInlineSnapshot(`
      [
        "content/a.mdx:2
        The front matter has no key 'titel'.
        → Remove it, or write one of the valid keys.
        valid: title, draft, image, slug, unlisted, title_meta, keywords, description, last_update, custom_edit_url, redirect_from, toc_max_heading_level and 2 more",
        "content/a.mdx:3
        The front matter has no key 'wrapperClassName'.
        → Remove it, or write one of the valid keys.
        valid: last_update, redirect_from, description, draft, image, keywords, title, title_meta, unlisted, slug, custom_edit_url, toc_max_heading_level and 2 more",
      ]
    `);
  });

  it.each([
    ["docs", docFrontMatterSchema],
    ["posts", postFrontMatterSchema],
    ["standalone pages", standaloneFrontMatterSchema],
  ])("refuses %s whose table of contents would end above its beginning", (_kind, of) => {
    const levels = (min: number, max: number) =>
      wordsOf(`toc_max_heading_level: ${max}\ntoc_min_heading_level: ${min}`, of).join("\n");
    expect(levels(5, 3)).toContain("must not be above `toc_max_heading_level`");
    expect(levels(3, 3)).toBe("");
  });

  it.each([
    ["docs", docFrontMatterSchema],
    ["posts", postFrontMatterSchema],
    ["standalone pages", standaloneFrontMatterSchema],
  ])("refuses %s that are drafts and unlisted", (_kind, of) => {
    expect(wordsOf("title: A\ndraft: true\nunlisted: true", of)).toEqual([
      [
        "content/a.mdx:3",
        "  The value of 'draft' is not valid: a draft cannot be unlisted as well: drafts are not published at all.",
        "  → Give the key a value of the kind that the message names.",
      ].join("\n"),
    ]);
    expect(wordsOf("draft: true\nunlisted: false", of)).toEqual([]);
  });
});

describe("writtenDate", () => {
  it.each(["2024-05-03", "5/3/2024", "2024-05-03 10:30", "2024-05-03T10:30:00+02:00"])(
    "takes %s as written",
    (date) => {
      expect(writtenDate.parse(date)).toBe(date);
    },
  );

  it("takes YAML's timestamps: a day for midnight in UTC, else a time", () => {
    expect(writtenDate.parse(new Date("2024-05-03T00:00:00Z"))).toBe("2024-05-03");
    expect(writtenDate.parse(new Date("2024-05-03T10:30:00Z"))).toBe("2024-05-03T10:30:00.000Z");
  });

  it.each([
    ["soon", "no date"],
    ["2024-02-30", "not in the calendar"],
    ["2024-13-01", "not in the calendar"],
    ["", "no date"],
  ])("refuses %j", (date, why) => {
    expect(writtenDate.safeParse(date).error?.issues[0]?.message).toBe(`'${date}' is ${why}`);
  });
});
