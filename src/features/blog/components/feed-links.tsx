import { AlternateFeeds } from "../../../ui/alternate-feeds";
import { settings } from "../../../ui/site-settings";

/** Tells browsers and feed readers of the feeds of a blog, or of the list of one of its tags at `route`. */
export function FeedLinks({ instance, route }: { instance: string; route?: string }) {
  const blog = settings.blogs.find(({ id }) => id === instance);
  return blog && <AlternateFeeds title={blog.title} route={route ?? blog.route} formats={blog.feeds} />;
}
