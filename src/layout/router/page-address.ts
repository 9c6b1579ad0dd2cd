import { splitUrl } from "../../lib/routes/url";
import { pick } from "./match-route";

/** A page as Gatsby's loader knows it: its route, and the one for the other addresses at which it shows. */
export type FoundPage = { path: string; matchPath?: string };

/** Pages that show at every address. */
const ANYWHERE = new Set(["/404.html", "/500.html"]);

/** A path as every browser would have it: they differ in which letters they leave as they are. */
export const encodedPath = (path: string) => encodeURI(path).replaceAll("%25", "%");

/**
 * The address at which the router shows a page that Gatsby's loader found by `address`: that one where the page's route
 * matches it, else the page's own, with query and hash. The loader takes `/index.html`, two slashes and any escape
 * (`/%69nstallation/`), the router only what is the route letter by letter. `base` is the base URL without its last
 * slash.
 */
export function addressOfPage(address: string, page: FoundPage, base: string): string {
  if (ANYWHERE.has(page.path)) return address;
  const { path, query, hash } = splitUrl(address);
  // Gatsby adds the query to the paths of pages.
  const pathOf = (route: string) => base + encodeURI(splitUrl(route).path);
  const isMatch = pick([{ path: pathOf(page.matchPath ?? page.path) }], encodedPath(path)) !== null;
  return isMatch ? address : pathOf(page.path) + query + hash;
}
