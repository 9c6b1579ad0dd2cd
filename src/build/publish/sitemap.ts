import type { Site } from "../../lib/site-config";

type SitemapPage = { path: string };
type SitemapData = { allSitePage: { nodes: (SitemapPage & { pageContext: unknown })[] } };

const QUERY = `{ allSitePage(sort: { path: ASC }) { nodes { path pageContext } } }`;

/** The pages that search engines should find: all whose context does not keep them away. */
export function sitemapPagesOf({ allSitePage }: SitemapData): SitemapPage[] {
  const isKept = (context: unknown) => (context as { noIndex?: boolean } | null)?.noIndex !== true;
  return allSitePage.nodes.filter(({ pageContext }) => isKept(pageContext)).map(({ path }) => ({ path }));
}

/** Options of gatsby-plugin-sitemap; the patterns of the configuration are left out too. */
export function sitemapOptions({ url, sitemap }: Pick<Site, "url" | "sitemap">): Record<string, unknown> {
  return {
    output: "/",
    excludes: sitemap.ignorePatterns,
    query: QUERY,
    resolveSiteUrl: () => url,
    resolvePages: sitemapPagesOf,
    serialize: ({ path }: SitemapPage) => ({ url: path }),
  };
}
