import { compareText } from "../../lib/values/compare-text";
import { decodeAddress } from "../../lib/routes/url";
import { routeFiles, type RouteList } from "../../lib/routes/route-files";
import type { Page } from "../feature";
import { NOT_FOUND_ROUTE } from "../../lib/routes/not-found";
import { WrittenFiles } from "./written-files";

type ListedPage = Pick<Page, "path" | "node" | "title" | "hidden" | "olderVersion" | "continuesList">;

/**
 * The routes that readers may be led to: all but hidden pages, and of lists the first page. `titles` are those of
 * nodes, by their ids; `codeRoutes` are the pages without a content file, of which the home page is called like the
 * site.
 */
export function routeListOf(
  pages: readonly ListedPage[],
  titles: ReadonlyMap<string, string>,
  codeRoutes: readonly string[],
  siteTitle: string,
): RouteList {
  const listed = pages.filter(({ hidden, continuesList }) => !hidden && !continuesList);
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

/** Writes the files of the list where the not-found page fetches them. */
export function publishRouteList(root: string, list: RouteList): void {
  const files = new WrittenFiles(root, "route-list");
  for (const [address, content] of Object.entries(routeFiles(list)))
    files.write(decodeAddress(address.slice(1)), JSON.stringify(content));
  files.finish();
}
