import { onPostBuild } from "gatsby-plugin-sitemap/gatsby-node";
import { defaultFilterPages, resolvePagePath } from "gatsby-plugin-sitemap/internals.js";
import type { Site } from "../../lib/site-config";
import type { Page } from "../feature";
import { pageContextOf } from "../nodes/page-context";
import { pageNotesOf, sitemapOptions, sitemapPagesOf, type NotedNode } from "../publish/sitemap";

/** How many pages one file lists: the plugin's own default. */
const ENTRY_LIMIT = 45_000;

/** Writes the sitemap of pages that Gatsby did not make just now, as gatsby-plugin-sitemap does in a build. */
export async function writeSitemap(
  pages: readonly Page[],
  nodes: readonly NotedNode[],
  site: Pick<Site, "url" | "baseUrl" | "sitemap" | "configFile">,
): Promise<void> {
  const made = pages.map((page) => ({ path: page.path, context: pageContextOf(page) }));
  const options = sitemapOptions(site, () => sitemapPagesOf(made, pageNotesOf(nodes)));
  const prefix = site.baseUrl.replace(/\/$/, "");
  const reporter = {
    verbose: () => undefined,
    panic: (text: string, error: unknown = new Error(text)) => {
      throw error;
    },
  };
  await onPostBuild(
    { graphql: () => Promise.resolve({ data: {} }), reporter, basePath: prefix, pathPrefix: prefix },
    { entryLimit: ENTRY_LIMIT, filterPages: defaultFilterPages, resolvePagePath, ...options },
  );
}
