import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { SiteContext } from "../../../build/context/context";
import { feedStylesheet } from "../../../build/publish/feeds/stylesheet";
import { writeFeed } from "../../../build/publish/feeds/write-feed";
import type { PublishedPage, StartPublisher } from "../../../build/publish/publisher";
import { WrittenFiles } from "../../../build/publish/written-files";
import { absoluteAddress, absoluteInPage } from "../../../lib/routes/url";
import { currentLocaleOf } from "../../../lib/settings/locale";
import { translate } from "../../../lib/words/translate";
import { plainContent } from "../../../mdx/plain-content";
import { plainHtml } from "../../../mdx/plain-html";
import type { FeedItem, WholeFeedItem } from "../../../lib/pages/feed";
import { newestFirst } from "../listing";
import type { BlogPostNode } from "../nodes";
import { factsOf } from "../post-facts";
import { feedItemOf, feedsOf, type FeedBlog, type FeedPosts } from "./feed";

/** Address of the stylesheet of all feeds of blogs, without the base URL. */
const FEED_STYLESHEET = "/feed.css";

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
      currentLocaleOf(site.i18n).htmlLang,
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
      if (feeds.length > 0) files.write(FEED_STYLESHEET, feedStylesheet(translate({ id: "feed.explained" })));
      const contentOf = (id: string) => readFileSync(path.join(folder, wanted.get(id) ?? ""), "utf8");
      for (const feed of feeds) writeBlogFeed(feed, contentOf, { files, root, site });
      files.finish();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** The content of a post as HTML with absolute addresses. */
function htmlOf({ route, content, routed }: PublishedPage, site: SiteContext["site"]): string {
  return plainHtml(plainContent(content()?.tree ?? [], (url) => absoluteInPage(routed(url), route, site)));
}

function writeBlogFeed(
  { posts, blog, ...feed }: Feed,
  contentOfPost: (id: string) => string,
  { files, root, site }: { files: WrittenFiles } & Pick<SiteContext, "root" | "site">,
): void {
  const { formats, copyright, items: itemsOf } = blog.feed;
  const source = {
    ...feed,
    formats,
    copyright,
    pageWords: translate({ id: "feed.page" }),
    stylesheet: FEED_STYLESHEET,
  };
  const items = posts.map((post) => feedItemOf(post, (url) => absoluteAddress(url, site)));
  const posted = new Map<FeedItem, string>(items.map((item, place) => [item, posts[place]?.id ?? ""]));
  const ownContent = (item: FeedItem) => contentOfPost(posted.get(item) ?? "");
  if (!itemsOf) return writeFeed(source, items, { files, site, contentOf: ownContent });
  const entries = items.map((item, place) => ({
    post: factsOf(posts[place] as BlogPostNode),
    item: { ...item, content: ownContent(item) },
  }));
  const given = itemsOf(entries, path.join(root, "public"));
  writeFeed(source, given, { files, site, contentOf: (item: WholeFeedItem) => item.content });
}
