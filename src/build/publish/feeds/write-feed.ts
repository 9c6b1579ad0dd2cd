import { feedAddress, type FeedFormat } from "../../../lib/routes/feed-address";
import type { Site } from "../../../lib/site-config";
import { decodeAddress } from "../../../lib/routes/url";
import type { WrittenFiles } from "../written-files";
import { atomOf } from "./atom";
import { feedInfoOf, type FeedItem, type FeedSource } from "../../../lib/pages/feed";
import { jsonFeedOf } from "./json-feed";
import { rssOf } from "./rss";

/** The HTML of an item, with absolute addresses; none for an item that is its summary. */
type ContentOf = (item: FeedItem) => string | undefined;

/** Writes a feed in some formats; without `contentOf` its items have their summaries alone. */
export function writeFeed(
  source: FeedSource & { formats: readonly FeedFormat[] },
  items: readonly FeedItem[],
  { files, site, contentOf }: { files: WrittenFiles; site: Site; contentOf?: ContentOf },
): void {
  const { formats, ...about } = source;
  const info = feedInfoOf(about, items, site);
  const texts: Record<FeedFormat, () => string> = {
    rss: () => rssOf(info, items, contentOf),
    atom: () => atomOf(info, items, contentOf),
    json: () => jsonFeedOf(info, items, contentOf),
  };
  for (const format of formats) files.write(decodeAddress(feedAddress(about.route, format)), texts[format]());
}
