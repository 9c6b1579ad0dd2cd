import { blog } from "../../src/features/blog";
import { pages } from "../../src/features/pages";
import { standOnSmallSite } from "../support/small-site";
import { smallestSite } from "../support/site";

const edited = { editUrl: "https://git.example/en", translatedEditUrl: "https://git.example/fr" };
const site = standOnSmallSite({
  blogs: smallestSite.blogs.map((instance) => ({ ...instance, ...edited })),
  pages: smallestSite.pages.map((instance) => ({ ...instance, ...edited })),
  translations: [{ folder: "content", translated: "content/i18n/fr" }],
});

test("a translated post or page is edited where its translation is, any other one where it is itself", async () => {
  for (const file of ["blog/2024-05-03-a.mdx", "pages/b.mdx"]) {
    site.write(`content/${file}`, "Text.");
    site.write(`content/i18n/fr/${file}`, "Texte.");
  }
  site.write("content/blog/2024-05-04-c.mdx", "Text.");
  site.write("content/pages/d.mdx", "Text.");
  await site.build([blog, pages]);
  const addressOf = (type: string, file: string) =>
    (site.gatsby.nodeOf(type, `content/${file}`) as { editUrl?: string }).editUrl;
  expect([
    addressOf("BlogPost", "blog/2024-05-03-a.mdx"),
    addressOf("BlogPost", "blog/2024-05-04-c.mdx"),
    addressOf("SitePageMdx", "pages/b.mdx"),
    addressOf("SitePageMdx", "pages/d.mdx"),
  ]).toEqual([
    "https://git.example/fr/2024-05-03-a.mdx",
    "https://git.example/en/2024-05-04-c.mdx",
    "https://git.example/fr/b.mdx",
    "https://git.example/en/d.mdx",
  ]);
});
