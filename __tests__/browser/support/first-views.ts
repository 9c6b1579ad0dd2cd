import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { pageRoutes } from "./samples";

/** The most that the first view of a page may take, in bytes: its HTML with all drawings, and its stylesheets. */
export const FIRST_VIEW = 30 * 1024;
/** What pages take without anything written on them, in bytes: frame, sidebar and styles. */
const FRAME = 18 * 1024;
/** How much of a page there may be for each byte that is written on it, compressed: the text, and what is around it. */
const FOR_EACH_BYTE = 2;

/** A page that the sitemap names: its route, its file below `public`, its HTML and the stylesheets that this names. */
export type FirstView = { route: string; file: string; html: string; styles: string[] };

const sizes = new Map<string, number>();

/** The size of a file below `public`, compressed; if `enough` bytes hold it by gzip, which is faster, that size. */
export function compressedSize(file: string, enough = 0): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const content = readFileSync(path.join("public", file));
  const bound = gzipSync(content).length;
  if (bound <= enough) return bound;
  const size = brotliCompressSync(content).length;
  sizes.set(file, size);
  return size;
}

/** The pages that the sitemap names: pages for maintainers alone are not in it. */
export function firstViews(): FirstView[] {
  const inSitemap = routesInSitemap();
  const routes = pageRoutes().filter((route) => [...inSitemap].some((path) => path.endsWith(route)));
  assert.ok(routes.length > 0, "the sitemap names no page");
  return routes.map((route) => {
    const file = path.join(route, "index.html");
    const html = readFileSync(path.join("public", file), "utf8");
    const styles = [...html.matchAll(/rel="stylesheet" href="[^"]*?(\/styles[^"/]*)"/g)].map(([, href = ""]) => href);
    return { route, file, html, styles };
  });
}

function routesInSitemap(): Set<string> {
  const text = readFileSync("public/sitemap-0.xml", "utf8");
  return new Set([...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname));
}

/** The bytes that a first view takes, compressed; if `enough` bytes hold it by gzip, no more than these. */
export function bytesOf({ file, styles }: FirstView, enough: number): number {
  const ofStyles = styles.reduce((sum, part) => sum + compressedSize(part), 0);
  return ofStyles + compressedSize(file, enough - ofStyles);
}

/**
 * The most that a page may take by what is written on it, in bytes: 30 KB, or for a longer one, such as a list of all
 * entries, the frame and twice the bytes of its text, addresses and anchors, compressed.
 */
export function mostFor(html: string): number {
  return Math.max(FIRST_VIEW, FRAME + FOR_EACH_BYTE * brotliCompressSync(writtenIn(html)).length);
}

/** What authors wrote of a page: the texts of its main part, addresses of links and pictures, and anchors. */
export function writtenIn(html: string): string {
  const main = html.slice(html.indexOf("<main"), html.lastIndexOf("</main>"));
  return main
    .replace(/<(style|script|template|svg)\b.*?<\/\1>/gs, "")
    .replace(/<[^>]*>/g, (tag) =>
      [...tag.matchAll(/ (?:href|src|id)="([^"]*)"/g)].map(([, value]) => ` ${value}`).join(""),
    );
}
