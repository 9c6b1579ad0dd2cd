import { mapBlog } from "../../../src/docusaurus/map/blog";
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

test("a blog has its posts in the order that the plugin says", () => {
  const { instance, notes } = mapBlog(use({ sortPosts: "ascending" }), folderWith(), "blog");
  expect(notes).toEqual([]);
  expect(instance).toMatchObject({ sortPosts: "ascending" });
});

test("a blog publishes posts of the future, as the plugin does", () => {
  expect(mapBlog(use({}), folderWith(), "blog").instance.futurePosts).toBe("publish");
});

test("a blog has the function that gives the reading time", () => {
  const { instance, notes } = mapBlog(use({ readingTime: () => 3 }), folderWith(), "blog");
  expect(notes).toEqual([]);
  expect(instance.readingTime).toEqual(expect.any(Function));
});

test("a blog's feeds are pages in browsers, for which files of the project's own are not asked", () => {
  const uses = [true, null, { rss: "feed.xsl" }].map((xslt) => use({ feedOptions: { xslt } }));
  const [first, second, third = []] = uses.map((one) => mapBlog(one, folderWith(), "blog").notes);
  expect([first, second]).toEqual([[], []]);
  expect(third.map(({ name, remedy }) => `${name}: ${remedy}`)).toEqual([
    "@docusaurus/plugin-content-blog (default): feedOptions.xslt: Nothing needs to be done: what the feeds say is the same.",
  ]);
});
