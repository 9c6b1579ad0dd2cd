import { readdirSync } from "node:fs";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import type { Page } from "../../../src/build/feature";
import { docs as feature } from "../../../src/features/docs";
import { distinct } from "../../../src/lib/values/distinct";
import { formatProblem, type Problem } from "../../../src/lib/problem";
import { smallestSite } from "../../support/site";
import { DocsFeature } from "../../support/docs-feature";
import { standOnSmallSite } from "../../support/small-site";

const site = standOnSmallSite({
  docs: [
    { id: "default", content: "content/docs", routeBasePath: "/docs", versions: { "0.9": { noIndex: true } } },
    { id: "more", content: "content/more", routeBasePath: "/more" },
  ],
  // A version without a folder is none of its mistakes.
  navbar: { ...smallestSite.navbar, items: [{ type: "docsVersionDropdown" }] },
});
const doc = (file: string, ...lines: string[]) => site.write(`content/${file}.mdx`, ...lines);

/** The pages and problems of the content that is there. */
async function made(production = true) {
  const docs = new DocsFeature(site, production);
  await docs.build();
  const { pages, problems = [] } = docs.pages();
  const pageAt = (route: string): Page => {
    const page = pages.find((other) => other.path === route);
    if (!page) throw new Error(`There is no page at ${route}.`);
    return page;
  };
  return { pages, pageAt, routes: pages.map((page) => page.path), words: problems.map(formatProblem).join("\n\n") };
}

describe("the pages of docs", () => {
  beforeEach(() => {
    site.write("content/docs/versions.yml", '["1.0", "0.9"]');
    site.write(
      "content/docs/1.0/sidebars.yml",
      "docs: [a, { type: category, label: Guides, link: { type: generated-index }, items: [b] }]",
    );
    doc("docs/1.0/a", "---", "tags: [one]", "---", "", "A.");
    doc("docs/1.0/b", "---", "unlisted: true", "tags: [two]", "displayed_sidebar: null", "---", "", "B.");
    doc("docs/1.0/c", "---", "draft: true", "tags: [three]", "---", "", "C.");
    doc("docs/0.9/a", "A.");
    doc("more/a", "A.");
  });

  it("are docs, category indexes and tags of each version and instance", async () => {
    const of = ["/docs/a/", "/docs/b/", "/docs/category/guides/", "/docs/tags/", "/docs/tags/one/", "/docs/tags/two/"];
    const { routes, words } = await made();
    expect(routes).toEqual([...of, "/docs/0.9/a/", "/more/a/"]);
    expect(words).toBe("");
    expect((await made(false)).routes.sort()).toEqual([...of, "/docs/0.9/a/", "/docs/c/", "/more/a/"].sort());
  });

  it("of docs know their node, their frame and their other versions", async () => {
    const { pageAt } = await made();
    expect(pageAt("/docs/a/")).toEqual({
      path: "/docs/a/",
      file: "content/docs/1.0/a.mdx",
      node: "content content/docs/1.0/a.mdx",
      ofCategory: false,
      needsText: true,
      noIndex: false,
      hidden: false,
      search: { group: "Docs", label: "a", docs: { instance: "default", version: "1.0", label: "1.0", badge: true } },
      component: "src/features/docs/templates/doc.tsx",
      context: { id: "content content/docs/1.0/a.mdx", instance: "default", version: "1.0" },
      frame: {
        instance: "default",
        version: "1.0",
        sidebarId: "docs",
        sidebarFile: expect.stringMatching(/^default-1\.0-docs\.[\da-f]{8}$/) as unknown,
        alternates: [{ version: "0.9", label: "0.9", path: "/docs/0.9/a/", isLast: false, sameDoc: true }],
      },
    });
  });

  it("of an older version say so, and keep search engines away where the site wants it", async () => {
    const { pageAt } = await made();
    expect(pageAt("/docs/0.9/a/")).toMatchObject({ noIndex: true, olderVersion: "/docs/0.9/" });
    expect(pageAt("/docs/0.9/a/").frame).toMatchObject({ sidebarId: "defaultSidebar", version: "0.9" });
  });

  it("of unlisted docs are hidden, and have no sidebar where front matter says null", async () => {
    const { pageAt } = await made();
    expect(pageAt("/docs/b/")).toMatchObject({ hidden: true, noIndex: true });
    expect(pageAt("/docs/b/").frame).toEqual({
      instance: "default",
      version: "1.0",
      alternates: [{ version: "0.9", label: "0.9", path: "/docs/0.9/a/", isLast: false, sameDoc: false }],
    });
  });

  it("of categories have a title, a sidebar and its file", async () => {
    const { pageAt } = await made();
    expect(pageAt("/docs/category/guides/")).toMatchObject({
      title: "Guides",
      namedIn: "content/docs/1.0/sidebars.yml",
      noIndex: false,
      component: "src/features/docs/templates/category.tsx",
      context: { instance: "default", version: "1.0", permalink: "/docs/category/guides/" },
      frame: { sidebarId: "docs" },
    });
  });

  it("of docs know whether they are a category's or in one, also when all that is in it are drafts", async () => {
    doc("more/guides/index", "Guides.");
    doc("more/guides/draft", "---", "draft: true", "---", "", "Draft.");
    doc("more/loose/c", "C.");
    const { pageAt } = await made();
    const routes = ["/docs/a/", "/more/a/", "/more/guides/", "/more/loose/c/", "/docs/b/"];
    expect(routes.map((route) => pageAt(route).ofCategory)).toEqual([false, false, true, true, undefined]);
  });

  it("of tags are hidden where all docs with the tag are unlisted", async () => {
    const { pageAt } = await made();
    expect(pageAt("/docs/tags/one/")).toMatchObject({ noIndex: false, hidden: false });
    const [tag, description] = [{ label: "two", unlisted: true }, "Docs 1.0 – Tags: one"];
    expect(pageAt("/docs/tags/two/")).toMatchObject({ noIndex: true, hidden: true, context: { tag } });
    expect(pageAt("/docs/tags/")).toMatchObject({ noIndex: false, description, frame: { version: "1.0" } });
  });

  it("name sidebars that are written for browsers", async () => {
    const { pages } = await made();
    const named = new Set(pages.flatMap(({ frame }) => (frame?.sidebarFile ? [`${frame.sidebarFile}.json`] : [])));
    expect(readdirSync(path.join(site.root, "public/sidebars")).sort()).toEqual([...named].sort());
    expect(named.size).toBe(3);
  });
});

