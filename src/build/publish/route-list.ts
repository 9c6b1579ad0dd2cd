import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ROUTES_FILE, type RouteList } from "../../lib/nearest-routes";
import type { Page } from "../feature";

/**
 * The routes that readers may be led to: all but hidden pages. `titles` are those of pages with content, by route;
 * `codeRoutes` are the pages without a content file, of which the home page is called like the site.
 */
export function routeListOf(
  pages: readonly Pick<Page, "path" | "title" | "hidden" | "olderVersion">[],
  titles: ReadonlyMap<string, string>,
  codeRoutes: readonly string[],
  siteTitle: string,
): RouteList {
  const listed = pages.filter(({ hidden }) => !hidden);
  const code = codeRoutes.filter((route) => route !== "/404/");
  const older = pages.map(({ olderVersion }) => olderVersion).filter((root) => root !== undefined);
  return {
    titles: Object.fromEntries([
      ...code.map((route) => [route, route === "/" ? siteTitle : ""] as const),
      ...listed.map((page) => [page.path, page.title ?? titles.get(page.path) ?? ""] as const),
    ]),
    otherVersions: [...new Set(older)],
  };
}

/** Writes the list where the not-found page fetches it. */
export function publishRouteList(root: string, list: RouteList): void {
  mkdirSync(path.join(root, "public"), { recursive: true });
  writeFileSync(path.join(root, "public", ROUTES_FILE), JSON.stringify(list));
}
