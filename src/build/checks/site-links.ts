import { readFileSync } from "node:fs";
import path from "node:path";
import { navbarLinksOf } from "../../lib/navbar-config";
import type { Site } from "../../lib/site-config";
import type { CheckedPage } from "./link-check";

const SITE_FILE = "src/site.ts";

/** Links that src/site.ts names, to be checked as if it were a page; each has the line on which its text stands. */
export function siteFilePage(root: string, urls: readonly string[]): CheckedPage {
  const lines = siteFileText(root).split("\n");
  const links = urls.map((url) => {
    // The file may say it with an anchor or a query that is no part of what is checked.
    const index = lines.findIndex((line) => ['"', "#", "?"].some((end) => line.includes(`"${url}${end}`)));
    return { url, line: index < 0 ? undefined : index + 1 };
  });
  return { route: SITE_FILE, file: SITE_FILE, contentRoot: "content", links, anchors: [] };
}

/** The text of src/site.ts, in which the lines of its problems are found. */
export function siteFileText(root: string): string {
  return readFileSync(path.join(root, SITE_FILE), "utf8");
}

/** The links of navbar, footer and home page. */
export function frameLinksOf({ home, navbar, footer }: Pick<Site, "home" | "navbar" | "footer">): string[] {
  const footerLinks = footer.links.flatMap((link) => ("items" in link ? link.items : [link]));
  return [
    ...navbarLinksOf(navbar.items),
    ...footerLinks.flatMap(({ to, href }) => [to, href]),
    ...[...home.buttons, ...home.features].map(({ to }) => to),
  ].filter((url): url is string => Boolean(url));
}
