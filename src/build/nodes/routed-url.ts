import { linkKindOf } from "../../lib/routes/link-kind";
import { decodeAddress, isExternal, isPathname, resolveUrl, routeOf, splitUrl } from "../../lib/routes/url";
import { FILE_SCHEME, fileLinkOf, isFileLink, linkedFile } from "../../mdx/compile/builders/links";

/** Where links stand: the folder that those such as `/a.mdx` start from, and the address that relative ones do. */
type LinkOrigin = { contentRoot: string; linkBase?: string };

/** The route of the page that is made from a content file, by the file's path from the site's root. */
export type RouteOfFile = (file: string) => string | undefined;

/**
 * A link of content as the page's own query has it: one to a file as a route, one to a file without a page as one that
 * leads nowhere, all others as they are, but that relative ones start at the page's address without a slash where the
 * site has them so.
 */
export function routedUrl(url: string, { contentRoot, linkBase }: LinkOrigin, routeOfFile: RouteOfFile): string {
  if (!url.startsWith(FILE_SCHEME)) return linkBase?.endsWith("/") === false ? fromAddress(url, linkBase) : url;
  const { path, query, hash } = linkedFile(url, contentRoot);
  const route = routeOfFile(path);
  return route === undefined ? "#" : `${route}${query}${hash}`;
}

/**
 * A link with the slash at its end that all routes have, where it leads to a page whose address ends as files do
 * (`/docs/2.x`, `/docs/node.js`) and is written without; others as they are.
 */
export function withPageSlash(url: string, isRoute: (route: string) => boolean): string {
  if (isPathname(url) || linkKindOf(url).kind !== "file") return url;
  const { path, query, hash } = splitUrl(url);
  const slashed = `${path}/${query}${hash}`;
  return linkKindOf(slashed).kind === "route" && isRoute(routeOf(decodeAddress(path))) ? slashed : url;
}

/** A relative link from an address without a slash at its end, as one from the site's root. */
function fromAddress(url: string, address: string): string {
  return /^(?:[/#?]|$)/.test(url) || isExternal(url) || isPathname(url) ? url : resolveUrl(url, address);
}

/** A link of a data file as the check of links has it: one to a Markdown file begins with `file:`. */
export function linkOfData(url: string, file: string): string {
  return isFileLink(url) ? fileLinkOf(url, { file, settings: {} }) : url;
}
