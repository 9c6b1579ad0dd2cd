import { hiddenFiles, hiddenPages, shownPages, type PageAtRoute } from "../../../src/build/checks/same-routes";

const at = (path: string, component: string, file?: string): PageAtRoute => ({ path, component, file });
const doc = (name: string) => at("/docs/a/", "src/features/docs/templates/doc.tsx", `website/docs/${name}.md`);
const post = (name: string) => at("/docs/a/", "src/features/blog/templates/post.tsx", `website/blog/${name}.md`);
const page = (name: string) => at("/docs/a/", "src/features/pages/page.tsx", `website/src/pages/${name}`);

describe("of pages with one route", () => {
  it.each([
    ["docs, the first by its file", [doc("b"), doc("a"), doc("c")], doc("a")],
    ["posts, the newest, which comes first", [post("b"), post("a")], post("b")],
    ["pages, the first by its file", [page("a/index.md"), page("a.tsx")], page("a.tsx")],
    ["a doc and a page, the page", [doc("a"), page("docs/a.md")], page("docs/a.md")],
    ["a doc, a post and a page, the post", [doc("a"), post("z"), page("docs/a.md")], post("z")],
  ])("a project of Docusaurus shows of %s", (_, same, shown) => {
    expect(shownPages(same, true)).toEqual([shown]);
    const told = hiddenPages(same, [], true);
    expect(told.map(({ file }) => file)).toEqual(
      same.filter(({ file }) => file !== shown.file).map(({ file }) => file),
    );
    expect(told[0]?.message).toBe(
      `The page is not shown: its route '/docs/a/' is also that of ${shown.file}, which is shown.`,
    );
  });

  it("the word on a plugin's names neither a `slug` nor a file, which it does not have", () => {
    const added = at("/docs/a/", "src/features/pages/page.tsx", ".cache/webpack/docusaurus/pages/docs/a/index.jsx");
    const remedy = "Leave one of them out: a plugin adds the page that is named with a plugin.";
    expect(hiddenPages([added, page("a.tsx")], [], true)).toMatchObject([{ file: page("a.tsx").file, remedy }]);
  });

  it("a site shows the last one, and all with routes of their own", () => {
    const other = at("/b/", "src/features/pages/page.tsx", "content/b.mdx");
    expect(shownPages([doc("a"), other, doc("b")])).toEqual([other, doc("b")]);
  });

  it("the word names the lines of both that say their routes", () =>
    expect(hiddenPages([doc("a"), doc("b")], [], false, (file) => ({ file, line: file.length }))).toMatchObject([
      { file: doc("a").file, line: 17, message: expect.stringContaining("that of website/docs/b.md:17,") as string },
    ]));

  it.each([true, false])("one that the engine adds gives way without a word, in a lenient site: %s", (lenient) => {
    const added: PageAtRoute = { ...at("/docs/a/", "src/features/docs/templates/versions.tsx"), isFallback: true };
    expect(shownPages([added], lenient)).toEqual([added]);
    for (const same of [
      [page("a.jsx"), added],
      [added, page("a.jsx")],
      [added, doc("a")],
    ]) {
      expect(shownPages(same, lenient)).toEqual(same.filter((one) => one !== added));
      expect(hiddenPages(same, [], lenient)).toEqual([]);
    }
  });

  describe("that a category's is one of", () => {
    const category = (title: string, sidebarId: string): PageAtRoute => ({
      ...at("/docs/a/", "src/features/docs/templates/category.tsx"),
      title,
      namedIn: "content/docs/sidebars.yml",
      frame: { sidebarId },
    });
    const remedy =
      "Write another `slug` into the `link` of a category: in the sidebars file, or in the `_category_` file of its folder.";

    it("the word tells both by their titles and sidebars, at the sidebars file", () => {
      expect(hiddenPages([category("Guides", "main"), category("Interfaces", "api")], [])).toEqual([
        {
          severity: "warning",
          file: "content/docs/sidebars.yml",
          remedy,
          message:
            "The page 'Guides' of the sidebar 'main' is not shown: its route '/docs/a/' is also that of the page 'Interfaces' of the sidebar 'api' in content/docs/sidebars.yml, which is shown.",
        },
      ]);
    });

    it("the word about a file says what to do about the category", () => {
      expect(hiddenPages([doc("a"), category("Guides", "main")], [])).toEqual([
        {
          severity: "warning",
          file: doc("a").file,
          remedy,
          message:
            "The page is not shown: its route '/docs/a/' is also that of the page 'Guides' of the sidebar 'main' in content/docs/sidebars.yml, which is shown.",
        },
      ]);
    });
  });
});

test("a static file at the address of a page is told as not shown, once, and no other is", () => {
  const files = new Map(["a.html", "docs/a/index.html", "docs/b/index.html"].map((file) => [file, `static/${file}`]));
  const told = hiddenFiles([doc("a"), doc("b")], files, (file) => ({ file, line: 2 }));
  expect(told).toEqual([
    {
      severity: "warning",
      file: "static/docs/a/index.html",
      message: "The file is not shown: its address '/docs/a/' is also that of website/docs/b.md:2, which is shown.",
      remedy: "Give the file another name, or the page another `slug`.",
    },
  ]);
});
