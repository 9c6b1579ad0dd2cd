import { mapBlog } from "../../../src/docusaurus/map/blog";
import type { DocusaurusPost } from "../../../src/docusaurus/map/blog-posts";
import { folderWith } from "./folder";

const use = (options: Record<string, unknown>) => ({ name: "@docusaurus/plugin-content-blog", options });

test("a blog has its lists where the plugin puts them", () => {
  const options = { tags: false, tagsBasePath: "words", archiveBasePath: "all", authorsBasePath: "people" };
  const { instance, notes } = mapBlog(use({ ...options, pageBasePath: "seite" }), folderWith(), "blog");
  expect(notes).toEqual([]);
  const paths = { tags: "words", archive: "all", authors: "people", page: "seite" };
  expect(instance).toMatchObject({ tagsFile: null, archive: true, paths });
  expect(mapBlog(use({}), folderWith(), "blog").instance).not.toHaveProperty("paths");
});

test("a component of the project around its list of posts is told to be without effect", () => {
  const { notes } = mapBlog(use({ blogListComponent: "@theme/Firings" }), folderWith(), "blog");
  expect(notes.map((note) => note.name)).toEqual(["@docusaurus/plugin-content-blog (default): blogListComponent"]);
});

test("a blog has its posts in the order that the plugin says", () => {
  const { instance, notes } = mapBlog(use({ sortPosts: "ascending" }), folderWith(), "blog");
  expect(notes).toEqual([]);
  expect(instance).toMatchObject({ sortPosts: "ascending" });
});

test.each([
  [undefined, 5],
  [12, 12],
  [2.7, 2],
  [0, 0],
  ["ALL", "all"],
])("a blog whose blogSidebarCount is %j has so many posts in its sidebar: %j", (blogSidebarCount, sidebarCount) => {
  const { instance, notes } = mapBlog(use({ blogSidebarCount }), folderWith(), "blog");
  expect([instance.sidebarCount, notes]).toEqual([sidebarCount, []]);
});

test("a number of posts that counts from the last one is named", () => {
  const { instance, notes } = mapBlog(use({ blogSidebarCount: -1 }), folderWith(), "blog");
  expect(instance.sidebarCount).toBe("all");
  expect(notes.map(({ name, remedy }) => `${name}: ${remedy}`)).toEqual([
    "@docusaurus/plugin-content-blog (default): blogSidebarCount: Write how many posts it is to have, from 0, or 'ALL'.",
  ]);
});

test.each([
  [{}, "Recent posts"],
  [{ blogSidebarTitle: "All notes" }, "All notes"],
])("the sidebar of a blog with the options %j is called %s", (options, title) => {
  expect(mapBlog(use(options), folderWith(), "blog").instance.sidebarTitle).toBe(title);
});

test.each([
  ["3.4.0", false],
  ["~3.1.1", false],
  ["^2.4.3", false],
  ["3.5.0", true],
  ["3.10.2", true],
  ["^3.0.0", true],
  ["latest", true],
  ["0.0.0-6001", true],
  [undefined, true],
])("of the version %s, a blog lists all authors: %s", (version, isThere) => {
  const { instance } = mapBlog(use({}), folderWith({}, { version }), "blog");
  expect(instance.listsAllAuthors).toBe(isThere);
});

test("a blog publishes posts of the future, as the plugin does", () => {
  expect(mapBlog(use({}), folderWith(), "blog").instance.futurePosts).toBe("publish");
});

test("a blog has the function that gives the reading time", () => {
  const { instance, notes } = mapBlog(use({ readingTime: () => 3 }), folderWith(), "blog");
  expect(notes).toEqual([]);
  expect(instance.readingTime).toEqual(expect.any(Function));
});

test("a blog's feeds are named after the site where the plugin does not say it", () => {
  const named = { title: "Kiln Blog", description: "Kiln Blog" };
  expect(mapBlog(use({ blogTitle: "Clay" }), folderWith(), "blog").instance.feed).toMatchObject(named);
  const feedOptions = { title: "Fire", description: "All of it" };
  expect(mapBlog(use({ feedOptions }), folderWith(), "blog").instance.feed).toMatchObject(feedOptions);
});

