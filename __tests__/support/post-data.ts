/** An author with a page. */
export const ada = {
  key: "ada",
  name: "Ada",
  title: "Countess",
  url: null,
  imageUrl: null,
  email: null,
  socials: [],
  description: null,
  permalink: "/blog/authors/ada/",
};
/** What lists ask of a post. */
export const summary = (id: string, more: object = {}) => ({
  id,
  title: `Post ${id}`,
  permalink: `/blog/${id}/`,
  date: "2024-05-03",
  readingMinutes: 2,
  truncated: false,
  excerpt: [["p", {}, `Text of ${id}.`]],
  tags: [],
  authors: [],
  ...more,
});
/** The result of a query for posts. */
export const dataOf = (...nodes: object[]) => ({ allBlogPost: { nodes } });
/** The context of a page of a list of posts. */
export const contextOf = (base: string, ids: string[], more: object = {}) => ({
  instance: "blog",
  base,
  ids,
  page: 1,
  pageCount: 1,
  postCount: ids.length,
  ...more,
});
