import { mapBlog } from "../../../src/docusaurus/map/blog";
import type { DocusaurusPost } from "../../../src/docusaurus/map/blog-posts";
import type { FeedEntry } from "../../../src/lib/settings/function-settings";
import { folderWith } from "./folder";

const ada = {
  key: "ada",
  name: "Ada",
  title: null,
  url: null,
  imageUrl: "/a.png",
  email: null,
  permalink: "/blog/ada/",
};
const entry = (name: string): FeedEntry => ({
  post: {
    file: `../website/blog/${name}.md`,
    permalink: `/blog/${name}/`,
    slug: `/${name}`,
    title: name,
    description: `About ${name}`,
    date: "2024-01-02",
    unlisted: false,
    truncated: true,
    readingMinutes: 3,
    tags: [{ label: "Clay", permalink: "/blog/tags/clay/", description: null }],
    authors: [ada],
  },
  item: {
    url: `https://kiln.example/base/blog/${name}/`,
    title: name,
    summary: `About ${name}`,
    published: "2024-01-02T00:00:00.000Z",
    updated: "2024-03-04T00:00:00.000Z",
    authors: [
      {
        name: "Ada",
        url: "https://kiln.example/base/blog/ada/",
        imageUrl: "https://kiln.example/base/a.png",
      },
    ],
    tags: [
      {
        label: "Clay",
        url: "https://kiln.example/base/blog/tags/clay/",
      },
    ],
    content: `<p>${name}</p>`,
  },
});

type Given = {
  blogPosts: DocusaurusPost[];
  outDir: string;
  siteConfig: { title: string };
  defaultCreateFeedItems: (given: Pick<Given, "blogPosts">) => Promise<Record<string, unknown>[]>;
};

/** The items that a function of a configuration gives for two posts. */
function itemsBy(createFeedItems: (given: Given) => unknown) {
  const folder = folderWith({ baseUrl: "/base/" }, { textOf: () => "---\nown: 1\n---\n\nText" });
  const use = { name: "@docusaurus/plugin-content-blog", options: { feedOptions: { createFeedItems } } };
  const { instance, notes } = mapBlog(use, folder, "blog");
  expect(notes).toEqual([]);
  return Promise.resolve(instance.feed?.items?.([entry("one"), entry("two")], "/site/public"));
}

test("a function for feeds sees posts as Docusaurus has them, and leaves others out", async () => {
  const seen = jest.fn();
  const items = await itemsBy(({ blogPosts, defaultCreateFeedItems, ...rest }) => {
    seen(blogPosts[0], rest.outDir, rest.siteConfig.title);
    return defaultCreateFeedItems({ blogPosts: blogPosts.filter(({ metadata }) => metadata.title !== "one"), ...rest });
  });
  expect(items).toEqual([entry("two").item]);
  expect(seen).toHaveBeenCalledWith(
    {
      id: "/one",
      content: "Text",
      metadata: {
        permalink: "/base/blog/one",
        source: "@site/blog/one.md",
        title: "one",
        description: "About one",
        date: new Date("2024-01-02"),
        readingTime: 3,
        hasTruncateMarker: true,
        unlisted: false,
        tags: [{ label: "Clay", permalink: "/base/blog/tags/clay" }],
        authors: [{ key: "ada", name: "Ada", imageURL: "/a.png", page: { permalink: "/base/blog/ada" } }],
        frontMatter: { own: 1 },
      },
    },
    "/site/public",
    "Kiln",
  );
});

test("it changes items and adds its own, with recordings", async () => {
  const own = { title: "Cast", link: "https://a.example/c", guid: "c1", date: new Date("2025-01-01") };
  const items = await itemsBy(async ({ defaultCreateFeedItems, blogPosts }) => {
    const [first] = await defaultCreateFeedItems({ blogPosts });
    const changed = { ...first, title: "New", content: undefined };
    return [changed, { ...own, audio: { url: "https://a.example/c.mp3?x", length: 9 }, category: [{ name: "Glaze" }] }];
  });
  const { content: _content, ...kept } = entry("one").item;
  expect(items).toEqual([
    { ...kept, title: "New" },
    {
      url: own.link,
      id: "c1",
      title: "Cast",
      summary: "",
      authors: [],
      published: "2025-01-01T00:00:00.000Z",
      updated: "2025-01-01T00:00:00.000Z",
      tags: [{ label: "Glaze", url: "Glaze" }],
      enclosure: {
        url: "https://a.example/c.mp3?x",
        type: "audio/mpeg",
        size: 9,
      },
    },
  ]);
});

test("items that are none are told by their keys", async () => {
  await expect(itemsBy(() => [{ title: 1, link: "https://a.example", date: new Date(0) }])).rejects.toThrow(
    "createFeedItems gave no valid items:\n  - '0.title' is 1: expected string, received number",
  );
});
