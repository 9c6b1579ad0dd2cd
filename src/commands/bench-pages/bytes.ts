import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { decodeAddress } from "../../lib/routes/url";

/**
 * The bytes of a file of a built site, compressed with gzip, by the address under which it was served; undefined for an
 * address that is no file of the site.
 */
export function bytesOf(url: string, folder: string, baseUrl: string): number | undefined {
  const { pathname } = new URL(url);
  if (!pathname.startsWith(baseUrl)) return undefined;
  const route = decodeAddress(pathname.slice(baseUrl.length));
  const file = path.join(folder, route === "" || route.endsWith("/") ? `${route}index.html` : route);
  return existsSync(file) ? gzipSync(readFileSync(file)).length : undefined;
}
