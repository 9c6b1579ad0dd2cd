/** @jest-environment jsdom */
import type { PageKind } from "../../../../src/mdx/components/project/part-page";
import { partsMadeBy, projectPartsOf, standOnProjectParts, type Part } from "../../../support/project-parts";

standOnProjectParts();

const page = {
  title: "Gas",
  description: null,
  unlisted: false,
  toc: [],
  editUrl: null,
  lastUpdate: null,
  heading: ["Gas"],
};
const ofSite = (site: (name: string) => never, name: string) => (site(name) as { default: Part }).default;

/** An article with a line below its title: what its HTML has after the mark before the header. */
async function drawn(load: () => Promise<Record<string, unknown>>, kind: PageKind = "post"): Promise<string> {
  const { drawn: draw } = await projectPartsOf(load);
  const { Article } = await import("../../../../src/article/article");
  const written = { frontMatter: {}, source: "@site/gas.md" };
  const text = { ...page, prose: [["p", {}, "text"]] } as never;
  const html = draw(
    { path: "/blog/gas/", instance: "blog", written },
    <Article page={text} kind={kind} below={<p>day</p>} />,
  );
  return html.replace(/^.*?<\/i>/, "").replace(/<\/article>.*$/, "");
}

const TEXT = '<div class="prose"><p>text</p></div>';
const around = partsMadeBy((site, make) => ({
  "BlogPostItem/Header": () =>
    make("header", {}, make(ofSite(site, "@theme-original/BlogPostItem/Header")), make("button")),
}));

test("a component around the header of posts has title, day and authors of a post inside of it", async () => {
  expect(await drawn(around)).toBe(`<header><h1>Gas</h1><p>day</p><button></button></header>${TEXT}`);
});

test("pages of other kinds stay as they are", async () => {
  expect(await drawn(around, "page")).toBe(`<h1>Gas</h1><p>day</p>${TEXT}`);
});

test("a copy takes the place of the header, by what the post says of itself", async () => {
  const copy = partsMadeBy((site, make) => ({
    "BlogPostItem/Header": function Header() {
      const { useBlogPost } = site("@docusaurus/plugin-content-blog/client") as { useBlogPost: () => Post };
      return make("header", {}, make("h1", {}, useBlogPost().metadata.title));
    },
  }));
  expect(await drawn(copy)).toBe(`<header><h1>Gas</h1></header>${TEXT}`);
});
type Post = { metadata: { title: string } };

test("a copy of what is around posts finds the project's header by its name", async () => {
  const both = partsMadeBy((site, make) => ({
    BlogPostItem: () => make("section", {}, make(ofSite(site, "@theme/BlogPostItem/Header"))),
    "BlogPostItem/Header": () => "mine",
  }));
  expect(await drawn(both)).toBe("<section>mine</section>");
});
