import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { isTitlesFile, ROUTES_FOLDER, routesFile } from "../../lib/routes/route-files";
import { INDEX_FILE, MANIFEST_FILE, SEARCH_FOLDER } from "../../lib/routes/search-files";

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

/** Addresses of files, divided by whether something works without the network only if they are there. */
type SplitFiles = { first: string[]; more: string[] };

const manifestShape = z.object({
  tags: z.array(z.object({ tag: z.string(), folder: z.string(), version: z.string().optional() })),
});

/**
 * The files of search by their addresses, of the indexes of docs with the given tags and of all that is no doc: `first`
 * those that each query needs, `more` those of which it needs some. None for a site without search of its own.
 */
export function searchFiles(folder: string, tags: ReadonlySet<string>): SplitFiles {
  const manifest = `/${SEARCH_FOLDER}/${MANIFEST_FILE}`;
  const file = path.join(folder, manifest);
  if (!existsSync(file)) return { first: [], more: [] };
  const { tags: indexes } = manifestShape.parse(JSON.parse(readFileSync(file, "utf8")));
  const wanted = indexes.filter(({ tag, version }) => version === undefined || tags.has(tag));
  const files = [
    manifest,
    ...wanted.flatMap(({ folder: index }) => jsonFilesBelow(folder, `/${SEARCH_FOLDER}/${index}`)),
  ];
  return split(files, (address) => address === manifest || path.posix.basename(address) === INDEX_FILE);
}

/** The files by which the page of addresses without a page finds pages: `first` the routes, `more` titles apart. */
export function routeFilesIn(folder: string): SplitFiles {
  return split([routesFile(), ...jsonFilesBelow(folder, ROUTES_FOLDER)], (address) => !isTitlesFile(address));
}

function split(files: readonly string[], isFirst: (address: string) => boolean): SplitFiles {
  return { first: files.filter(isFirst), more: files.filter((address) => !isFirst(address)) };
}

function jsonFilesBelow(folder: string, address: string): string[] {
  const below = path.join(folder, address);
  if (!existsSync(below)) return [];
  return readdirSync(below, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".json"))
    .map((name) => `${address}/${name.replaceAll("\\", "/")}`);
}