describe("what is wrong with docs as a whole", () => {
  it("is a version without a folder, and one that only src/site.ts names", async () => {
    site.write("content/docs/versions.yml", '["1.0", "1.1"]');
    doc("docs/1.0/a", "A.");
    const { words, routes } = await made();
    expect(routes).toEqual(["/docs/a/"]);
    expect(words.replace(/(?<=src\/site\.ts:)\d+/, "LINE")).toMatchInlineSnapshot(`
      "content/docs/versions.yml:1
        The docs instance 'default' lists the version '1.1', which has no folder 'content/docs/1.1'.
        → Create the folder, or take the version out of versions.yml.
        valid: 1.0

      src/site.ts:LINE
        There is no version '0.9' of the docs instance 'default'.
        → Add the version to versions.yml of its folder, or name one that is there in \`lastVersion\` and \`versions\`.
        valid: 1.0, 1.1"
    `);
  });

  it("is a version that is listed more than once", async () => {
    site.write("content/docs/versions.yml", "- '1.0'\n- '0.9'\n- '0.9'\n- '0.9'");
    doc("docs/1.0/a", "A.");
    doc("docs/0.9/a", "A.");
    expect((await made()).words).toMatchInlineSnapshot(`
      "content/docs/versions.yml:2
        The docs instance 'default' lists the version '0.9' more than once.
        → Take it out of versions.yml but for one line."
    `);
  });

  it("is a folder of docs that no version is called after, told once, and a file beside these folders", async () => {
    site.write("content/docs/versions.yml", '["1.00", "0.9", "0.9"]');
    doc("docs/0.9/a", "A.");
    doc("docs/1.0/a", "A.");
    doc("docs/1.0/guides/b", "B.");
    doc("docs/c", "C.");
    await made();
    const nodes = site.gatsby.getNodesByType("Doc") as unknown as { problems: Problem[] }[];
    expect(
      distinct(nodes.flatMap(({ problems }) => problems))
        .map(formatProblem)
        .sort()
        .join("\n\n"),
    ).toMatchInlineSnapshot(`
      "content/docs/c.mdx
        The file lies in the folder of no version.
        → Move it into a version's folder.
        valid: content/docs/0.9

      content/docs/versions.yml
        The folder 'content/docs/1.0' has docs, and no version is called '1.0'.
        → List it in this file, newest first: \`- "1.0"\`. If it is no version, move its docs into a version's folder.
        valid: content/docs/0.9"
    `);
    expect(nodes.flatMap(({ problems }) => problems.map(({ hasConsequences }) => hasConsequences)).sort()).toEqual([
      true,
      true,
      undefined,
    ]);
  });

  it("is an id that two docs have", async () => {
    doc("more/b", "---", "id: a", "---", "", "B.");
    doc("more/a", "A.");
    site.write("content/docs/versions.yml", '["0.9"]');
    doc("docs/0.9/a", "A.");
    const { words, pages } = await made();
    // The page that has the error: one for each would be told as two pages of one route.
    expect(pages.filter(({ path: route }) => route === "/more/a/").map(({ file }) => file)).toEqual([
      "content/more/b.mdx",
    ]);
    expect(words).toMatchInlineSnapshot(`
      "content/more/b.mdx:2
        The doc id 'a' is used twice: also by content/more/a.mdx.
        → Rename one of the files, or give one of them another \`id\` in its front matter."
    `);
  });

  it("is front matter that names a sidebar or a doc which is not there, but not a draft", async () => {
    site.write("content/docs/versions.yml", '["0.9"]');
    doc("docs/0.9/a", "A.");
    doc("more/draft", "---", "draft: true", "---", "", "Draft.");
    const wrong = ["displayed_sidebar: defaultSidbar", "pagination_prev: bb", "pagination_next: draft"];
    doc("more/a", "---", ...wrong, "---", "", "A.");
    doc("more/b", "---", "displayed_sidebar: constructor", "---", "", "B.");
    expect((await made()).words).toMatchInlineSnapshot(`
      "content/more/a.mdx:2
        Can't find any sidebar with id 'defaultSidbar' (front matter \`displayed_sidebar\`).
        → Write the id of a sidebar of this version, or \`null\` for none.
        valid: defaultSidebar

      content/more/a.mdx:3
        Couldn't find any doc with id 'bb' (front matter \`pagination_prev\`).
        → Write the id of a doc of this version, or \`null\` for no link.
        valid: b, a, draft

      content/more/b.mdx:2
        Can't find any sidebar with id 'constructor' (front matter \`displayed_sidebar\`).
        → Write the id of a sidebar of this version, or \`null\` for none.
        valid: defaultSidebar"
    `);
  });

  it("are links of a sidebars file that lead nowhere, which the link check finds with their lines", async () => {
    site.write("content/docs/versions.yml", '["0.9"]');
    site.write(
      "content/docs/0.9/sidebars.yml",
      "docs:",
      "  - a",
      "  - { type: link, label: Gone, href: /gone }",
      "  - type: category",
      "    label: More",
      '    items: [{ type: html, value: "<a href=/lost/>Lost</a>" }, { type: link, label: A, href: /docs/a/ }]',
    );
    doc("docs/0.9/a", "A.");
    doc("more/a", "A.");
    const docs = new DocsFeature(site, true);
    await docs.build();
    docs.pages();
    expect(docs.links().slice(0, 2)).toEqual([
      {
        file: "content/docs/0.9/sidebars.yml",
        contentRoot: "content/docs/0.9",
        links: [
          { url: "/gone", line: 3, isDrawn: true },
          { url: "/lost/", line: 6, isDrawn: false },
          { url: "/docs/a/", line: 6, isDrawn: true },
        ],
      },
      { file: "content/more/sidebars.yml", contentRoot: "content/more", links: [] },
    ]);
  });

  it("is a sidebar of an empty folder, of a doc that is not there, and a category's link to none", async () => {
    site.write("content/docs/versions.yml", '["0.9"]');
    site.write(
      "content/docs/0.9/sidebars.yml",
      "docs:",
      "  - aa",
      "  - a",
      "  - { type: autogenerated, dirName: guide }",
    );
    doc("docs/0.9/a", "A.");
    doc("docs/0.9/guides/b", "B.");
    site.write("content/docs/0.9/guides/_category_.yml", "label: Guides", "link:", "  type: doc", "  id: bb");
    expect((await made()).words).toMatchInlineSnapshot(`
      "content/docs/0.9/sidebars.yml:2
        Couldn't find any doc with id 'aa' for the sidebar 'docs'.
        → Write the id of a doc of this version: its path without number prefixes and extension, or its front matter \`id\` in place of the file name.
        valid: a, guides/b

      content/docs/0.9/sidebars.yml:4
        The sidebar 'docs' is to list the folder 'guide', which holds no doc.
        → Correct \`dirName\`: it is a path from the version's folder, with number prefixes; \`.\` is all of it.
        valid: guides

      content/docs/0.9/guides/_category_.yml:4
        Couldn't find any doc with id 'bb' for the link of the category.
        → Write the id of a doc of this version, or of one in this folder without the folder's path.
        valid: a, guides/b"
    `);
  });
});

test("a site without docs has no page of all versions", () => {
  const context = { ...site.context(), site: { ...site.site, docs: [] } };
  expect(feature.pages?.(site.gatsby.args<CreatePagesArgs>(), context).pages).toEqual([]);
});
