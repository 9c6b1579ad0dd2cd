import { hiddenPages, shownPages, type PageAtRoute } from "../../../src/build/checks/same-routes";

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

  it("a site shows the last one, and all with routes of their own", () => {
    const other = at("/b/", "src/features/pages/page.tsx", "content/b.mdx");
    expect(shownPages([doc("a"), other, doc("b")])).toEqual([other, doc("b")]);
  });
});
