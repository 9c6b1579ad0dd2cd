import { decodeAddress, routeOf } from "../../lib/routes/url";
import { partAbove } from "../../ui/frame-parts";

/** A page by its route, and an address at which Gatsby shows it. */
type MatchPath = { path: string; matchPath: string };

/**
 * What Gatsby knows in browsers of addresses that show a page of another route: the address of the first page, where
 * its HTML is that of a route that is not exact. Gatsby's own list has each page below such a route, too: the scripts
 * of all pages would change with every page that is added there, and parts of a site would have different ones.
 */
export function firstMatchPaths(): MatchPath[] {
  const route = typeof window === "undefined" ? undefined : window.pagePath;
  if (route === undefined) return [];
  const path = routeOf(decodeAddress(window.location.pathname.slice(__PATH_PREFIX__.length)));
  return partAbove(path)?.route === route ? [{ path: route, matchPath: path }] : [];
}

/** That list under the name by which Gatsby imports it. */
export default firstMatchPaths();
