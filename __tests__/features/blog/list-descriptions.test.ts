import type { CreatePagesArgs } from "gatsby";
import { blog } from "../../../src/features/blog";
import { standOnSmallSite } from "../../support/small-site";

const site = standOnSmallSite();

test("the lists of a blog say whose they are and what is in them", async () => {
  site.write("content/blog/authors.yml", "ada: { name: Ada, title: Countess, page: true }");
  site.write("content/blog/tags.yml", "one: { label: One, description: The first. }");
  site.write("content/blog/2024-05-01-a.mdx", "---", "tags: [one]", "authors: [ada]", "---", "", "A.");
  site.write("content/blog/2023-05-01-b.mdx", "---", "tags: [two]", "draft: true", "---", "", "B.");
  await site.build([blog]);
  const made = blog.pages?.(site.gatsby.args<CreatePagesArgs>(), site.context({ production: false })).pages ?? [];
  const lists = made.filter(({ node }) => node === undefined);
  expect(Object.fromEntries(lists.map(({ path, description }) => [path, description]))).toEqual({
    "/blog/": "Posts",
    "/blog/tags/": "Blog – Tags: One, two",
    "/blog/tags/one/": "The first.",
    "/blog/tags/two/": null,
    "/blog/archive/": "Blog – All posts by year: 2024",
    "/blog/authors/": "Blog – Authors: Ada",
    "/blog/authors/ada/": "Countess",
  });
});
