import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { pageRoutes } from "./support/samples";
import { browserTest } from "./support/suite";

/** The most that the first view of a page may take: its HTML with all drawings, and its stylesheets, compressed. */
const LIMIT = 30 * 1024;
/** What the first ten packets of a connection hold beside the headers of a page. */
const FIRST_PACKETS = 14_600 - 1_500;

const sizes = new Map<string, number>();

/** The size of a file below `public`, compressed; if `enough` bytes hold it by gzip, which is faster, that size. */
function compressedSize(file: string, enough = 0): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const content = readFileSync(path.join("public", file));
  const bound = gzipSync(content).length;
  if (bound <= enough) return bound;
  const size = brotliCompressSync(content).length;
  sizes.set(file, size);
  return size;
}

/** The routes that the sitemap names: pages for maintainers alone are not in it. */
function routesInSitemap(): Set<string> {
  const text = readFileSync("public/sitemap-0.xml", "utf8");
  return new Set([...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname));
}

/** The pages that the sitemap names, each with its HTML and the stylesheets that this names. */
function firstViews(): { route: string; file: string; html: string; styles: string[] }[] {
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

browserTest("the first view of every page takes at most 30 KB: HTML, styles and art, compressed", async () => {
  const tooLarge = firstViews().flatMap(({ route, file, styles }) => {
    const ofStyles = styles.reduce((sum, part) => sum + compressedSize(part), 0);
    const bytes = ofStyles + compressedSize(file, LIMIT - ofStyles);
    return bytes > LIMIT ? `${route} takes ${bytes} bytes` : [];
  });
  assert.deepEqual(tooLarge, []);
});

browserTest("a page names a stylesheet that is there, or holds it if its HTML does not come at once", async () => {
  for (const { route, file, html, styles } of firstViews()) {
    const held = html.includes("<style>*{");
    const named = styles.filter((href) => href.startsWith("/styles."));
    assert.equal(named.length, held ? 0 : 1, `styles of ${route}`);
    assert.ok(
      styles.every((href) => existsSync(path.join("public", href))),
      `styles of ${route}`,
    );
    assert.ok(held || compressedSize(file, FIRST_PACKETS) <= FIRST_PACKETS, `${route} should hold its styles`);
  }
});
