import { writeFileSync } from "node:fs";
import path from "node:path";
import type { Feature } from "../../build/feature";
import { hasSitemap, removeSitemap } from "../../build/publish/sitemap";
import { staticFileAt } from "../../build/publish/static-files";
import { SITE_FILES } from "../../lib/routes/site-files";
import type { Site } from "../../lib/site-config";

/**
 * The text of `robots.txt`: crawlers may read everything, because only what they read can tell them not to list it, and
 * find the sitemap, where there is one.
 */
export function robotsText({ url, baseUrl, ...site }: Pick<Site, "url" | "baseUrl" | "noIndex" | "sitemap">): string {
  const all = "User-agent: *\nAllow: /\n";
  return !hasSitemap(site) ? all : `${all}\nSitemap: ${url}${baseUrl}${SITE_FILES.sitemap}\n`;
}

/** Tells crawlers where the sitemap is; a `robots.txt` in the site's static folders goes before it. */
export const robots: Feature = {
  name: "robots",
  publish: ({ root, site }) => ({
    end: () => {
      if (!hasSitemap(site)) removeSitemap(path.join(root, "public"));
      if (staticFileAt(SITE_FILES.robots, root, site) !== undefined) return;
      writeFileSync(path.join(root, "public", SITE_FILES.robots), robotsText(site));
    },
  }),
};
