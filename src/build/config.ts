import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { readSite, type SiteInput } from "../lib/site-config";
import { linesOfSite } from "../site-lines";
import type { Feature } from "./feature";
import { innerFolders } from "./inner-folders";
import { isTemporaryName } from "../files/temporary-files";
import { PART_VARIABLE } from "../lib/build/part-variable";
import { builtPages, hasSitemap, partSitemapOptions, sitemapOptions } from "./publish/sitemap";

/** Gatsby's configuration for a site with its features; throws what `readSite` finds wrong. */
export function gatsbyConfigOf(input: SiteInput, features: readonly Feature[]): GatsbyConfig {
  const site = readSite(input, linesOfSite(input));
  const options = process.env[PART_VARIABLE] ? partSitemapOptions(site) : sitemapOptions(site, builtPages);
  const sources = features.flatMap((feature) => feature.sources?.(site) ?? []);
  return {
    siteMetadata: { title: site.title, description: site.tagline, siteUrl: site.url },
    pathPrefix: site.baseUrl.replace(/\/$/, ""),
    trailingSlash: "always",
    jsxRuntime: "automatic",
    // Only the type check reads the types: a build of `npm test` writes them, and `npm run develop` always does.
    graphqlTypegen: { generateOnBuild: process.env.SITE_TYPES === "1" },
    // Plain files for any host. Without an adapter of its own a build asks the network for a list of adapters.
    adapter: { name: "plain files", adapt: () => undefined },
    plugins: [
      ...sources.map(({ name, folder }) => ({
        resolve: "gatsby-source-filesystem",
        options: { name, path: path.resolve(folder), ignore: [...foldersInside(folder, sources), isTemporary] },
      })),
      { resolve: "gatsby-plugin-mdx", options: { extensions: [".mdx", ".md"] } },
      ...(hasSitemap(site) ? [{ resolve: "gatsby-plugin-sitemap", options }] : []),
      ...features.flatMap(({ plugins }) => plugins?.(site) ?? []),
    ],
  };
}

/**
 * Whether a path leads to a file that a program writes for a moment: during develop Gatsby told of each that it was
 * gone before it could be read. chokidar asks for a path before it knows what is there, and again once it does.
 */
export const isTemporary = (file: string, stats?: { isFile: () => boolean }): boolean =>
  stats?.isFile() === true && isTemporaryName(path.basename(file));

/**
 * Globs of the folders of other sources inside a folder: a file is the innermost one's alone, because Gatsby has one
 * node for it.
 */
export function foldersInside(folder: string, sources: readonly { folder: string }[]): string[] {
  return innerFolders(folder, sources).map(
    (name) =>
      `${name
        .split(path.sep)
        .join("/")
        .replace(/[\\*?[\]{}()!+@|^$]/g, "\\$&")}/**`,
  );
}
