import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { ROUTES_FOLDER, routesFile } from "../../lib/routes/route-files";

const URLS = /url\((['"]?)([^'")]+)\1\)/g;

/** The files of the site that stylesheets name, such as fonts, by addresses below the base URL as theirs are. */
export function filesOfStyles(folder: string, addresses: readonly string[], baseUrl: string): string[] {
  const site = new URL(baseUrl, "https://site");
  return addresses.flatMap((address) => {
    const css = readFileSync(path.join(folder, address), "utf8");
    return [...css.matchAll(URLS)].flatMap(([, , url = ""]) => {
      if (!URL.canParse(url, site)) return [];
      const { origin, pathname } = new URL(url, new URL(address.slice(1), site));
      return origin === site.origin && pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length - 1) : [];
    });
  });
}

const manifestShape = z.object({
  tags: z.array(z.object({ tag: z.string(), folder: z.string(), version: z.string().optional() })),
});

/**
 * The files of search by their addresses: the list of its indexes, and the indexes of docs with the given tags and of
 * all that is no doc. None for a site without search of its own.
 */
export function searchFiles(folder: string, tags: ReadonlySet<string>): string[] {
  const manifest = "/search/manifest.json";
  const file = path.join(folder, manifest);
  if (!existsSync(file)) return [];
  const { tags: indexes } = manifestShape.parse(JSON.parse(readFileSync(file, "utf8")));
  const wanted = indexes.filter(({ tag, version }) => version === undefined || tags.has(tag));
  return [manifest, ...wanted.flatMap(({ folder: index }) => jsonFilesBelow(folder, `/search/${index}`))];
}

/** The files by which the page of addresses without a page finds pages, by their addresses. */
export function routeFilesIn(folder: string): string[] {
  return [routesFile(), ...jsonFilesBelow(folder, ROUTES_FOLDER)];
}

function jsonFilesBelow(folder: string, address: string): string[] {
  const below = path.join(folder, address);
  if (!existsSync(below)) return [];
  return readdirSync(below, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".json"))
    .map((name) => `${address}/${name.replaceAll("\\", "/")}`);
}
