import type { Site } from "../../lib/site-config";

type SitemapPage = { path: string };
type SitemapData = {
  pages: { nodes: SitemapPage[] };
  unlisted: { nodes: { permalink: string }[] };
  hidden: { nodes: { permalink: string }[] };
  redirects: { nodes: { from: string }[] };
};

const QUERY = `{
  pages: allSitePage { nodes { path } }
  unlisted: allPage(filter: { unlisted: { eq: true } }) { nodes { permalink } }
  hidden: allDoc(filter: { noIndex: { eq: true } }) { nodes { permalink } }
  redirects: allRedirect { nodes { from } }
}`;

/** The pages that search engines should find: all but unlisted ones, those of hidden versions, and redirects. */
export function sitemapPagesOf({ pages, unlisted, hidden, redirects }: SitemapData): SitemapPage[] {
  const left = new Set([...unlisted.nodes, ...hidden.nodes].map(({ permalink }) => permalink));
  for (const { from } of redirects.nodes) left.add(from);
  return pages.nodes.filter(({ path }) => !left.has(path));
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
