import { isExternal, isPathname, routeOf, splitUrl } from "./url";

/**
 * A link by where it leads: a page of the site, a file that the site serves, another site, or what the browser handles
 * alone (anchors, mail).
 */
type LinkKind = { kind: "route" | "file" | "external" | "plain"; url: string };

/** The kind of a link; the URL of `pathname://` links comes without that scheme. */
export function linkKindOf(link: string): LinkKind {
  if (isPathname(link)) {
    const url = link.slice("pathname://".length);
    return { kind: url.startsWith("/") ? "file" : "plain", url };
  }
  if (isExternal(link)) return { kind: /^(?:https?:)?\/\//i.test(link) ? "external" : "plain", url: link };
  if (!link.startsWith("/")) return { kind: "plain", url: link };
  return { kind: isFilePath(splitUrl(link).path) ? "file" : "route", url: link };
}

/** A link as pages have it: one to a route with the slash at its end that all routes have, others as they are. */
export function withRouteSlash(link: string): string {
  if (linkKindOf(link).kind !== "route") return link;
  const { path, query, hash } = splitUrl(link);
  // A static page of HTML is no route, and hosts lead from the one address of a route to the other.
  return path.endsWith(".html") ? link : `${routeOf(path)}${query}${hash}`;
}

// Routes may end in `.html`.
function isFilePath(path: string): boolean {
  return /^\/(?:assets|img)\//.test(path) || (hasShortEnding(path) && !path.endsWith(".html"));
}

/**
 * Whether an address from the site's root ends as files do: in up to five characters with a letter first, in `.7z` or
 * in `.webmanifest`. Routes may end in a version (`/changelog/3.0.0-beta.1`).
 */
export function hasShortEnding(path: string): boolean {
  return /\.(?:[a-z][a-z\d]{0,4}|7z|webmanifest)$/i.test(path);
}
