import { docFeedOf } from "../../lib/pages/doc-feed";
import { feedAddress } from "../../lib/routes/feed-address";
import { SITE_FILES } from "../../lib/routes/site-files";
import { decodeAddress, routeOf } from "../../lib/routes/url";
import type { Site } from "../../lib/site-config";
import { hasSitemap } from "../publish/sitemap";

/**
 * The addresses of files that a build writes and that authors may link to: feeds, lists for machines and search
 * engines; `routes` are those of all pages.
 */
export function writtenAddresses(site: Site, routes: readonly string[]): string[] {
  return [...siteFilesOf(site).map((file) => `/${file}`), ...feedsOf(site, routes)];
}

function siteFilesOf(site: Site): string[] {
  const { llms, llmsFull, robots, sitemap } = SITE_FILES;
  return [robots, ...(site.llms ? [llms, llmsFull] : []), ...(hasSitemap(site) ? [sitemap] : [])];
}

/** One feed of each blog, of each of its tags, and of each docs instance, in each format. */
function feedsOf(site: Site, routes: readonly string[]): string[] {
  const ofBlogs = site.blogs.flatMap(({ routeBasePath, paths, feed: { formats } }) => {
    const own = routeOf(routeBasePath);
    const tags = routeOf(routeBasePath, paths.tags);
    const lists = routes.filter((route) => route === own || (route.startsWith(tags) && route !== tags));
    return lists.map((route) => ({ route, formats }));
  });
  const ofDocs = site.docs.flatMap((instance) => docFeedOf(instance, site) ?? []);
  return [...ofBlogs, ...ofDocs].flatMap(({ route, formats }) =>
    formats.map((format) => decodeAddress(feedAddress(route, format))),
  );
}
