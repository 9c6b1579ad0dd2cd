import { onPostBuild } from "gatsby-plugin-sitemap/gatsby-node";
import { defaultFilterPages, resolvePagePath } from "gatsby-plugin-sitemap/internals";
import type { Site } from "../../lib/site-config";
import type { Page } from "../feature";
import { pageContextOf } from "../nodes/page-context";
import { sitemapOptions, type SitemapData } from "../publish/sitemap";

/** What a node tells of a page's last change. */
export type DatedNode = { permalink: string; gitDate?: string; lastUpdate?: { date?: string | null } | null };

/** How many pages one file lists: the plugin's own default. */
const ENTRY_LIMIT = 45_000;

/** Writes the sitemap of pages that Gatsby did not make just now, as gatsby-plugin-sitemap does in a build. */
export async function writeSitemap(
  pages: readonly Page[],
  nodes: readonly DatedNode[],
  site: Pick<Site, "url" | "baseUrl" | "sitemap">,
): Promise<void> {
  const byPath = [...pages].sort((one, other) => (one.path < other.path ? -1 : 1));
  const data = {
    allSitePage: { nodes: byPath.map((page) => ({ path: page.path, pageContext: pageContextOf(page) })) },
    allPage: {
      nodes: nodes.map(({ permalink, gitDate = null, lastUpdate }) => ({
        ...{ permalink, gitDate },
        lastUpdate: lastUpdate ? { date: lastUpdate.date ?? null } : null,
      })),
    },
  } satisfies SitemapData;
  const prefix = site.baseUrl.replace(/\/$/, "");
  const reporter = {
    verbose: () => undefined,
    panic: (text: string) => {
      throw new Error(text);
    },
  };
  await onPostBuild(
    { graphql: () => Promise.resolve({ data }), reporter, basePath: prefix, pathPrefix: prefix },
    { entryLimit: ENTRY_LIMIT, filterPages: defaultFilterPages, resolvePagePath, ...sitemapOptions(site) },
  );
}
