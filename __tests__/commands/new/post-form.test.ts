import { postPathLike } from "../../../src/commands/new/post-form";

const like = (...neighbours: string[]) => postPathLike(neighbours, "2024-05-03", "news");

test.each([
  ["2021-08-26-welcome.md", "2024-05-03-news.md"],
  ["2021-08-26-welcome/index.mdx", "2024-05-03-news/index.mdx"],
  ["2021/08/26/welcome.md", "2024/05/03/news.md"],
  ["2021/8-6-welcome/index.md", "2024/05-03-news/index.md"],
])("beside %s a post is %s", (neighbour, path) => {
  expect(like(neighbour)).toBe(path);
});

test("the newest neighbour counts, by the day in its path; files without one, and in other folders, do not", () => {
  expect(like("2022-10-1-b/index.md", "2022-9-30-a.mdx", "2020/01/01/c.mdx")).toBe("2024-05-03-news/index.md");
  expect(like("welcome.md", "releases/2023-01-01-a.md", "authors.yml")).toBe("2024/05-03-news.mdx");
  expect(like()).toBe("2024/05-03-news.mdx");
});
