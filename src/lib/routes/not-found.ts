/** The route of the page of addresses without a page: no link, list or redirect leads to it. */
export const NOT_FOUND_ROUTE = "/404/";

/** The address of the file that hosts send for addresses without a page; Gatsby makes a page of it, too. */
export const NOT_FOUND_FILE = "/404.html";

/** Whether a route is one of those that Gatsby gives the page of addresses without a page. */
export function isNotFoundRoute(route: string): boolean {
  return route === NOT_FOUND_ROUTE || route === NOT_FOUND_FILE;
}
