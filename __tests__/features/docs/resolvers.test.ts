import type { DocNode } from "../../../src/features/docs/nodes";
import { DocsFeature } from "../../support/docs-feature";
import { standOnSmallSite } from "../../support/small-site";
import { smallestSite } from "../../support/site";

const site = standOnSmallSite({
  docs: [{ id: "default", content: "content/docs", routeBasePath: "/docs", lastVersion: "1.0" }],
  navbar: {
    ...smallestSite.navbar,
    items: [
      { type: "doc", docId: "intro", label: "Docs" },
      { type: "doc", docId: "hidden", label: "Hidden" },
      { type: "doc", docId: "other", docsPluginId: "elsewhere", label: "Elsewhere" },
    ],
  },
});
const doc = (version: string, name: string, ...lines: string[]) =>
  site.write(`content/docs/${version}/${name}.mdx`, ...lines);
const develop = () => new DocsFeature(site);
const production = () => new DocsFeature(site, true);
const idsOf = async (docs: Promise<unknown>) => ((await docs) as DocNode[]).map(({ docId }) => docId).sort();

beforeEach(async () => {
  site.write("content/docs/versions.yml", '["current", "1.0", "0.9"]');
  for (const version of ["current", "1.0", "0.9"]) {
    doc(version, "intro", "---", "slug: /", "---", "", "Intro.");
    doc(version, "other", "---", "tags: [b, a]", "---", "", "Other.");
  }
  doc("current", "new", "New.");
  doc("1.0", "draft", "---", "draft: true", "tags: [secret]", "---", "", "Draft.");
  doc("1.0", "hidden", "---", "unlisted: true", "tags: [a, quiet]", "sidebar_label: Hide", "---", "", "Hidden.");
  doc("1.0", "guides/deep", "---", "pagination_label: Deeper", "---", "", "Deep.");
  site.write(
    "content/docs/1.0/sidebars.yml",
    "docs: [intro, draft, other, { type: category, label: Guides, link: { type: generated-index }, items: [guides/deep] }]",
    "empty: []",
    "more: [hidden, other]",
  );
  await develop().build();
});

