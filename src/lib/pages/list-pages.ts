import { routeOf } from "../routes/url";

/** What stands between a list's route and the number of a later page, where settings say nothing else. */
export const PAGE_PATH = "page";

/** Route of a list's page, counted from 1: the first is the list's own route. */
export function pageRoute(base: string, page: number, path = PAGE_PATH): string {
  return page === 1 ? routeOf(base) : routeOf(base, path, String(page));
}

/** Title of a list's page, counted from 1, as browsers and search engines show it: later pages say their number. */
export function pageTitle(title: string, page: number): string {
  return page > 1 ? `${title} (${page})` : title;
}
