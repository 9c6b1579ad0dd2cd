/** The route of the page of addresses without a page: no link, list or redirect leads to it. */
export const NOT_FOUND_ROUTE = "/404/";

/** The address of the file that hosts send for addresses without a page; Gatsby makes a page of it, too. */
export const NOT_FOUND_FILE = "/404.html";

/** Where the development server answers once the route in `route` has a page. */
export const PAGE_TO_COME = "/___page-to-come";

/** Whether a route is one of those that Gatsby gives the page of addresses without a page. */
export function isNotFoundRoute(route: string): boolean {
  return route === NOT_FOUND_ROUTE || route === NOT_FOUND_FILE;
}

/**
 * The path by which a page is rendered: the file for addresses without a page is rendered as its route, with which the
 * same page in other languages is linked.
 */
export function renderedPath(pathname: string): string {
  return pathname.endsWith(NOT_FOUND_FILE) ? pathname.slice(0, -NOT_FOUND_FILE.length) + NOT_FOUND_ROUTE : pathname;
}
