import { renderToStaticMarkup } from "react-dom/server";
import type { ToldPost } from "../../../../src/lib/content/told-post";
import { blogHooks } from "../../../../src/mdx/components/island/blog-hooks";
import { IslandDoc, type FileDoc } from "../../../../src/mdx/components/island/doc-hooks";
import { PageInfoProvider } from "../../../../src/ui/page-info";
import { settings } from "../../../../src/ui/site-settings";
import { prefix } from "../../../support/gatsby";

beforeEach(() => (prefix.path = "/base"));
afterEach(() => {
  prefix.path = "";
});

const { BlogPostProvider, useBlogMetadata, useBlogPost } = blogHooks;
const author = { key: "ada", name: "Ada", title: null, url: null, imageUrl: "/ada.png", email: null };
const post: ToldPost = {
  title: "Gas",
  description: "Of gas.",
  permalink: "/blog/gas/",
  date: "2024-05-03",
  tags: [
    {
      label: "Hot",
      permalink: "/blog/tags/hot/",
      description: null,
    },
  ],
  authors: [
    {
      ...author,
      socials: [
        {
          label: "Stack Overflow",
          href: "https://s.example/ada",
        },
      ],
      description: null,
      permalink: "/blog/authors/ada/",
    },
  ],
  readingMinutes: 2,
  truncated: true,
  unlisted: false,
  draft: false,
  editUrl: "https://edit.example",
  lastUpdate: {
    date: "1970-01-02",
    author: null,
  },
  toc: [
    {
      id: "heat",
      level: 2,
      value: "Heat",
    },
  ],
};
const frontMatter = { tags: ["hot"] };
const doc: FileDoc = {
  frontMatter,
  metadata: { source: "@site/blog/gas.mdx", title: "g" },
  assets: { image: "/a.png" },
};

/** What a hook gives in a post on the page of an address. */
function onPage<T>(hook: () => T, path: string, of?: FileDoc): T {
  const found: T[] = [];
  const Asking = () => {
    found.push(hook());
    return null;
  };
  renderToStaticMarkup(
    <PageInfoProvider value={{ path }}>
      <IslandDoc.Provider value={of}>
        <Asking />
      </IslandDoc.Provider>
    </PageInfoProvider>,
  );
  return found[0] as T;
}

test("a component in a post knows it in the form of Docusaurus, on its page and in lists", () => {
  expect(onPage(useBlogPost, "/blog/gas/", { ...doc, post })).toEqual({
    frontMatter,
    assets: { image: "/a.png", authorsImageUrls: ["/ada.png"] },
    toc: [{ id: "heat", level: 2, value: "Heat" }],
    isBlogPostPage: true,
    metadata: {
      title: "Gas",
      description: "Of gas.",
      source: "@site/blog/gas.mdx",
      frontMatter,
      permalink: "/base/blog/gas/",
      date: "2024-05-03T00:00:00.000Z",
      readingTime: 2,
      tags: [
        {
          label: "Hot",
          permalink: "/base/blog/tags/hot/",
          description: null,
        },
      ],
      authors: [
        {
          key: "ada",
          name: "Ada",
          imageURL: "/ada.png",
          page: { permalink: "/base/blog/authors/ada/" },
          socials: { stackoverflow: "https://s.example/ada" },
        },
      ],
      hasTruncateMarker: true,
      unlisted: false,
      draft: false,
      editUrl: "https://edit.example",
      lastUpdatedAt: 864e5,
    },
  });
  expect(onPage(() => useBlogPost().isBlogPostPage, "/blog/", { ...doc, post })).toBe(false);
});

test("on other pages there is none, but for those that a component gives", () => {
  expect(() => onPage(useBlogPost, "/docs/", doc)).toThrow("knows the post in which or around whose parts a component");
  const Title = () => <b>{(useBlogPost().metadata as { title: string }).title}</b>;
  const given = (
    <PageInfoProvider value={{ path: "/" }}>
      <BlogPostProvider content={{ metadata: { title: "Own" }, frontMatter: {}, assets: {}, toc: [] }}>
        <Title />
      </BlogPostProvider>
    </PageInfoProvider>
  );
  expect(renderToStaticMarkup(given)).toBe("<b>Own</b>");
});

test("the blog of a page is the innermost one", () => {
  const blog = { layout: "list", feeds: [], description: null };
  const news = { ...blog, id: "news", title: "News", route: "/blog/news/" };
  Object.assign(settings, { blogs: [{ ...blog, id: "blog", title: "Blog", route: "/blog/" }, news] });
  const told = { blogBasePath: "/base/blog/news", blogTitle: "News", blogDescription: null };
  expect(onPage(useBlogMetadata, "/blog/news/gas/")).toEqual(told);
  expect(onPage(useBlogMetadata, "/blog/gas/").blogTitle).toBe("Blog");
  expect(() => onPage(useBlogMetadata, "/docs/")).toThrow("this page belongs to none");
});
