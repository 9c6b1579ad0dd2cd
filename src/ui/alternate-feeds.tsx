import { withPrefix } from "gatsby";
import { FEED_FORMATS, feedAddress, type FeedFormat } from "../lib/routes/feed-address";

/** Tells browsers and feed readers of the feeds of a page, by the route below which they are. */
export function AlternateFeeds({
  title,
  route,
  formats,
}: {
  title: string;
  route: string;
  formats: readonly FeedFormat[];
}) {
  return formats.map((format) => (
    <link
      key={format}
      rel="alternate"
      type={FEED_FORMATS[format].type}
      title={`${title} (${format})`}
      href={withPrefix(feedAddress(route, format))}
    />
  ));
}
