import type { FeedInfo, FeedItem } from "../../../lib/pages/feed";

/** A feed in JSON Feed 1.1; `contentOf` gives the HTML of an item, where it has any. */
export function jsonFeedOf(
  { title, description, language, pageUrl, urls }: FeedInfo,
  items: readonly FeedItem[],
  contentOf: (item: FeedItem) => string | undefined = () => undefined,
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
      ...contentIn(item, contentOf(item)),
      summary: item.summary,
      image: item.image,
      date_published: item.published,
      date_modified: item.updated,
      ...(item.authors.length > 0 && {
        authors: item.authors.map(({ name, url, imageUrl }) => ({ name, url, avatar: imageUrl })),
      }),
      tags: item.tags.map(({ label }) => label),
      ...(item.enclosure && { attachments: [attachmentOf(item.enclosure)] }),
    })),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}

function contentIn({ summary }: FeedItem, html: string | undefined) {
  return html === undefined ? { content_text: summary } : { content_html: html };
}

function attachmentOf({ url, type, size }: NonNullable<FeedItem["enclosure"]>) {
  return { url, mime_type: type, ...(size > 0 && { size_in_bytes: size }) };
}
