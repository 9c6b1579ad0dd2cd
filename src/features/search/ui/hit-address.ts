import { splitUrl } from "../../../lib/routes/url";
import { MARK_PARAMETER } from "../../../lib/routes/mark-parameter";

/** How addresses of hits become addresses of this site. */
export type AddressRules = {
  /** Path prefix of the site; begins and ends with a slash. */
  baseUrl: string;
  /** Beginnings of paths that an index may still have, and what stands there now. */
  movedPaths: readonly { from: string; to: string }[];
  /** Addresses, as a regular expression, of pages that are no part of this site. */
  externalUrlRegex?: string;
};

/** Where a hit leads: a route of the site with query and hash, or an address that the browser loads by itself. */
export type HitAddress = { href: string; isExternal: boolean };

/** Where a hit leads on this site; `words` are marked on the page that it opens. */
export function hitAddress(url: string, rules: AddressRules, words: readonly string[] = []): HitAddress {
  const { externalUrlRegex } = rules;
  if (externalUrlRegex && new RegExp(externalUrlRegex).test(url)) return { href: url, isExternal: true };
  const { path, query, hash } = splitUrl(pathOf(url, rules.baseUrl));
  // An index may have the root of what moved without its slash.
  const moved = rules.movedPaths.find(({ from }) => `${path}/`.startsWith(from));
  const route = moved ? moved.to + path.slice(moved.from.length) : path;
  const parameters = new URLSearchParams(query);
  if (words.length > 0) parameters.set(MARK_PARAMETER, words.join(" "));
  const search = parameters.toString();
  return { href: `${route}${search && `?${search}`}${hash}`, isExternal: false };
}

/** An index may be made of the site at another address: what counts is the path below the base URL. */
function pathOf(url: string, baseUrl: string): string {
  if (!URL.canParse(url)) return url;
  const { pathname, search, hash } = new URL(url);
  // An index may have the start page without its slash.
  const path = `${pathname}/`.startsWith(baseUrl) ? pathname.slice(baseUrl.length - 1) || "/" : pathname;
  return path + search + hash;
}
