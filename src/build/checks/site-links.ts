import { readFileSync } from "node:fs";
import path from "node:path";
import type { Site } from "../../lib/site-config";
import type { CheckedPage } from "./link-check";

const SITE_FILE = "src/site.ts";

/** Links that src/site.ts names, to be checked as if it were a page; each has the line on which its text stands. */
export function siteFilePage(root: string, urls: readonly string[]): CheckedPage {
  const lines = readFileSync(path.join(root, SITE_FILE), "utf8").split("\n");
  const links = urls.map((url) => {
    const index = lines.findIndex((line) => line.includes(`"${url}"`));
    return { url, line: index < 0 ? undefined : index + 1 };
  });
  return { route: SITE_FILE, file: SITE_FILE, contentRoot: "content", links, anchors: [] };
}

/** The links of navbar, footer and home page. */
export function frameLinksOf({ home, navbar, footer }: Pick<Site, "home" | "navbar" | "footer">): string[] {
  const items = [
    ...navbar.items.flatMap((item) => [
      item,
      ...(item.items ?? []),
      ...item.dropdownItemsBefore,
      ...item.dropdownItemsAfter,
    ]),
    ...footer.links.flatMap((link) => ("items" in link ? link.items : [link])),
  ];
  const urls = [
    ...items.flatMap((item) => [item.to, item.href]),
    ...[...home.buttons, ...home.features].map(({ to }) => to),
  ];
  return urls.filter((url): url is string => Boolean(url));
}
