/** The formats of feeds, each with its name, its file and its media type. */
export const FEED_FORMATS = {
  rss: { name: "RSS", file: "rss.xml", type: "application/rss+xml" },
  atom: { name: "Atom", file: "atom.xml", type: "application/atom+xml" },
  json: { name: "JSON Feed", file: "feed.json", type: "application/feed+json" },
} as const;
export type FeedFormat = keyof typeof FEED_FORMATS;

/** The address of the feed of a list, without the base URL: `/blog/` has `/blog/rss.xml`. */
export function feedAddress(route: string, format: FeedFormat): string {
  return `${route}${FEED_FORMATS[format].file}`;
}