describe("the fields of a version", () => {
  it("docs are all in develop, and all but drafts in production", async () => {
    const listed = ["guides/deep", "hidden", "intro", "other"];
    expect(await idsOf(develop().versionField("1.0", "docs"))).toEqual(["draft", ...listed]);
    expect(await idsOf(production().versionField("1.0", "docs"))).toEqual(listed);
    expect(await idsOf(production().versionField("current", "docs"))).toEqual(["intro", "new", "other"]);
  });

  it("draftIds name the drafts, wherever they are left out", async () => {
    expect(await develop().versionField("1.0", "draftIds")).toEqual(["draft"]);
    expect(await production().versionField("1.0", "draftIds")).toEqual(["draft"]);
    expect(await production().versionField("0.9", "draftIds")).toEqual([]);
  });

  it("the main doc is the one at the version's root", async () => {
    expect(await production().versionField("1.0", "mainDocId")).toBe("intro");
    expect(await production().versionField("1.0", "mainDocPath")).toBe("/docs/");
    expect(await production().versionField("0.9", "mainDocPath")).toBe("/docs/0.9/");
  });

  it("sidebars have their items and their first page, or null", async () => {
    expect(await production().versionField("1.0", "sidebars")).toEqual([
      {
        name: "docs",
        items: [
          { type: "link", label: "intro", href: "/docs/", docId: "intro" },
          { type: "link", label: "other", href: "/docs/other/", docId: "other" },
          expect.objectContaining({ type: "category", label: "Guides", href: "/docs/category/guides/" }),
        ],
        firstPath: "/docs/",
      },
      { name: "empty", items: [], firstPath: null },
      { name: "more", items: expect.any(Array) as unknown, firstPath: "/docs/other/" },
    ]);
  });

  it("orphans are the listed docs in no sidebar, sorted alike on every machine", async () => {
    for (const name of ["ä", "b", "B"]) doc("1.0", `alone/${name}`, "Alone.");
    site.write("content/docs/1.0/sidebars.yml", "docs: [intro, other, guides/deep]");
    site.gatsby.nodes.clear();
    await develop().build();
    const orphans = (await production().versionField("1.0", "orphans")) as DocNode[];
    expect(orphans.map(({ docId }) => docId)).toEqual(["alone/B", "alone/b", "alone/ä"]);
  });

  it("navbarDocs are the docs of the instance that the navbar names", async () => {
    expect(await production().versionField("1.0", "navbarDocs")).toEqual([
      { docId: "hidden", path: "/docs/hidden/", unlisted: true, sidebar: "more" },
      { docId: "intro", path: "/docs/", unlisted: false, sidebar: "docs" },
    ]);
    expect(await production().versionField("0.9", "navbarDocs")).toMatchObject([
      { docId: "intro", path: "/docs/0.9/" },
    ]);
  });

  it.each([
    ["develop", develop],
    ["production", production],
  ])("tags count the listed docs that carry them, by label, in %s, where drafts have no part", async (_mode, docs) => {
    const tag = (label: string) => ({ label, permalink: `/docs/tags/${label}/`, description: null });
    expect(await docs().versionField("1.0", "tags")).toEqual([
      { ...tag("a"), count: 1, unlisted: false },
      { ...tag("b"), count: 1, unlisted: false },
      { ...tag("quiet"), count: 0, unlisted: true },
    ]);
  });

  it("category is the index page at a route, or null", async () => {
    site.write("content/docs/0.9/_category_.yml", "label: Unused");
    site.write(
      "content/docs/0.9/sidebars.yml",
      "docs: [{ type: category, label: Guides, link: { type: generated-index }, items: [other] }]",
    );
    const category = (version: string, permalink: string) =>
      production().versionField(version, "category", { permalink });
    expect(await category("1.0", "/docs/none/")).toBeNull();
    expect(await category("1.0", "/docs/category/guides/")).toEqual({
      sidebar: "docs",
      permalink: "/docs/category/guides/",
      title: "Guides",
      description: null,
      keywords: [],
      image: null,
      cardTexts: [{ path: "/docs/guides/deep/", text: "Deep." }],
      alternates: [
        { version: "current", label: "Next", isLast: false, permalink: "/docs/next/", sameDoc: false },
        { version: "0.9", label: "0.9", isLast: false, permalink: "/docs/0.9/category/guides/", sameDoc: true },
      ],
    });
  });

  it("have the page follow all docs", async () => {
    await develop().versionField("1.0", "draftIds");
    expect(site.gatsby.followed).toEqual(["Doc"]);
  });
});

describe("the main doc of a version without a doc at its root", () => {
  const mainDocOf = (version: string) => production().versionField(version, "mainDocId");
  const withSidebar = (items: string) => site.write("content/docs/0.9/sidebars.yml", `docs: [${items}]`);

  beforeEach(async () => {
    site.remove("content/docs/0.9/intro.mdx");
    doc("0.9", "another", "---", "unlisted: true", "---", "", "Another.");
    site.gatsby.nodes.clear();
    await develop().build();
  });

  it("is the first of its first sidebar, also below what is no doc", async () => {
    expect(await mainDocOf("0.9")).toBe("other");
    doc("0.9", "a-first", "First.");
    site.gatsby.nodes.clear();
    await develop().build();
    withSidebar("{ type: link, label: Away, href: https://example.org }, other");
    expect(await mainDocOf("0.9")).toBe("other");
    withSidebar("{ type: category, label: More, link: { type: generated-index }, items: [other] }");
    expect(await mainDocOf("0.9")).toBe("other");
  });

  it("is the first by its id where the sidebar has none: a listed one, if there is any", async () => {
    withSidebar("{ type: link, label: Away, href: https://example.org }");
    expect(await mainDocOf("0.9")).toBe("other");
    expect(await production().versionField("0.9", "mainDocPath")).toBe("/docs/0.9/other/");
    doc("0.9", "Zoo", "Zoo.");
    site.gatsby.nodes.clear();
    await develop().build();
    expect(await mainDocOf("0.9")).toBe("other");
    site.remove("content/docs/0.9/Zoo.mdx");
    site.remove("content/docs/0.9/other.mdx");
    site.gatsby.nodes.clear();
    await develop().build();
    expect(await mainDocOf("0.9")).toBe("another");
  });

  it("is where other versions lead for docs that it does not have", async () => {
    expect(await production().docField("content/docs/current/new.mdx", "alternates")).toContainEqual(
      expect.objectContaining({ version: "0.9", permalink: "/docs/0.9/other/", sameDoc: false }),
    );
  });

  it("is none in a version without docs", async () => {
    site.remove("content/docs/0.9/other.mdx");
    site.remove("content/docs/0.9/another.mdx");
    site.gatsby.nodes.clear();
    await develop().build();
    expect(await mainDocOf("0.9")).toBeNull();
    expect(await production().versionField("0.9", "mainDocPath")).toBeNull();
  });
});

