import path from "node:path";
import {
  decodeAddress,
  isExternal,
  isPathname,
  resolveUrl,
  routeOf,
  splitUrl,
  withoutHtmlSuffix,
} from "../../lib/routes/url";
import { isRelativeFile } from "../../mdx/compile/builders/assets";
import { isFileLink, siteFileOf } from "../../mdx/compile/builders/links";
import type { Address } from "./addresses";
import type { Edit } from "./edits";
import { placeAfter, type Move } from "./move";

/**
 * A file with addresses in it: its path before the move, and its route where it is a page. A translation has those of
 * its original, from which its addresses lead, but for code and stylesheets; with a `slug` its own route stays.
 */
export type Holder = { file: string; contentRoot: string; route?: string; keepsRoute?: boolean };

/** Where addresses lead from. */
type Place = Pick<Holder, "file" | "contentRoot">;

/** Keys whose texts look like routes and lead nowhere: they say where a page is, or below which path others lie. */
const PLACE_KEYS = [
  "slug",
  "permalink",
  "redirect_from",
  "baseUrl",
  "routeBasePath",
  "activeBasePath",
  "searchPagePath",
  "path",
];

/** Whether the text of a key says where pages lie, and so leads to none. */
export function isPlaceKey(key: unknown): boolean {
  return typeof key === "string" && PLACE_KEYS.includes(key);
}

const LOADER = /^!{1,2}[\w-]+!/;

/**
 * How an address must be written after a move, in the form that its author chose; undefined for one that stays as it
 * is. `isFile` tells whether there is a file at a path from the site's root.
 */
export function followed(
  { kind, url }: Pick<Address, "kind" | "url">,
  holder: Holder,
  move: Move,
  isFile: (file: string) => boolean,
): string | undefined {
  return kind === "address" ? addressAfter(url, holder, move) : pathAfter(url, kind, holder, move, isFile);
}

/** A route of the site as it must be written after a move; undefined for one that is not the moved page's. */
export function routeAfter(url: string, { route }: Move, from = "/"): string | undefined {
  if (!route || route.from === route.to || isExternal(url) || isPathname(url)) return undefined;
  const { path: written, query, hash } = splitUrl(url);
  if (written === "") return undefined;
  const plain = decodeAddress(splitUrl(resolveUrl(written, from)).path);
  if (routeOf(plain) !== route.from && withoutHtmlSuffix(plain) !== route.from) return undefined;
  const next = written.endsWith("/") || route.to === "/" ? route.to : route.to.slice(0, -1);
  return `${encodedPath(next)}${query}${hash}`;
}

/**
 * A link to a page's file among the settings, as the glossary has them, as it must be written after a move; undefined
 * for one that stays. One such as `/docs/a.mdx` starts from the folder of all content.
 */
export function settingsLinkAfter(url: string, file: string, move: Move): string | undefined {
  return addressAfter(url, { file, contentRoot: "content" }, move);
}

/** What follows `href=` in HTML, which may stand in quotes of another text. */
const HREF = /\bhref=(?:''|\\?["'])?(?<url>[^\s"'\\<>]+)/g;

/** The edits that HTML with links to routes needs, such as that of an announcement; `offset` is where it begins. */
export function hrefEdits(html: string, offset: number, move: Move): Edit[] {
  return [...html.matchAll(HREF)].flatMap(({ 0: whole, index, groups: { url = "" } = {} }) => {
    const text = url.startsWith("/") ? routeAfter(url, move) : undefined;
    const end = offset + index + whole.length;
    return text === undefined ? [] : [{ start: end - url.length, end, text }];
  });
}

/** Whether an address leads to a page by its route from that of the page in which it stands. */
export function isRelativeRoute(url: string): boolean {
  return !leadsElsewhere(url) && !url.startsWith("/") && !isFileLink(url) && !isRelativeFile(url);
}

/** Whether an address leads to another host, into its own page, or nowhere. */
function leadsElsewhere(url: string): boolean {
  return isExternal(url) || isPathname(url) || /^(?:$|[#?])/.test(url);
}

function addressAfter(url: string, holder: Holder, move: Move): string | undefined {
  if (leadsElsewhere(url)) return undefined;
  const { path: written, query, hash } = splitUrl(url);
  if (isFileLink(url) || isRelativeFile(url)) {
    const next = fileAfter(decodeAddress(written), holder, move);
    return next === undefined ? undefined : `${encodedPath(next)}${query}${hash}`;
  }
  if (holder.route === undefined && !written.startsWith("/")) return undefined;
  return routeAfter(url, move, holder.route) ?? relativeAfter(url, holder, move);
}

/** A route relative to the moved page's own, as a path from the site's root where it would lead elsewhere. */
function relativeAfter(url: string, { file, route = "/" }: Holder, move: Move): string | undefined {
  if (file !== move.from || url.startsWith("/") || !move.route) return undefined;
  const target = resolveUrl(url, route);
  if (target === resolveUrl(url, move.route.to)) return undefined;
  const { path: plain, query, hash } = splitUrl(target);
  return `${encodedPath(decodeAddress(plain))}${query}${hash}`;
}

function pathAfter(
  url: string,
  kind: "import" | "text",
  holder: Holder,
  move: Move,
  isFile: (file: string) => boolean,
): string | undefined {
  const loader = LOADER.exec(url)?.[0] ?? "";
  const written = url.slice(loader.length);
  if (kind === "text" && written.startsWith("/")) return routeAfter(url, move);
  if (!/^(?:\.{1,2}\/|@site\/)/.test(written)) return undefined;
  if (kind === "text" && !isFile(siteFileOf(written, { file: holder.file, settings: move }))) return undefined;
  const next = fileAfter(written, holder, move);
  return next === undefined ? undefined : loader + next;
}

/** A path to a file as it must be written after the move; undefined where it leads to the file as it is. */
function fileAfter(written: string, holder: Holder, move: Move): string | undefined {
  const place = (file: string) => placeAfter(file, move) ?? file;
  const after = { file: place(holder.file), contentRoot: place(holder.contentRoot) };
  const target = place(targetOf(written, holder, move));
  return targetOf(written, after, move) === target ? undefined : pathTo(target, written, after, move);
}

function targetOf(written: string, { file, contentRoot }: Place, settings: Pick<Move, "siteFolder">): string {
  return written.startsWith("/") ? `${contentRoot}${written}` : siteFileOf(written, { file, settings });
}

/** The path to a file in the form of another path in the same file: from the content folder, the site, or beside it. */
function pathTo(
  target: string,
  written: string,
  { file, contentRoot }: Place,
  { siteFolder = "" }: Move,
): string | undefined {
  if (written.startsWith("/"))
    return target.startsWith(`${contentRoot}/`) ? target.slice(contentRoot.length) : undefined;
  if (written.startsWith("@site/")) return `@site/${relativePath(siteFolder, target)}`;
  const relative = relativePath(path.posix.dirname(file), target);
  return written.startsWith(".") && !relative.startsWith(".") ? `./${relative}` : relative;
}

function relativePath(folder: string, target: string): string {
  return path.posix.relative(folder, target) + (target.endsWith("/") ? "/" : "");
}

/** A path with all that would end an address, or mean something else in it, as an escape. */
function encodedPath(text: string): string {
  return text.replace(/[\s%?#()<>"'`\\{}[\]]/g, (sign) =>
    // `encodeURIComponent` leaves brackets and quotes as they are, and knows how to write blanks outside of ASCII.
    encodeURIComponent(sign).replace(/^[^%]$/, (same) => `%${same.charCodeAt(0).toString(16).toUpperCase()}`),
  );
}
