import type { PageNode } from "../../src/build/nodes/mdx-reader";
import { blog } from "../../src/features/blog";
import { docs } from "../../src/features/docs";
import { home } from "../../src/features/home";
import { readTags } from "../../src/features/showcase/nodes";
import { standOnSmallSite } from "../support/small-site";

const site = standOnSmallSite({
  showcase: { content: "content/showcase", routeBasePath: "/sites", title: "Sites", description: "Sites." },
  translations: [{ folder: "content", translated: "content/i18n/fr" }],
});

/** What the node of a file says of mistakes. */
const toldOf = (type: string, file: string) =>
  site.gatsby.nodeOf<PageNode>(type, file).problems.map((problem) => [problem.file, problem.remedy]);

test("the live example of the home page is the text of the translation", async () => {
  site.write("content/home/example.mdx", "---", "title: A", "---", "", "An example.");
  site.write("content/i18n/fr/home/example.mdx", "---", "title: Un", "---", "", "Un exemple.");
  await site.build([home]);
  expect(site.gatsby.getNodesByType("HomePart")).toMatchObject([{ title: "Un", source: "Un exemple." }]);
});

test("the tags of the showcase are those of their translation, which is looked for again", () => {
  site.write("content/showcase/_tags.yml", "open: { label: Open, description: Open., color: '#123456' }");
  expect(readTags(site.root, site.site).dependency).toMatchObject({ "content/i18n/fr/showcase/_tags.yml": "" });
  site.write("content/i18n/fr/showcase/_tags.yml", "open: { label: Ouvert, description: Ouvert., color: '#123456' }");
  expect(readTags(site.root, site.site)).toMatchObject({
    file: "content/i18n/fr/showcase/_tags.yml",
    data: { open: { label: "Ouvert" } },
  });
});

test("remedies name the translations of the files of authors and tags, where these are read", async () => {
  for (const folder of ["content", "content/i18n/fr"])
    for (const name of ["blog", "docs"]) site.write(`${folder}/${name}/tags.yml`, "one: { label: One }");
  site.write("content/i18n/fr/blog/authors.yml", "ada: { name: Ada }");
  site.write("content/blog/2024-01-01-a.mdx", "---", "authors: bob", "tags: [two]", "---", "", "A.");
  site.write("content/docs/a.mdx", "---", "tags: [two]", "---", "", "A.");
  await site.build([blog, docs]);
  expect(toldOf("BlogPost", "content/blog/2024-01-01-a.mdx")).toEqual([
    [expect.anything(), "Add the key to content/i18n/fr/blog/authors.yml, or write one that is there."],
    [expect.anything(), "Add it to content/i18n/fr/blog/tags.yml, or use a tag that is there."],
  ]);
  expect(toldOf("Doc", "content/docs/a.mdx")).toEqual([
    ["content/docs/a.mdx", "Add it to content/i18n/fr/docs/tags.yml, or use a tag that is there."],
  ]);
});

test("a translated post has the date and the slug of its original where it says none", async () => {
  site.write("content/blog/a.mdx", "---", "date: 2024-01-02", "slug: first", "---", "", "A.");
  site.write("content/i18n/fr/blog/a.mdx", "Un.");
  await site.build([blog]);
  expect(site.gatsby.getNodesByType("BlogPost")).toMatchObject([
    { permalink: "/blog/first/", date: "2024-01-02", description: "Un." },
  ]);
});
