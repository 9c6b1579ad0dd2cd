import { FEED_FORMATS, feedAddress } from "../../../lib/routes/feed-address";
import { translate } from "../../../lib/words/translate";
import { LinkRow } from "../../../ui/link-row";
import { settings } from "../../../ui/site-settings";
import type { Overview } from "../overviews";

/** What the lists are called; the words of a page are found by the ids in its code. */
const TITLES: Record<Overview["name"], () => string> = {
  tags: () => translate({ id: "tags.title" }),
  archive: () => translate({ id: "archive.title" }),
  authors: () => translate({ id: "authors.title" }),
};

type OverviewLinksProps = { instance: string; overviews: readonly Overview[] };

/** What leads from a blog to its lists of tags, years and authors, and to its feeds. */
export function OverviewLinks({ instance, overviews }: OverviewLinksProps) {
  const { route: blog = "", feeds = [] } = settings.blogs.find(({ id }) => id === instance) ?? {};
  const lists = overviews.map(({ name, route }) => ({ label: TITLES[name](), href: route }));
  const files = feeds.map((format) => ({
    label: FEED_FORMATS[format].name,
    href: `pathname://${feedAddress(blog, format)}`,
  }));
  return <LinkRow links={[...lists, ...files]} />;
}
