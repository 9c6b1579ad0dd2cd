import type { FeedFormat } from "../routes/feed-address";
import type { DocsInstance, Site } from "../site-config";
import { translate } from "../words/translate";
import { routeOf } from "../routes/url";

/** The feed of the docs that changed last: the route below which its files are, and what it says of itself. */
export type DocFeed = { route: string; formats: FeedFormat[]; title: string; description: string };

/**
 * The feed of an instance of docs; undefined where it wants none, where search engines are kept away, and where a blog
 * at the same route has feeds of its own.
 */
export function docFeedOf(
  { title, routeBasePath, noIndex, feed }: DocsInstance,
  site: Pick<Site, "title" | "blogs">,
): DocFeed | undefined {
  const route = routeOf(routeBasePath);
  const isTaken = site.blogs.some((blog) => blog.feed.formats.length > 0 && routeOf(blog.routeBasePath) === route);
  if (noIndex || isTaken || feed.formats.length === 0) return undefined;
  const name = title === undefined ? site.title : `${site.title}: ${title}`;
  return {
    route,
    formats: feed.formats,
    title: feed.title ?? translate({ id: "docs.feedTitle" }, { name }),
    description: feed.description ?? translate({ id: "docs.feedLead" }),
  };
}