describe("the fields of a doc", () => {
  const withFrontMatter = async (...lines: string[]) => {
    doc("1.0", "other", "---", ...lines, "---", "", "Other.");
    site.gatsby.nodes.clear();
    await develop().build();
    const field = (name: string, docs = develop()) => docs.docField("content/docs/1.0/other.mdx", name);
    return { field, draft: (name: string) => field(name, production()) };
  };

  it("sidebar is the one that front matter names, else the one that lists the doc, else null", async () => {
    const named = await withFrontMatter("displayed_sidebar: docs");
    expect(await named.field("sidebar")).toBe("docs");
    expect(await (await withFrontMatter("displayed_sidebar: null")).field("sidebar")).toBeNull();
    expect(await (await withFrontMatter("title: Other")).field("sidebar")).toBe("more");
    site.write("content/docs/1.0/sidebars.yml", "docs: [intro]");
    expect(await (await withFrontMatter("title: Other")).field("sidebar")).toBeNull();
  });

  it("navbarDocs have the sidebar that front matter names, too", async () => {
    doc("1.0", "intro", "---", "slug: /", "displayed_sidebar: more", "---", "", "Intro.");
    site.gatsby.nodes.clear();
    await develop().build();
    expect(await production().versionField("1.0", "navbarDocs")).toContainEqual(
      expect.objectContaining({ docId: "intro", sidebar: "more" }),
    );
  });

  it("previous and next are null where the sidebars decide", async () => {
    const { field } = await withFrontMatter("title: Other");
    expect([await field("previous"), await field("next")]).toEqual([null, null]);
    expect([await field("hidesPrevious"), await field("hidesNext")]).toEqual([false, false]);
    expect(site.gatsby.queries).toEqual([]);
  });

  it("previous and next lead to the docs of the version that front matter names, by their own words", async () => {
    const { field } = await withFrontMatter("pagination_prev: guides/deep", "pagination_next: intro");
    expect(await field("previous")).toEqual({ label: "Deeper", permalink: "/docs/guides/deep/" });
    expect(await field("next")).toEqual({ label: "intro", permalink: "/docs/" });
    expect(site.gatsby.queries[0]).toBe("Doc instance=default version=1.0 docId=guides/deep");
  });

  it("previous and next hide where front matter says null", async () => {
    const { field } = await withFrontMatter("pagination_prev: null", "pagination_next: null");
    expect([await field("hidesPrevious"), await field("hidesNext")]).toEqual([true, true]);
    expect([await field("previous"), await field("next")]).toEqual([null, null]);
  });

  it("previous and next do not lead to a doc that is not there, or unlisted", async () => {
    const { field } = await withFrontMatter("pagination_prev: none", "pagination_next: hidden");
    expect([await field("previous"), await field("next")]).toEqual([null, null]);
    expect([await field("hidesPrevious"), await field("hidesNext")]).toEqual([false, true]);
  });

  it("next leads to a draft in develop alone, where it has a page", async () => {
    const { field, draft } = await withFrontMatter("pagination_next: draft");
    expect(await field("next")).toEqual({ label: "draft", permalink: "/docs/draft/" });
    expect(await draft("next")).toBeNull();
  });

  it("alternates are the doc in the other versions, newest first, else their main docs", async () => {
    const alternates = (name: string) => production().docField(`content/docs/${name}.mdx`, "alternates");
    expect(await alternates("1.0/other")).toEqual([
      { version: "current", label: "Next", isLast: false, permalink: "/docs/next/other/", sameDoc: true },
      { version: "0.9", label: "0.9", isLast: false, permalink: "/docs/0.9/other/", sameDoc: true },
    ]);
    expect(await alternates("current/new")).toEqual([
      { version: "1.0", label: "1.0", isLast: true, permalink: "/docs/", sameDoc: false },
      { version: "0.9", label: "0.9", isLast: false, permalink: "/docs/0.9/", sameDoc: false },
    ]);
  });
});
