import { withoutFileEnding } from "../content/file-endings";

/** A link split at its query and hash: `/a/?b#c` gives `/a/`, `?b`, `#c`. */
export type UrlParts = { path: string; query: string; hash: string };

/** Splits a link into path, query and hash; each part keeps its leading mark and may be empty. */
export function splitUrl(url: string): UrlParts {
  const [beforeHash = "", ...hash] = url.split("#");
  const [path = "", ...query] = beforeHash.split("?");
  return {
    path,
    query: query.length ? `?${query.join("?")}` : "",
    hash: hash.length ? `#${hash.join("#")}` : "",
  };
}

/**
 * An address, or a part of one, with its percent escapes decoded; the text itself where one of them is malformed
 * (`100%`).
 */
export function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * An address, or a part of one, that every decoder accepts: where an escape is malformed, each `%` stands for itself,
 * so that decoding gives the text back.
 */
export function decodableAddress(text: string): string {
  try {
    decodeURIComponent(text);
    return text;
  } catch {
    return text.replaceAll("%", "%25");
  }
}

/** An address with what none may hold escaped; escapes that are there stay. */
export function escapedAddress(address: string): string {
  return encodeURI(address).replace(/%25(?=[\da-f]{2})/gi, "%");
}

/** The path of a file as a part of an address: each of its characters stands for itself. */
export function escapedPath(path: string): string {
  return encodeURI(path).replace(/[#?]/g, encodeURIComponent);
}

/** Whether Gatsby can read a path: it decodes each twice, and throws for a malformed escape (`/100%`, `/100%25`). */
export function isReadByGatsby(path: string): boolean {
  try {
    decodeURIComponent(decodeURIComponent(path));
    return true;
  } catch {
    return false;
  }
}

/** Whether a link leaves the site: it has a scheme (`https:`, `mailto:` …) or starts with `//`. */
export function isExternal(url: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url) && !isPathname(url);
}

/** Whether a link uses Docusaurus' `pathname://` scheme: a path on the same host that is no route of the site. */
export function isPathname(url: string): boolean {
  return url.startsWith("pathname://");
}

/** A link as it is without the scheme `pathname://`: then it is a path from the site's root. */
export function pathOf(url: string): string {
  return isPathname(url) ? withLeadingSlash(url.slice("pathname://".length)) : url;
}

/** Names with endings that hosts have and files do not: `.ai`, `.app` and `.info` are of files, `.de` is a language. */
const HOST = /^(?:[\p{L}\d-]+\.)+(?:com|org|net|io|dev|edu|gov|co)(?=[/?#]|$)/iu;
const WWW_NAME = /^www\.(?:[\p{L}\d-]+\.)+\p{L}{2,}(?=[/?#]|$)/iu;

/** The address that may be meant by one without its scheme, as `www.example.org`; undefined for a mere path. */
export function withScheme(url: string): string | undefined {
  const { path } = splitUrl(url);
  const isFileName = !path.includes("/") && withoutFileEnding(path) !== path;
  return HOST.test(url) || (WWW_NAME.test(url) && !isFileName) ? `https://${url}` : undefined;
}

/** What to do about a path that leads nowhere, where an address without its scheme may be meant as well. */
export function orWithScheme(url: string, remedy: string): string {
  const address = withScheme(url);
  if (address === undefined) return remedy;
  return `Write \`${address}\` if another site is meant. If not, ${remedy.charAt(0).toLowerCase()}${remedy.slice(1)}`;
}

/** A path from the site's root, of one that may begin with the base URL; other links stay as they are. */
export function withoutBaseUrl(url: string, baseUrl: string): string {
  const base = baseUrl.replace(/\/$/, "");
  if (base === "" || !url.startsWith(base)) return url;
  const rest = url.slice(base.length);
  return rest === "" || /^[?#]/.test(rest) ? `/${rest}` : rest.startsWith("/") ? rest : url;
}

/** The site, of whose addresses `withBaseUrl` is to make one: its base URL with slashes at both ends, and its host. */
type BaseSite = { baseUrl: string; url?: string };
type BaseOptions = { forcePrependBaseUrl?: boolean; absolute?: boolean };

/** A path of the site behind the base URL, which it may have already, as `useBaseUrl` of Docusaurus gives it. */
export function withBaseUrl(path: string, { baseUrl, url = "" }: BaseSite, options: BaseOptions = {}): string {
  if (path === "" || path.startsWith("#") || isExternal(path) || isPathname(path)) return path;
  const added = `${baseUrl}${path.replace(/^\//, "")}`;
  if (options.forcePrependBaseUrl) return added;
  const address = path === baseUrl.slice(0, -1) ? baseUrl : path.startsWith(baseUrl) ? path : added;
  return options.absolute ? `${url}${address}` : address;
}

/** Where a location of a router leads: an address, or its parts. */
export function addressOfLocation(to: unknown): string {
  if (typeof to === "string") return to;
  const { pathname = "", search = "", hash = "" } = Object(to) as Partial<Record<string, string>>;
  return `${pathname}${search}${hash}`;
}

/** The base URL below which pages are served: the development server knows none. */
export function servedBaseUrl(baseUrl: string, production: boolean): string {
  return production ? baseUrl : "/";
}

/** Joins path segments with single slashes: `joinPath("/docs/", "/a")` is `/docs/a`. */
export function joinPath(...segments: string[]): string {
  return withoutTrailingSlash(withLeadingSlash(segments.join("/")).replace(/\/{2,}/g, "/"));
}

/** A path without the slash at its end, as Docusaurus writes routes; the root stays. */
export function withoutTrailingSlash(path: string): string {
  return path.replace(/(.)\/$/, "$1");
}

/** A path with one slash at its beginning, which it may lack or have several times. */
export function withLeadingSlash(path: string): string {
  return path.replace(/^\/*/, "/");
}

/** The one form in which routes are written: leading and trailing slash, `.` and `..` resolved. */
export function routeOf(...segments: string[]): string {
  const kept: string[] = [];
  for (const segment of segments.join("/").split("/")) {
    if (segment === "..") kept.pop();
    else if (segment !== "" && segment !== ".") kept.push(segment);
  }
  return kept.length ? `/${kept.join("/")}/` : "/";
}

/** What is no page to Gatsby, by the end of its path. */
const FILE = /\.(?:html|json|js|map|txt|xml|pdf)$/;

/** A link to a page as Gatsby's links write it: its path ends in a slash; query and hash stay. */
export function withTrailingSlash(url: string): string {
  const { path, query, hash } = splitUrl(url);
  return path.endsWith("/") || FILE.test(path) ? url : `${path}/${query}${hash}`;
}

/** Resolves a link of a page against that page's route, as a browser does; the result keeps query and hash. */
export function resolveUrl(url: string, route: string): string {
  if (url.startsWith("/") || isExternal(url) || isPathname(url)) return url;
  const { path, query, hash } = splitUrl(url);
  if (path === "") return `${route}${query}${hash}`;
  const base = route.slice(0, route.lastIndexOf("/") + 1);
  const resolved = routeOf(base, path);
  const isFolder = /(?:^|\/)\.{0,2}$/.test(path) || resolved === "/";
  return `${isFolder ? resolved : resolved.slice(0, -1)}${query}${hash}`;
}

/** Tries a path again without a trailing `/index.html` or `.html`; undefined when it has neither. */
export function withoutHtmlSuffix(path: string): string | undefined {
  const stripped = path.replace(/\/index\.html$|\.html$/, "");
  return stripped === path ? undefined : routeOf(stripped);
}

/** A route of the site with host and base URL, with what no address may hold escaped; full addresses stay. */
export function absoluteAddress(url: string, { url: host, baseUrl }: { url: string; baseUrl: string }): string {
  if (!url.startsWith("/") || url.startsWith("//")) return url;
  return new URL(`${host}${baseUrl.slice(0, -1)}${decodableAddress(url)}`).href;
}

/** A link of a page as somebody elsewhere needs it: also one to the page's own anchors, and `pathname://`. */
export function absoluteInPage(url: string, route: string, site: { url: string; baseUrl: string }): string {
  return absoluteAddress(resolveUrl(pathOf(url), route), site);
}
