import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { CreatePagesArgs, Node } from "gatsby";
import { navbarLinksOf } from "../../lib/navbar-config";
import type { Problem } from "../../lib/problem";
import type { Site } from "../../lib/site-config";
import { decodeAddress, routeOf } from "../../lib/url";
import type { ContentFields } from "../hooks/content";
import type { Grounds } from "../context/context";
import { checkLinks, type AnchorToCheck, type CheckedPage } from "./link-check";
import type { Page } from "../feature";

/** Types of nodes that content files become. */
export const PAGE_TYPES = ["Doc", "BlogPost", "SitePageMdx"] as const;

type PageNode = Node & ContentFields & { permalink: string; draft: boolean };

/** Everything that is wrong with the site's content once all pages are known; `later` holds the anchors that only HTML can tell. */
export function checkSite(
  { getNodesByType }: CreatePagesArgs,
  house: Grounds,
  pages: readonly Page[],
): { problems: Problem[]; later: AnchorToCheck[] } {
  const nodes = PAGE_TYPES.flatMap((type) => getNodesByType(type) as PageNode[]);
  const routed = nodes.filter((node) => !(house.production && node.draft));
  const routes = new Set([...pages.map((page) => page.path), ...codeRoutes(house.root)]);
  const checked = routed.map((node): CheckedPage => {
    const { permalink: route, file, contentRoot, links, anchors } = node;
    return { route, file, contentRoot, links, anchors: isBroken(node) ? undefined : anchors };
  });
  const site = sitePages(house);
  const { problems, later } = checkLinks([...checked, ...site], {
    routes,
    fileRoutes: new Map(routed.map((node) => [node.file, node.permalink])),
    staticFiles: new Set([
      ...staticFiles(path.join(house.root, "static")),
      ...nodes.flatMap((node) => Object.values(node.assets).map(decodeAddress)),
    ]),
  });
  const all = [...nodes.flatMap((node) => node.problems), ...duplicates(pages), ...problems];
  return { problems: distinct(all), later };
}

/** A page that could not be read as its author meant has none of its anchors: links to them are no news. */
function isBroken({ problems }: PageNode): boolean {
  return problems.some(({ severity }) => severity === "error");
}

/** Routes of `src/pages`: pages without a content file. */
export function codeRoutes(root: string): string[] {
  const names = readdirSync(path.join(root, "src/pages")).map((name) => path.parse(name).name);
  return names.map((name) => routeOf(name === "index" ? "" : name));
}

function staticFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map(
    (entry) =>
      `/${path
        .relative(folder, path.join(entry.parentPath ?? entry.path, entry.name))
        .split(path.sep)
        .join("/")}`,
  );
}

/** The links of navbar, footer and redirects, as if src/site.ts were a page. */
function sitePages({ root, site }: Grounds): CheckedPage[] {
  const lines = readFileSync(path.join(root, "src/site.ts"), "utf8").split("\n");
  const links = siteLinks(site).map((url) => {
    const index = lines.findIndex((line) => line.includes(`"${url}"`));
    return { url, line: index < 0 ? undefined : index + 1 };
  });
  return [{ route: "src/site.ts", file: "src/site.ts", contentRoot: "content", links, anchors: [] }];
}

function siteLinks({ home, navbar, footer, redirects }: Site): string[] {
  const footerLinks = footer.links.flatMap((link) => ("items" in link ? link.items : [link]));
  return [
    ...navbarLinksOf(navbar.items),
    ...footerLinks.flatMap(({ to, href }) => [to, href]),
    ...[...home.buttons, ...home.features].map(({ to }) => to),
    ...redirects.map(({ to }) => to.split("#")[0]),
  ].filter((url): url is string => Boolean(url));
}

function duplicates(pages: readonly Page[]): Problem[] {
  const firsts = new Map<string, Page>();
  return pages.flatMap((page) => {
    const first = firsts.get(page.path);
    if (!first) {
      firsts.set(page.path, page);
      return [];
    }
    return [
      {
        severity: "warning" as const,
        file: page.file ?? page.component,
        message: `Two pages have the route '${page.path}': the other one is ${first.file ?? first.component}; the last one wins.`,
        remedy: "Give one of them another `slug`.",
      },
    ];
  });
}

function distinct(problems: Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}
