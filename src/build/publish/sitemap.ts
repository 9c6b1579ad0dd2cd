import { frameContextOf } from "../../lib/frame-context";
import type { Site } from "../../lib/site-config";

type SitePage = { path: string; pageContext: unknown };
type ContentPage = { permalink: string; gitDate: string | null; lastUpdate: { date: string | null } | null };
/** What the query for the sitemap gives. */
export type SitemapData = { allSitePage: { nodes: SitePage[] }; allPage: { nodes: ContentPage[] } };

/** A page as the sitemap names it; `lastmod` is the day of its last change, where git or front matter knows one. */
type SitemapPage = { path: string; lastmod?: string };

const QUERY = `{
  allSitePage(sort: { path: ASC }) { nodes { path pageContext } }
  allPage(sort: { permalink: ASC }) { nodes { permalink gitDate lastUpdate { date } } }
}`;

/**
 * The pages that search engines should find: all whose context does not keep them away, and that are not the same page
 * of an older version.
 */
export function sitemapPagesOf({ allSitePage, allPage }: SitemapData): SitemapPage[] {
  const dates = new Map(allPage.nodes.map((page) => [page.permalink, page.lastUpdate?.date ?? page.gitDate]));
  return allSitePage.nodes.filter(isFound).map(({ path }) => {
    const date = dates.get(path);
    return { path, ...(date && { lastmod: date.slice(0, "2024-05-03".length) }) };
  });
}

function isFound({ pageContext }: SitePage): boolean {
  const { alternates = [] } = frameContextOf(pageContext);
  const isKeptAway = (pageContext as { noIndex?: boolean } | null)?.noIndex === true;
  return !isKeptAway && !alternates.some(({ isLast, sameDoc }) => isLast && sameDoc);
}

/**
 * Options of gatsby-plugin-sitemap; the patterns of the configuration are left out too. A part of the site lists its
 * root alone, because the plugin fails where a list is empty: the pages are listed once parts are joined.
 */
export function sitemapOptions(
  { url, sitemap }: Pick<Site, "url" | "sitemap">,
  isPart = false,
): Record<string, unknown> {
  return {
    output: "/",
    excludes: sitemap.ignorePatterns,
    query: QUERY,
    resolveSiteUrl: () => url,
    resolvePages: isPart ? () => [{ path: "/" }] : sitemapPagesOf,
    serialize: ({ path, lastmod }: SitemapPage) => ({ url: path, lastmod }),
  };
}
