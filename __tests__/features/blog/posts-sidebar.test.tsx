import { MOST_OPEN_POSTS, postsSidebar } from "../../../src/features/blog/posts-sidebar";
import { SidebarMenu } from "../../../src/layout/sidebar/sidebar";
import { isVisible, type SidebarTree } from "../../../src/lib/docs/sidebar-tree";
import { markupOf } from "../../support/markup";
import { PageWithSidebar } from "../../support/page-with-sidebar";
import { standOnSettings } from "../../support/stand-on-settings";

standOnSettings({ sidebar: { autoCollapseCategories: false, hideable: true } });

const post = (
  date: string,
  name: string,
  more: { unlisted?: boolean; sidebarLabel?: string; place?: number } = {},
) => ({
  date,
  slug: `/${name}`,
  permalink: `/blog/${name}/`,
  title: `Post ${name}`,
  unlisted: false,
  sidebarLabel: null,
  ...more,
});
const few = [
  post("2023-12-31", "old"),
  post("2024-06-01", "secret", { unlisted: true }),
  post("2024-05-03", "new", { sidebarLabel: "New" }),
  post("2024-01-01T00:00:00.000Z", "middle"),
];
/** A number of posts, as many in each of the years up to 2024. */
const postsOf = (count: number, years: number) =>
  Array.from({ length: count }, (_, index) => post(`${2024 - (index % years)}-05-03`, String(index)));
/** Labels of the years with those of their posts. */
const labelsOf = (tree: SidebarTree) =>
  tree.map((year) => year.type === "category" && [year.label, year.items.map((item) => "label" in item && item.label)]);
const htmlAt = (path: string, tree: SidebarTree) =>
  markupOf(
    <PageWithSidebar path={path} tree={tree}>
      <SidebarMenu />
    </PageWithSidebar>,
  );
/** The years that show posts on a page. */
const openAt = (path: string, tree: SidebarTree) =>
  [...htmlAt(path, tree).matchAll(/data-open="true"[^]*?class="label"[^>]*>(\d+)/g)].map(([, year]) => year);

describe("the sidebar of a blog", () => {
  it("lists few posts by year, all of them open, and marks the unlisted", () => {
    const open = { type: "category", collapsible: false, collapsed: false };
    expect(postsSidebar(few)).toEqual([
      {
        ...open,
        label: "2024",
        items: [
          { type: "link", label: "Post secret", href: "/blog/secret/", unlisted: true },
          { type: "link", label: "New", href: "/blog/new/" },
          { type: "link", label: "Post middle", href: "/blog/middle/" },
        ],
      },
      { ...open, label: "2023", items: [{ type: "link", label: "Post old", href: "/blog/old/" }] },
    ]);
    expect(postsSidebar(postsOf(MOST_OPEN_POSTS, 5))).toMatchObject(Array.from({ length: 5 }, () => open));
  });

  it("shows a year of unlisted posts to their readers alone", () => {
    const [year] = postsSidebar([post("2020-01-01", "alone", { unlisted: true })]);
    expect(year && [isVisible(year, "/blog/alone/"), isVisible(year, "/blog/")]).toEqual([true, false]);
  });

  it("has posts in the order that they are given, or with the oldest first, below the newest year", () => {
    const placed = [
      post("2022-01-01", "b", { place: 0 }),
      post("2024-01-01", "c", { place: 2 }),
      post("2022-03-01", "a", { place: 1 }),
    ];
    expect(labelsOf(postsSidebar(placed))).toEqual([
      ["2024", ["Post c"]],
      ["2022", ["Post b", "Post a"]],
    ]);
    expect(labelsOf(postsSidebar(few, { sortPosts: "ascending" }))).toEqual([
      ["2024", ["Post middle", "New", "Post secret"]],
      ["2023", ["Post old"]],
    ]);
  });
});

describe("a sidebar of a number of posts", () => {
  it("has the first ones of lists, by year", () => {
    expect(labelsOf(postsSidebar(few, { sidebarCount: 2 }))).toEqual([["2024", ["Post secret", "New"]]]);
    expect(labelsOf(postsSidebar(few, { sidebarCount: 2, sortPosts: "ascending" }))).toEqual([
      ["2024", ["Post middle"]],
      ["2023", ["Post old"]],
    ]);
    expect(postsSidebar(few, { sidebarCount: 0 })).toEqual([]);
    expect(postsSidebar(few, { sidebarCount: 4 })).toEqual(postsSidebar(few, { sidebarCount: "all" }));
  });

  it("has its years open where these are few, however many posts the blog has", () => {
    const most = postsSidebar(postsOf(1000, 5), { sidebarCount: MOST_OPEN_POSTS });
    expect(most).toMatchObject([{ collapsible: false }]);
    expect(postsSidebar(postsOf(1000, 5), { sidebarCount: MOST_OPEN_POSTS + 1 })).toMatchObject([
      { collapsible: true },
    ]);
  });
});

describe("the sidebar of many posts", () => {
  const tree = postsSidebar(postsOf(MOST_OPEN_POSTS + 1, 5));

  it("has the year of the page open, else the newest one", () => {
    expect(openAt("/blog/1/", tree)).toEqual(["2023"]);
    expect(openAt("/blog/0/", tree)).toEqual(["2024"]);
    expect(openAt("/blog/tags/", tree)).toEqual(["2024"]);
  });

  it("has open the newest year that readers see", () => {
    const secret = post("2025-01-01", "secret", { unlisted: true });
    expect(openAt("/blog/", postsSidebar([...postsOf(MOST_OPEN_POSTS, 5), secret]))).toEqual(["2024"]);
  });

  it("leads from closed years to their first posts without scripts", () => {
    const html = htmlAt("/blog/", tree);
    expect(html).toContain('<a class="label" aria-expanded="false" href="/blog/96/">2023');
    expect(html).not.toContain(">Post 96<");
  });

  it("is in the HTML of pages as large as its open year, however many years there are", () => {
    const html = htmlAt("/blog/", postsSidebar(postsOf(1000, 20)));
    expect(html.match(/>Post \d+</g)).toHaveLength(50);
    expect(html.length).toBeLessThan(6000);
  });
});
