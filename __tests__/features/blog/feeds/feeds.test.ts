import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { JSDOM } from "jsdom";
import { publishedPageOf } from "../../../../src/build/publish/publisher";
import type { PageNode } from "../../../../src/build/nodes/mdx-reader";
import { blog } from "../../../../src/features/blog";
import { feedsOf } from "../../../../src/features/blog/feeds/feed";
import { feedStylesheet } from "../../../../src/build/publish/feeds/stylesheet";
import { xmlOf } from "../../../../src/build/publish/feeds/xml";
import type { FeedItemsOf } from "../../../../src/lib/settings/function-settings";
import { readSite, type BlogInstance } from "../../../../src/lib/site-config";
import { atomFaults, jsonFaults, rssFaults } from "../../../support/feed-rules";
import { nothingElse } from "../../../support/finished-site";
import { smallestSite } from "../../../support/site";
import { standOnSmallSite } from "../../../support/small-site";

const TITLE = 'A]]>B & <C> "D" 🦖';
const site = standOnSmallSite({
  baseUrl: "/base/",
  blogs: [{ ...(smallestSite.blogs[0] as object), feed: { limit: 2 } } as never],
});
const mdx = (title: string, tags: string, ...body: string[]) => [
  "---",
  `title: ${JSON.stringify(title)}`,
  "authors: [{ name: Ada & Co, url: 'https://example.com/ada' }]",
  `tags: [${tags}]`,
  "---",
  ...body,
];

beforeEach(() => {
  site.write("content/blog/2024-01-01-first.mdx", ...mdx("First", "old", "The first."));
  site.write(
    "content/blog/2024-02-02-second.mdx",
    ...mdx(
      TITLE,
      "old, new",
      "See [this](./2024-01-01-first.mdx#x) and [that](/docs/?a=1&b), or [below](#here).",
      "",
      "{/* truncate */}",
      "",
      "## Here",
      "",
      ":::tip",
      "",
      "Code",
      "",
      ":::",
      "",
      '```js title="a.js"',
      "a < b && c",
      "```",
    ),
  );
  site.write("content/blog/2024-03-03-third.mdx", ...mdx("Third", "new", "The third."));
  site.write("content/blog/2024-04-04-hidden.mdx", "---", "unlisted: true", "tags: [new, secret]", "---", "Unlisted.");
});

/** Publishes the feeds, and returns the text of a file below public. */
async function published(items?: FeedItemsOf): Promise<(file: string) => string> {
  await site.build([blog]);
  site.write("public/index.html", "");
  const nodes = site.gatsby.getNodesByType("BlogPost") as PageNode[];
  const context = site.context();
  const blogs = context.site.blogs.map((one) => ({ ...one, feed: { ...one.feed, items } }));
  const publisher = blog.publish?.(
    { ...context, site: { ...context.site, blogs } },
    { ...nothingElse, nodesOf: site.gatsby.getNodesByType },
  );
  const routes = new Map(nodes.map((node) => [node.file, node.permalink]));
  for (const node of nodes)
    await publisher?.page?.(
      publishedPageOf({ page: { path: node.permalink }, node }, site.root, (file) => routes.get(file)),
    );
  await publisher?.end?.();
  return (file) => readFileSync(path.join(site.root, "public", file), "utf8");
}

