import { readFileSync } from "node:fs";
import path from "node:path";
import { linksInHtml } from "../../lib/html-tags";
import { navbarHtmlOf, navbarLinksOf } from "../../lib/navbar-config";
import type { Site } from "../../lib/site-config";
import type { CheckedPage } from "./link-check";

/** The site's configuration, from its root. */
export const SITE_FILE = "src/site.ts";

/** Links that src/site.ts names, to be checked as if it were a page; each has the line on which its text stands. */
export function siteFilePage(root: string, urls: readonly string[]): CheckedPage {
  const links = urls.map((url) => ({ url, line: siteFileLine(root, url) }));
  return { file: SITE_FILE, contentRoot: "content", links };
}

/** The first line of src/site.ts on which a text stands in quotes. */
export function siteFileLine(root: string, text: string): number | undefined {
  const index = siteFileText(root)
    .split("\n")
    .findIndex((line) => isWritten(text, line));
  return index < 0 ? undefined : index + 1;
}

/** The file may say it in any quotes, and with an anchor or a query that is no part of what is checked. */
function isWritten(text: string, line: string): boolean {
  return line.split(text).some((before, index, parts) => {
    const after = parts[index + 1];
    return after !== undefined && /["'`]$/.test(before) && /^["'`\\#?]/.test(after);
  });
}

/** The text of src/site.ts, in which the lines of its problems are found. */
export function siteFileText(root: string): string {
  return readFileSync(path.join(root, SITE_FILE), "utf8");
}

type Frame = Pick<Site, "home" | "navbar" | "footer" | "announcementBar">;

/** The links of navbar, footer, announcement and home page, those in their HTML among them. */
export function frameLinksOf({ home, navbar, footer, announcementBar }: Frame): string[] {
  const footerItems = footer.links.flatMap((link) => ("items" in link ? link.items : [link]));
  const targets = [
    ...footerItems.flatMap(({ to, href }) => [to, href]),
    ...[...home.buttons, ...home.features].map(({ to }) => to),
    ...[navbar.logo.href, footer.logo?.href],
  ];
  const html = [
    ...[announcementBar?.content, footer.copyright, ...footerItems.map((item) => item.html)],
    ...navbarHtmlOf(navbar.items),
  ];
  const links = [...navbarLinksOf(navbar.items), ...targets, ...html.flatMap((text) => linksInHtml(text ?? ""))];
  return links.filter((url): url is string => Boolean(url));
}
