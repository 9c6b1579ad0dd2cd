import type { CreatePagesArgs } from "gatsby";
import { blog } from "../../../src/features/blog";
import { smallestSite } from "../../support/site";
import { standOnSmallSite } from "../../support/small-site";

const site = standOnSmallSite({ blogs: smallestSite.blogs.map((one) => ({ ...one, listsAllAuthors: true })) });

/** The pages of authors, with these in the authors file. */
async function pagesOf(...authors: string[]) {
  site.write("content/blog/authors.yml", ...authors);
  site.write("content/blog/2024-05-01-a.mdx", "---", "authors: [{ name: Grace }]", "---", "", "# A");
  await site.build([blog]);
  const { pages = [] } = blog.pages?.(site.gatsby.args<CreatePagesArgs>(), site.context()) ?? {};
  return pages.filter(({ path }) => path.includes("/authors/"));
}

test("a blog may list all authors, and have a page for each who is to have one, also without posts", async () => {
  const ada = { name: "Ada", description: "Of engines.", socials: [{ label: "X", href: "https://x.com/ada" }] };
  const listed = [{ name: "Ada", href: "/blog/authors/ada/" }, { href: null }];
  const pages = await pagesOf(
    "ada: { name: Ada, page: true, socials: { x: ada }, description: Of engines. }",
    "alan: { name: Alan }",
  );
  expect(pages).toMatchObject([
    { path: "/blog/authors/", context: { authors: listed } },
    { path: "/blog/authors/ada/", context: { key: "ada", author: ada, ids: [], unlisted: false, postCount: 0 } },
  ]);
});

test("the list of all authors is there also where none of them has a page, and not without any", async () => {
  expect(await pagesOf("alan: { name: Alan }")).toMatchObject([
    { path: "/blog/authors/", context: { authors: [{ name: "Alan", href: null }] } },
  ]);
  expect(await pagesOf("{}")).toEqual([]);
});
