import { withPrefix } from "gatsby";
import { FEED_FORMATS, feedAddress } from "../../../lib/feed-address";
import { settings } from "../../../ui/site-settings";

/** Tells browsers and feed readers of the feeds of a blog, or of the list of one of its tags at `route`. */
export function FeedLinks({ instance, route }: { instance: string; route?: string }) {
  const blog = settings.blogs.find(({ id }) => id === instance);
  return blog?.feeds.map((format) => (
    <link
      key={format}
      rel="alternate"
      type={FEED_FORMATS[format].type}
      title={`${blog.title} (${format})`}
      href={withPrefix(feedAddress(route ?? blog.route, format))}
    />
  ));
}
