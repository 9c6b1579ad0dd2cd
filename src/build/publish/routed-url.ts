import { splitUrl } from "../../lib/url";
import { FILE_SCHEME } from "../../mdx/compile/builders/links";

/** The route of the page that is made from a content file, by the file's path from the site's root. */
export type RouteOfFile = (file: string) => string | undefined;

/**
 * A link of content as the page's own query has it: one to a file as a route, one to a file without a page as one that
 * leads nowhere, all others as they are. `contentRoot` is the folder that links such as `/a.mdx` start from.
 */
export function routedUrl(url: string, contentRoot: string, routeOfFile: RouteOfFile): string {
  if (!url.startsWith(FILE_SCHEME)) return url;
  const { path, query, hash } = splitUrl(url.slice(FILE_SCHEME.length));
  const route = routeOfFile(path.startsWith("/") ? `${contentRoot}${path}` : path);
  return route === undefined ? "#" : `${route}${query}${hash}`;
}
