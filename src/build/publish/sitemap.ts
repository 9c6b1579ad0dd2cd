import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { frameContextOf } from "../../lib/frame-context";
import type { Site } from "../../lib/site-config";

type SitePage = { path: string; context?: unknown };
/** What a node tells of its page's last change. */
export type DatedNode = { permalink: string; gitDate?: string; lastUpdate?: { date?: string | null } | null };

/** A page as the sitemap names it; `lastmod` is the day of its last change, where git or front matter knows one. */
type SitemapPage = { path: string; lastmod?: string };

/** The plugin asks something in any case; what it asks by itself has Gatsby read all pages and all nodes once more. */
const QUERY = "{ site { id } }";
/** Where the days of the last changes wait for the sitemap, from the site's root. */
const DATES = ".cache/sitemap/dates.json";

/** The day of the last change of each page that has one, by route: what the page shows, else what git knows. */
export function datesOf(nodes: readonly DatedNode[]): Record<string, string> {
  const dated = nodes.flatMap(({ permalink, gitDate, lastUpdate }) => {
    const date = lastUpdate?.date ?? gitDate;
    return date ? [[permalink, date.slice(0, "2024-05-03".length)] as const] : [];
  });
  return Object.fromEntries(dated);
}

/** Keeps the days of the last changes until the sitemap is written. */
export function keepDates(root: string, nodes: readonly DatedNode[]): void {
  const file = path.join(root, DATES);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(datesOf(nodes)));
}

/**
 * The pages that search engines should find, by their routes: all whose context does not keep them away, and that are
 * not the same page of an older version.
 */
export function sitemapPagesOf(pages: Iterable<SitePage>, dates: Readonly<Record<string, string>>): SitemapPage[] {
  const found = [...pages].filter(isFound).sort((one, other) => (one.path < other.path ? -1 : 1));
  return found.map(({ path: route }) => ({ path: route, ...(dates[route] && { lastmod: dates[route] }) }));
}

function isFound({ context }: SitePage): boolean {
  const { alternates = [] } = frameContextOf(context);
  const isKeptAway = (context as { noIndex?: boolean } | null | undefined)?.noIndex === true;
  return !isKeptAway && !alternates.some(({ isLast, sameDoc }) => isLast && sameDoc);
}

/** The same of the site that this process of Gatsby has built. */
export async function builtPages(): Promise<SitemapPage[]> {
  const { store } = await import("gatsby/dist/redux/index.js");
  const dates = JSON.parse(readFileSync(path.join(process.cwd(), DATES), "utf8")) as Record<string, string>;
  return sitemapPagesOf(store.getState().pages.values(), dates);
}

/**
 * A part of the site lists its root alone, because the plugin fails where a list is empty: the pages are listed once
 * parts are joined.
 */
export const pagesOfAPart = (): SitemapPage[] => [{ path: "/" }];

/** Options of gatsby-plugin-sitemap; the patterns of the configuration are left out too. */
export function sitemapOptions(
  { url, sitemap }: Pick<Site, "url" | "sitemap">,
  resolvePages: () => SitemapPage[] | Promise<SitemapPage[]>,
): Record<string, unknown> {
  return {
    output: "/",
    excludes: sitemap.ignorePatterns,
    query: QUERY,
    resolveSiteUrl: () => url,
    resolvePages,
    serialize: ({ path: route, lastmod }: SitemapPage) => ({ url: route, lastmod }),
  };
}
