import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { readSite } from "./src/lib/site-config";
import { features } from "./src/features";
import { sitemapOptions } from "./src/build/publish/sitemap";
import { site as siteInput } from "./src/site";

const site = readSite(siteInput);

const config: GatsbyConfig = {
  siteMetadata: { title: site.title, description: site.tagline, siteUrl: site.url },
  pathPrefix: site.baseUrl.replace(/\/$/, ""),
  trailingSlash: "always",
  jsxRuntime: "automatic",
  graphqlTypegen: { generateOnBuild: true },
  // Plain files for any host. Without an adapter of its own a build asks the network for a list of adapters.
  adapter: { name: "plain files", adapt: () => undefined },
  plugins: [
    ...features.flatMap(({ sources }) =>
      (sources?.(site) ?? []).map(({ name, folder }) => ({
        resolve: "gatsby-source-filesystem",
        options: { name, path: path.resolve(folder) },
      })),
    ),
    { resolve: "gatsby-plugin-mdx", options: { extensions: [".mdx", ".md"] } },
    { resolve: "gatsby-plugin-sitemap", options: sitemapOptions(site) },
  ],
};

export default config;