test("a blog's feeds are pages in browsers, for which files of the project's own are not asked", () => {
  const uses = [true, null, { rss: "feed.xsl" }].map((xslt) => use({ feedOptions: { xslt } }));
  const [first, second, third = []] = uses.map((one) => mapBlog(one, folderWith(), "blog").notes);
  expect([first, second]).toEqual([[], []]);
  expect(third.map(({ name, remedy }) => `${name}: ${remedy}`)).toEqual([
    "@docusaurus/plugin-content-blog (default): feedOptions.xslt: Nothing needs to be done: what the feeds say is the same.",
  ]);
});

describe("the function for the posts of a blog", () => {
  const factsOf = (name: string) => ({
    file: `../website/blog/${name}.md`,
    permalink: `/blog/${name}/`,
    slug: `/${name}`,
    title: name,
    description: "",
    date: "2024-01-02",
    unlisted: false,
    truncated: true,
    readingMinutes: 3,
    tags: [],
    authors: [],
  });
  const processedBy = (processBlogPosts: (given: { blogPosts: DocusaurusPost[] }) => unknown) => {
    const options = { processBlogPosts };
    const { instance, notes } = mapBlog({ name: "@docusaurus/plugin-content-blog", options }, folderWith(), "blog");
    expect(notes).toEqual([]);
    return Promise.resolve(instance.processPosts?.(["a", "b", "c"].map(factsOf)));
  };
  const fileOf = (name: string) => factsOf(name).file;

  it("leaves some out and gives the others an order; what else it changes is named", async () => {
    const changed = ({ metadata, ...post }: DocusaurusPost) => ({
      ...post,
      content: "",
      metadata: { ...metadata, title: "New", own: 1, tags: [] },
    });
    const given = await processedBy(async ({ blogPosts }) =>
      blogPosts
        .filter(({ id }) => id !== "/b")
        .reverse()
        .map((post) => (post.id === "/a" ? changed(post) : post)),
    );
    expect(given).toEqual({
      files: [fileOf("c"), fileOf("a")],
      unmet: { [fileOf("c")]: [], [fileOf("a")]: ["metadata.title", "metadata.own"] },
    });
  });

  it("gets the id of a post as front matter writes its slug", async () => {
    const ids: string[] = [];
    const processBlogPosts = ({ blogPosts }: { blogPosts: DocusaurusPost[] }) =>
      ids.push(...blogPosts.map(({ id }) => id));
    const textOf = (file: string) => (file.endsWith("/a.md") ? "---\nslug: own\n---\n" : "");
    const { instance } = mapBlog(use({ processBlogPosts }), folderWith({}, { textOf }), "blog");
    await Promise.resolve(instance.processPosts?.(["a", "b"].map(factsOf)));
    expect(ids).toEqual(["own", "/b"]);
  });

  it("may change the list that it gets, and give nothing", async () => {
    const given = await processedBy(({ blogPosts }) => {
      blogPosts.splice(0, 2);
      Object.assign(blogPosts[0]?.metadata ?? {}, { unlisted: true });
    });
    expect(given).toEqual({ files: [fileOf("c")], unmet: { [fileOf("c")]: ["metadata.unlisted"] } });
  });

  it("fails by a post that is no file of the blog, and by what is no post", async () => {
    await expect(processedBy(() => [{ metadata: { source: "@site/blog/d.md" } }])).rejects.toThrow(
      "no file of the blog: its 'metadata.source' is \"@site/blog/d.md\". Give posts that it gets; allowed: @site/blog/a.md, @site/blog/b.md, @site/blog/c.md",
    );
    await expect(processedBy(() => [1])).rejects.toThrow(
      "processBlogPosts gave no valid posts:\n  - '0' is 1: expected object, received number",
    );
  });
});
