import type { FeedInfo, FeedItem } from "../../../lib/pages/feed";

/** A feed in JSON Feed 1.1; `contentOf` gives the HTML of an item, where it has any. */
export function jsonFeedOf(
  { title, description, language, pageUrl, urls }: FeedInfo,
  items: readonly FeedItem[],
  contentOf?: (item: FeedItem) => string,
): string {
  const feed = {
    version: "https://jsonfeed.org/version/1.1",
    title,
    home_page_url: pageUrl,
    feed_url: urls.json,
    description,
    language,
    items: items.map((item) => ({
      id: item.id ?? item.url,
      url: item.url,
      title: item.title,
      ...(contentOf ? { content_html: contentOf(item) } : { content_text: item.summary }),
      summary: item.summary,
      image: item.image,
      date_published: item.published,
      date_modified: item.updated,
      ...(item.authors.length > 0 && {
        authors: item.authors.map(({ name, url, imageUrl }) => ({ name, url, avatar: imageUrl })),
      }),
      tags: item.tags.map(({ label }) => label),
    })),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}
