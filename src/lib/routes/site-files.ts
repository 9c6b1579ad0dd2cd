/** The files that a build writes about the whole site, by their paths in the build. */
export const SITE_FILES = {
  /** For machines that read: a list of the docs, and all of them in one file. */
  llms: "llms.txt",
  llmsFull: "llms-full.txt",
  /** For search engines. */
  robots: "robots.txt",
  sitemap: "sitemap-index.xml",
} as const;
