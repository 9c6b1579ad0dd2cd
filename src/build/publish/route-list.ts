import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { compareText } from "../../lib/values/compare-text";
import { ROUTES_FILE, type RouteList } from "../../lib/routes/nearest-routes";
import type { Page } from "../feature";
import { NOT_FOUND_ROUTE } from "../../lib/routes/not-found";

type ListedPage = Pick<Page, "path" | "node" | "title" | "hidden" | "olderVersion">;

/**
 * The routes that readers may be led to: all but hidden pages. `titles` are those of nodes, by their ids;
 * `codeRoutes` are the pages without a content file, of which the home page is called like the site.
 */
export function routeListOf(
  pages: readonly ListedPage[],
  titles: ReadonlyMap<string, string>,
  codeRoutes: readonly string[],
  siteTitle: string,
): RouteList {
  const listed = pages.filter(({ hidden }) => !hidden);
  const code = codeRoutes.filter((route) => route !== NOT_FOUND_ROUTE);
  const older = pages.map(({ olderVersion }) => olderVersion).filter((root) => root !== undefined);
  const titleOf = ({ path: route, title, node = "" }: ListedPage) =>
    title ?? titles.get(node) ?? (route === "/" ? siteTitle : "");
  const entries = [
    ...code.map((route) => [route, route === "/" ? siteTitle : ""] as const),
    ...listed.map((page) => [page.path, titleOf(page)] as const),
  ];
  return {
    titles: Object.fromEntries(entries.sort(([one], [other]) => compareText(one, other))),
    otherVersions: [...new Set(older)].sort(),
  };
}

/** Writes the list where the not-found page fetches it. */
export function publishRouteList(root: string, list: RouteList): void {
  mkdirSync(path.join(root, "public"), { recursive: true });
  writeFileSync(path.join(root, "public", ROUTES_FILE), JSON.stringify(list));
}
