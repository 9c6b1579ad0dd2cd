import { splitUrl, withTrailingSlash, isExternal } from "../../lib/routes/url";
import { resolve } from "./match-route";

// Where a site's own component asks Gatsby for it; the engine's links are `SiteLink`.
export { Link } from "gatsby-link/dist/index.modern.mjs";

/** The parts of a path as Gatsby names them; a query or hash without words is none. */
export function parsePath(path: string): { pathname: string; search: string; hash: string } {
  const { path: pathname, query, hash } = splitUrl(path || "/");
  return { pathname, search: query === "?" ? "" : query, hash: hash === "#" ? "" : hash };
}

/** A path under the site's base URL; addresses of other sites and paths from the page's own stay as they are. */
export function withPrefix(path: string, prefix: string = __BASE_PATH__): string {
  if (isExternal(path) || /^\.\.?\//.test(path)) return path;
  return `${prefix.replace(/\/$/, "")}${path.startsWith("/") ? "" : "/"}${path}`;
}

/** The address of a file of the build. */
export function withAssetPrefix(path: string): string {
  return withPrefix(path, __PATH_PREFIX__);
}

/** Leads to a page by its path under the base URL, or from that of the page that shows; a number, through history. */
export function navigate(to: string | number, options?: object): void {
  window.___navigate(typeof to === "number" || isExternal(to) ? to : addressOf(to), options);
}

function addressOf(path: string): string {
  return withTrailingSlash(path.startsWith("/") ? withPrefix(path) : resolve(path, window.location.pathname));
}
