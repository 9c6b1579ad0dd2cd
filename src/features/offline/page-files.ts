import { srcsetCandidates } from "../../lib/html/srcset";
import { plainText } from "../../lib/html/html-text";

const TAGS = /<(link|img|source|video|audio|script)\b((?:"[^"]*"|[^">])*)>/g;
const ATTRIBUTES = /\s(rel|href|src|srcset)="([^"]*)"/g;
const REFRESH = /<meta http-equiv="refresh" content="0; url=([^"]*)"/;
/** What pages need of the files that `<link>` names; others are pages, feeds and hints. */
const NEEDED = /^(?:stylesheet|icon|preload|manifest|apple-touch-icon)$/;

/**
 * The files that a page's HTML names on its own site, by their addresses below the base URL: its styles, icons,
 * pictures and scripts, and what its scripts fetch first. It looks at no other tags, because it looks at every page.
 */
export function filesOfPage(html: string, baseUrl: string): string[] {
  const named = [...html.matchAll(TAGS)].flatMap(([, tag = "", attributes = ""]) => addressesOf(tag, attributes));
  return [...new Set(named.flatMap((address) => ownAddress(address, baseUrl) ?? []))];
}

/** Where a page that only leads on leads, on its own site or on another one; undefined for all other pages. */
export function refreshOf(html: string): string | undefined {
  const [, address] = REFRESH.exec(html) ?? [];
  return address === undefined ? undefined : plainText(address);
}

/** Where a page that only leads on leads on its own site, as an address below the base URL. */
export function targetOfPage(html: string, baseUrl: string): string | undefined {
  return ownAddress(refreshOf(html) ?? "", baseUrl);
}

/** An address of the site below the base URL, without query and hash; undefined for one of another site. */
function ownAddress(address: string, baseUrl: string): string | undefined {
  const isOwn = address.startsWith(baseUrl) && !address.startsWith("//");
  return isOwn ? address.slice(baseUrl.length - 1).replace(/[?#].*$/s, "") : undefined;
}

function addressesOf(tag: string, written: string): string[] {
  const values = [...written.matchAll(ATTRIBUTES)].map(([, name = "", value = ""]) => [name, plainText(value)]);
  const { rel = "", href = "", src = "", srcset = "" } = Object.fromEntries(values) as Record<string, string>;
  if (tag === "link") return NEEDED.test(rel) ? [href] : [];
  return [src, ...srcsetCandidates(srcset).map(({ url }) => url)];
}
