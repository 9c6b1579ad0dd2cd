import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { SiteContext } from "../../../build/context/context";
import type { PublishedPage, StartPublisher } from "../../../build/publish/publisher";
import { WrittenFiles } from "../../../build/publish/written-files";
import { feedAddress, type FeedFormat } from "../../../lib/feed-address";
import { defaultLocaleOf } from "../../../lib/locale";
import { absoluteAddress, absoluteInPage, decodeAddress } from "../../../lib/url";
import { plainContent } from "../../../mdx/plain-content";
import { plainHtml } from "../../../mdx/plain-html";
import { newestFirst } from "../listing";
import type { BlogPostNode } from "../nodes";
import { atomOf } from "./atom";
import { feedInfoOf, feedItemOf, feedsOf, type FeedBlog, type FeedItem, type FeedPosts } from "./feed";
import { jsonFeedOf } from "./json-feed";
import { rssOf } from "./rss";
import { feedStylesheet, FEED_STYLESHEET } from "./stylesheet";

/** Where the content of posts waits until all of them have come. */
const FOLDER = ".cache/feeds";

type Feed = FeedPosts<BlogPostNode> & { blog: FeedBlog };

/**
 * Writes the feeds of all blogs and of their tags. Posts come in the order of their routes, feeds have the newest: so
 * the content of each waits on disk, and one feed after another is put together.
 */
export const publishFeeds: StartPublisher<string> = (context, finished) => {
  const { root, site } = context;
  const posts = newestFirst((finished.nodesOf("BlogPost") as BlogPostNode[]).filter(({ draft }) => !draft));
  const feeds = site.blogs.flatMap((blog): Feed[] =>
    feedsOf(
      blog,
      posts.filter(({ instance }) => instance === blog.id),
    ).map((feed) => ({ ...feed, blog })),
  );
  const wanted = new Map(feeds.flatMap((feed) => feed.posts).map(({ id }, index) => [id, `${index}.html`]));
  const folder = path.join(root, FOLDER);
  return {
    page: (page, kept) => {
      const name = page.node && wanted.get(page.node.id);
      if (name === undefined) return undefined;
      const html = kept ?? htmlOf(page, site);
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, name), html);
      return html;
    },
    end: () => {
      const files = new WrittenFiles(root, "feeds");
      if (feeds.length > 0) files.write(FEED_STYLESHEET, feedStylesheet());
      const contentOf = (id: string) => readFileSync(path.join(folder, wanted.get(id) ?? ""), "utf8");
      for (const feed of feeds) writeFeed(feed, contentOf, files, site);
      files.finish();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** The content of a post as HTML with absolute addresses. */
function htmlOf({ route, content, routed }: PublishedPage, site: SiteContext["site"]): string {
  return plainHtml(plainContent(content()?.tree ?? [], (url) => absoluteInPage(routed(url), route, site)));
}

function writeFeed(
  feed: Feed,
  contentOfPost: (id: string) => string,
  files: WrittenFiles,
  site: SiteContext["site"],
): void {
  const { route, posts, blog } = feed;
  const absolute = (url: string) => absoluteAddress(url, site);
  const items = posts.map((post) => feedItemOf(post, absolute));
  const ids = new Map(items.map((item, place) => [item.url, posts[place]?.id ?? ""]));
  const contentOf = (item: FeedItem) => contentOfPost(ids.get(item.url) ?? "");
  const updated = items.map((item) => item.updated).reduce((newest, time) => (time > newest ? time : newest), EPOCH);
  const { htmlLang: language } = defaultLocaleOf(site.i18n);
  const info = feedInfoOf(feed, updated, { language, copyright: blog.feed.copyright, absolute });
  const stylesheet = `${site.baseUrl.slice(0, -1)}${FEED_STYLESHEET}`;
  const texts: Record<FeedFormat, () => string> = {
    rss: () => rssOf(info, items, contentOf, stylesheet),
    atom: () => atomOf(info, items, contentOf, stylesheet),
    json: () => jsonFeedOf(info, items, contentOf),
  };
  for (const format of blog.feed.formats) files.write(decodeAddress(feedAddress(route, format)), texts[format]());
}

/** The time of a feed without a post. */
const EPOCH = new Date(0).toISOString();
