import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { compareText } from "../../lib/values/compare-text";
import { frameContextOf } from "../../lib/pages/frame-context";
import type { HeadElement } from "../../lib/html/head-element";
import { keepsAway } from "../../lib/html/robots";
import { SITE_FILE } from "../../lib/settings/site-file";
import type { Site } from "../../lib/site-config";

/** A page of Gatsby's; `matchPath` says which addresses it stands for, where that is not its path alone. */
type SitePage = { path: string; matchPath?: string; context?: unknown };
/** What the sitemap reads of the node of a page: its last change, and what its content puts into the head. */
export type NotedNode = {
  permalink: string;
  gitDate?: string;
  lastUpdate?: { date?: string | null } | null;
  head?: readonly HeadElement[];
};
/** The day of the last change of each page that has one, by route, and the routes that content keeps away. */
type PageNotes = { dates: Record<string, string>; keptAway: string[] };

/** A page as the sitemap names it; `lastmod` is the day of its last change, where git or front matter knows one. */
type SitemapPage = { path: string; lastmod?: string };

/** The plugin asks something in any case; what it asks by itself has Gatsby read all pages and all nodes once more. */
const QUERY = "{ site { id } }";
/** Where what nodes say waits for the sitemap, from the site's root. */
const NOTES = ".cache/sitemap/notes.json";
/** A pattern that leaves out every page. */
const EVERYTHING = /^\/?\*\*\/?$/;
const FILE = /^sitemap-(?:index|\d+)\.xml$/;

/** What the sitemap needs of nodes: a change is what the page shows, else what git knows. */
export function pageNotesOf(nodes: readonly NotedNode[]): PageNotes {
  const dated = nodes.flatMap(({ permalink, gitDate, lastUpdate }) => {
    const date = lastUpdate?.date ?? gitDate;
    return date ? [[permalink, date.slice(0, "2024-05-03".length)] as const] : [];
  });
  const keptAway = nodes.filter(({ head }) => head?.some(isNoIndex)).map(({ permalink }) => permalink);
  return { dates: Object.fromEntries(dated), keptAway };
}

function isNoIndex({ tag, props: { name, content } }: HeadElement): boolean {
  return tag === "meta" && /^robots$/i.test(String(name)) && keepsAway(String(content));
}

/** Keeps what nodes say until the sitemap is written. */
export function keepPageNotes(root: string, nodes: readonly NotedNode[]): void {
  const file = path.join(root, NOTES);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(pageNotesOf(nodes)));
}

/**
 * Whether a site has a sitemap: not where search engines are kept away, nor where a pattern leaves out all pages, since
 * a sitemap has to list one.
 */
export function hasSitemap({ noIndex, sitemap }: Pick<Site, "noIndex" | "sitemap">): boolean {
  return !noIndex && !sitemap.ignorePatterns.some((pattern) => EVERYTHING.test(pattern));
}

/** Takes away what an earlier build wrote: a site may have no sitemap any more. */
export function removeSitemap(folder: string): void {
  for (const name of readdirSync(folder)) if (FILE.test(name)) rmSync(path.join(folder, name));
}

/**
 * The pages that search engines should find, by their routes: all that neither their context nor their content keeps
 * away, and that are neither the same page of an older version nor a page for many addresses without one of its own.
 */
export function sitemapPagesOf(pages: Iterable<SitePage>, { dates, keptAway }: PageNotes): SitemapPage[] {
  const away = new Set(keptAway);
  const found = [...pages]
    .filter((page) => isFound(page) && !away.has(page.path))
    .sort((one, other) => compareText(one.path, other.path));
  return found.map(({ path: route }) => ({ path: route, ...(dates[route] && { lastmod: dates[route] }) }));
}

function isFound({ path: route, context, matchPath }: SitePage): boolean {
  const { alternates = [] } = frameContextOf(context);
  const isKeptAway = (context as { noIndex?: boolean } | null | undefined)?.noIndex === true;
  const hasAddress = !matchPath || matchPath === `${route}*`;
  return hasAddress && !isKeptAway && !alternates.some(({ isLast, sameDoc }) => isLast && sameDoc);
}

/** The pages that the sitemap lists of the site that this process has built; throws before `keepPageNotes`. */
export async function builtPages(): Promise<SitemapPage[]> {
  const { store } = await import("gatsby/dist/redux/index.js");
  const notes = JSON.parse(readFileSync(path.join(process.cwd(), NOTES), "utf8")) as PageNotes;
  return sitemapPagesOf(store.getState().pages.values(), notes);
}

/**
 * What is listed in a part of the site: its root alone, whatever patterns leave out, because the plugin fails where a
 * list is empty. The pages are listed once parts are joined.
 */
export function partSitemapOptions({ url }: Pick<Site, "url">): Record<string, unknown> {
  return sitemapOptions({ url, sitemap: { ignorePatterns: [] } }, () => [{ path: "/" }]);
}

/**
 * Options of gatsby-plugin-sitemap; the patterns of the configuration are left out too. Where nothing is left,
 * `resolvePages` rejects: the plugin would end the program.
 */
export function sitemapOptions(
  { url, sitemap, configFile = SITE_FILE }: Pick<Site, "url" | "sitemap"> & Partial<Pick<Site, "configFile">>,
  resolvePages: () => SitemapPage[] | Promise<SitemapPage[]>,
): Record<string, unknown> {
  const excludes = sitemap.ignorePatterns;
  return {
    output: "/",
    excludes,
    query: QUERY,
    resolveSiteUrl: () => url,
    resolvePages: async () => {
      const pages = await resolvePages();
      await assertListsOne(pages, excludes, configFile);
      return pages;
    },
    serialize: ({ path: route, lastmod }: SitemapPage) => ({ url: route, lastmod }),
  };
}

async function assertListsOne(pages: readonly SitemapPage[], excludes: readonly string[], file: string): Promise<void> {
  const { defaultFilterPages: filterPages, pageFilter } = await import("gatsby-plugin-sitemap/internals.js");
  const isListed = (page: SitemapPage) =>
    pageFilter({ allPages: [page], filterPages, excludes }).filteredPages.length > 0;
  if (pages.some(isListed)) return;
  throw new Error(
    `${file}: The sitemap has no page to list: \`ignorePatterns\` of \`sitemap\`, or what pages say to search engines, leaves out all. Take a pattern out, or write \`**\` as one: then there is no sitemap.`,
  );
}
