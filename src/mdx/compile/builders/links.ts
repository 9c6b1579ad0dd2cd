import path from "node:path";
import { decodeAddress, isExternal, isPathname, splitUrl } from "../../../lib/url";

/**
 * The scheme that marks a link to a content file until the page's data is queried: `file:content/docs/current/a.mdx#b`.
 */
export const FILE_SCHEME = "file:";

/** The alias of the site's root in links and imports. */
const SITE_ALIAS = "@site/";

/** Whether a link names a Markdown file rather than a route. */
export function isFileLink(url: string): boolean {
  return !isExternal(url) && !isPathname(url) && /\.mdx?$/i.test(splitUrl(url).path);
}

/**
 * A link to a Markdown file as `file:` and the path from the site's root; a path from the content's root keeps its
 * leading slash (`file:/a.mdx`).
 */
export function fileLinkOf(url: string, file: string): string {
  const { path: written, query, hash } = splitUrl(url);
  const decoded = decodeAddress(written);
  const target = decoded.startsWith("/") ? decoded : siteFileOf(decoded, file);
  return `${FILE_SCHEME}${target}${query}${hash}`;
}

/**
 * A path as written in a file, from the site's root: `@site/…` is the root itself, everything else is relative to the
 * file.
 */
export function siteFileOf(written: string, file: string): string {
  return written.startsWith(SITE_ALIAS)
    ? written.slice(SITE_ALIAS.length)
    : path.posix.join(path.posix.dirname(file), written);
}
