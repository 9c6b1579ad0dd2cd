import { readFileSync } from "node:fs";
import path from "node:path";
import { plainText } from "../../lib/html/html-text";
import { decodeAddress, routeOf } from "../../lib/routes/url";

/**
 * The routes of a sitemap, or of all sitemaps of an index, without the base URL; `source` is a file or an address.
 * Throws where it is none.
 */
export async function sitemapRoutes(source: string, baseUrl: string): Promise<string[]> {
  const text = await textOf(source);
  const locations = [...text.matchAll(/<loc>\s*([^<]*?)\s*<\/loc>/g)].map(([, location = ""]) => plainText(location));
  if (locations.length === 0)
    throw new Error(`${source} is no sitemap: it names no page. Write the path or the address of a sitemap.`);
  if (!text.includes("<sitemapindex")) return locations.map((location) => routeAt(location, baseUrl));
  const parts = await Promise.all(locations.map((location) => sitemapRoutes(besideOf(source, location), baseUrl)));
  return parts.flat();
}

/** Where a sitemap of an index is: on the host that was asked for that, or beside the index where that is a file. */
function besideOf(source: string, location: string): string {
  const { pathname, search } = new URL(location);
  if (!isAddress(source)) return path.join(path.dirname(source), path.posix.basename(pathname));
  return Object.assign(new URL(source), { pathname, search }).href;
}

function routeAt(location: string, baseUrl: string): string {
  const route = decodeAddress(new URL(location).pathname);
  return routeOf(route.startsWith(baseUrl) ? route.slice(baseUrl.length) : route);
}

async function textOf(source: string): Promise<string> {
  if (!isAddress(source)) return readFileSync(source, "utf8");
  const response = await fetch(source).catch((error: unknown) => {
    throw new Error(`${source} does not answer (${reasonOf(error)}). See whether the address is right and reachable.`);
  });
  if (!response.ok) throw new Error(`${source} answers ${response.status}. Write the address of a sitemap.`);
  return response.text();
}

/** What lies behind an error of `fetch`, which itself says no more than that it failed. */
function reasonOf(error: unknown): string {
  const { cause } = Object(error) as { cause?: { code?: string } };
  return cause?.code ?? String(error);
}

function isAddress(source: string): boolean {
  return /^https?:/.test(source);
}
