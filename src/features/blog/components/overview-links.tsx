import { FEED_FORMATS, feedAddress } from "../../../lib/routes/feed-address";
import { translate } from "../../../lib/words/translate";
import { LinkRow } from "../../../ui/link-row";
import { settings } from "../../../ui/site-settings";
import type { Overview } from "../overviews";

type OverviewLinksProps = { instance: string; overviews: readonly Overview[] };

/** What leads from a blog to its lists of tags, years and authors, and to its feeds. */
export function OverviewLinks({ instance, overviews }: OverviewLinksProps) {
  const { route: blog = "", feeds = [] } = settings.blogs.find(({ id }) => id === instance) ?? {};
  const lists = overviews.map(({ name, route }) => ({ label: translate({ id: `${name}.title` }), href: route }));
  const files = feeds.map((format) => ({
    label: FEED_FORMATS[format].name,
    href: `pathname://${feedAddress(blog, format)}`,
  }));
  return <LinkRow links={[...lists, ...files]} />;
}