describe("the feeds of a blog", () => {
  it("keep the rules of their formats, for the blog and each tag", async () => {
    const read = await published();
    for (const folder of ["blog", "blog/tags/old", "blog/tags/new"]) {
      expect(rssFaults(read(`${folder}/rss.xml`))).toEqual([]);
      expect(atomFaults(read(`${folder}/atom.xml`))).toEqual([]);
      expect(jsonFaults(read(`${folder}/feed.json`))).toEqual([]);
    }
  });

  it("have the newest posts that are listed, as many as the site says, with titles as they were written", async () => {
    const read = await published();
    const titlesOf = (file: string) =>
      (JSON.parse(read(file)) as { items: { title: string }[] }).items.map(({ title }) => title);
    expect(titlesOf("blog/feed.json")).toEqual(["Third", TITLE]);
    expect(titlesOf("blog/tags/old/feed.json")).toEqual([TITLE, "First"]);
    expect(existsSync(path.join(site.root, "public/blog/tags/secret"))).toBe(false);
    const rss = new JSDOM(read("blog/rss.xml"), { contentType: "application/xml" }).window.document;
    expect([...rss.querySelectorAll("item > title")].map(({ textContent }) => textContent)).toEqual(["Third", TITLE]);
    expect(read("blog/rss.xml")).toContain("<title>A]]&gt;B &amp; &lt;C&gt; &quot;D&quot; 🦖</title>");
  });

  it("hold whole posts, in plain elements with absolute addresses", async () => {
    const [, second] = (JSON.parse((await published())("blog/feed.json")) as { items: { content_html: string }[] })
      .items;
    const home = "https://example.org/base";
    expect(second?.content_html.replace(/>\n?</g, ">\n<").split("\n")).toEqual([
      `<p>See <a href="${home}/blog/2024/01/01/first/#x">this</a> and <a href="${home}/docs/?a=1&amp;b">that</a>, or <a href="${home}/blog/2024/02/02/second/#here">below</a>.</p>`,
      "<h2>Here</h2>",
      "<blockquote>",
      "<p>",
      "<strong>Tip</strong>",
      "</p>",
      "<p>Code</p>",
      "</blockquote>",
      "<figure>",
      "<figcaption>a.js</figcaption>",
      "<pre>",
      '<code class="language-js">a &lt; b &amp;&amp; c',
      "</code>",
      "</pre>",
      "</figure>",
    ]);
  });

  it("leave nothing in the cache", async () => {
    await published();
    expect(existsSync(path.join(site.root, ".cache/feeds"))).toBe(false);
  });
});

it("has the items that a function of the blog gives, with and without HTML, and their files", async () => {
  const enclosure = { url: "https://a.example/c.mp3", type: "audio/mpeg", size: 9 };
  const items: FeedItemsOf = (entries, folder) =>
    entries.map(({ post, item: { content, ...item } }) => ({
      ...item,
      title: `${post.title} in ${path.basename(folder)}`,
      ...(post.title === "Third" ? { content: `${content}<hr>` } : { enclosure }),
    }));
  const read = await published(items);
  const { items: given } = JSON.parse(read("blog/feed.json")) as { items: Record<string, unknown>[] };
  expect(given).toMatchObject([
    { title: "Third in public", content_html: "<p>The third.</p><hr>" },
    {
      title: `${TITLE} in public`,
      content_text: "See this and that, or below.",
      attachments: [{ url: enclosure.url, mime_type: "audio/mpeg", size_in_bytes: 9 }],
    },
  ]);
  expect(read("blog/rss.xml")).toContain('<enclosure length="9" type="audio/mpeg" url="https://a.example/c.mp3"/>');
  expect(read("blog/atom.xml")).toContain('<link rel="enclosure" length="9" type="audio/mpeg" href="https://a.ex');
});

describe("feedsOf", () => {
  const instance = (feed: object): BlogInstance =>
    readSite({ ...smallestSite, blogs: [{ ...(smallestSite.blogs[0] as object), feed } as never] })
      .blogs[0] as BlogInstance;
  const post = (day: string, ...labels: string[]) => ({
    date: day,
    slug: `/${day}`,
    unlisted: false,
    tags: labels.map((label) => ({
      label,
      permalink: `/blog/tags/${label}/`,
      description: null,
    })),
  });
  const posts = Array.from({ length: 25 }, (_, day) => post(`2024-01-${String(day + 1).padStart(2, "0")}`, "a"));

  it("has 20 posts where the site says nothing, all where it says so, none where it wants no feed", () => {
    expect(feedsOf(instance({}), posts, "en").map((feed) => [feed.route, feed.title, feed.posts.length])).toEqual([
      ["/blog/", "Blog", 20],
      ["/blog/tags/a/", "Blog: a", 20],
    ]);
    expect(
      feedsOf(instance({ limit: 0, title: "News" }), posts, "en").map((feed) => [feed.title, feed.posts.length]),
    ).toEqual([
      ["News", 25],
      ["News: a", 25],
    ]);
    expect(feedsOf(instance({ formats: [] }), posts, "en")).toEqual([]);
  });

  it("has a feed without posts", () => {
    expect(feedsOf(instance({}), [], "en")).toEqual([
      { route: "/blog/", title: "Blog", description: "Posts", posts: [] },
    ]);
  });
});

test("XML holds no character that XML forbids", () => {
  expect(xmlOf(["a", { b: '"<\u0000' }, "x\u0008\ud800y\u001f🦖\t"])).toBe('<a b="&quot;&lt;">xy🦖\t</a>');
});

test("the stylesheet says what a feed is", () => {
  expect(feedStylesheet("This is a feed.")).toContain('content: "This is a feed.');
  expect(feedStylesheet('This is\n  a "feed".')).toContain('content: "This is a \\"feed\\".";');
});
