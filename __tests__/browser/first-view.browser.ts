import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { pageRoutes } from "./support/samples";
import { browserTest } from "./support/suite";

/** The most that the first view of a page may take: its HTML with all drawings, and its stylesheets, compressed. */
const LIMIT = 30 * 1024;

const sizes = new Map<string, number>();

function compressedSize(file: string): number {
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(path.join("public", file))).length;
  sizes.set(file, size);
  return size;
}

/** The routes that the sitemap names: pages for maintainers alone are not in it. */
function routesInSitemap(): Set<string> {
  const text = readFileSync("public/sitemap-0.xml", "utf8");
  return new Set([...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname));
}

browserTest("the first view of every page takes at most 30 KB: HTML, styles and art, compressed", async () => {
  const inSitemap = routesInSitemap();
  const routes = pageRoutes().filter((route) => [...inSitemap].some((path) => path.endsWith(route)));
  const views = routes.map((route) => {
    const file = path.join(route, "index.html");
    const html = readFileSync(path.join("public", file), "utf8");
    const styles = [...html.matchAll(/rel="stylesheet" href="[^"]*?(\/styles[^"/]*)"/g)].map(([, href = ""]) => href);
    assert.ok(styles.length > 0 && styles.every((href) => existsSync(path.join("public", href))), `styles of ${route}`);
    return { route, bytes: [file, ...styles].reduce((sum, part) => sum + compressedSize(part), 0) };
  });
  assert.ok(views.length > 0, "the sitemap names no page");
  assert.deepEqual(
    views.filter(({ bytes }) => bytes > LIMIT).map(({ route, bytes }) => `${route} takes ${bytes} bytes`),
    [],
  );
});

/** The most that the scripts of a doc may take once its reader does something, compressed. */
const SCRIPTS_LIMIT = 80_000;

browserTest("the scripts of a doc take at most 80 KB, compressed", async () => {
  const { namedChunkGroups } = JSON.parse(readFileSync("public/webpack.stats.json", "utf8")) as {
    namedChunkGroups: Record<string, { assets: { name: string }[] }>;
  };
  const groups = ["app", "component---src-features-docs-templates-doc-tsx"].map((name) => namedChunkGroups[name]);
  assert.ok(
    groups.every((group) => group !== undefined),
    "the build names its scripts otherwise",
  );
  const files = new Set(groups.flatMap((group) => group?.assets.map(({ name }) => name) ?? []));
  const bytes = [...files].reduce((sum, file) => sum + compressedSize(file), 0);
  assert.ok(bytes <= SCRIPTS_LIMIT, `${[...files].join(", ")} take ${bytes} bytes`);
});
