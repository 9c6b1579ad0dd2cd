import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ROUTES_FILE, type RouteList } from "../../lib/nearest-routes";
import type { Site } from "../../lib/site-config";
import { routeOf } from "../../lib/url";
import type { Page } from "../feature";

/** A page's content, as far as a list of routes shows it. */
export type ListedContent = { permalink: string; title: string; unlisted: boolean };

/** A docs version by its root route. */
export type ListedVersion = { path: string; isLast: boolean };

/**
 * The routes that readers may be led to: all but redirects and unlisted pages. `codeRoutes` are those of pages without a content file.
 * Titles are those of the content, of category indexes and of blogs.
 */
export function routeListOf(
  pages: readonly Page[],
  contents: readonly ListedContent[],
  versions: readonly ListedVersion[],
  codeRoutes: readonly string[],
  site: Site,
): RouteList {
  const left = new Set(site.redirects.flatMap(({ from }) => from.map((old) => routeOf(old))));
  for (const { permalink, unlisted } of contents) if (unlisted) left.add(permalink);
  const titles = new Map([
    ...site.blogs.map(({ routeBasePath, title }) => [routeOf(routeBasePath), title] as const),
    ...contents.map(({ permalink, title }) => [permalink, title] as const),
  ]);
  const listed = pages.filter((page) => !left.has(page.path) && page.context.unlisted !== true);
  return {
    titles: Object.fromEntries([
      ...codeRoutes
        .filter((route) => route !== "/404/")
        .map((route) => [route, route === "/" ? site.title : ""] as const),
      ...listed.map((page) => [page.path, page.title ?? titles.get(page.path) ?? ""] as const),
    ]),
    otherVersions: versions.filter(({ isLast }) => !isLast).map((version) => version.path),
  };
}

/** Writes the list where the not-found page fetches it. */
export function publishRouteList(root: string, list: RouteList): void {
  mkdirSync(path.join(root, "public"), { recursive: true });
  writeFileSync(path.join(root, "public", ROUTES_FILE), JSON.stringify(list));
}
