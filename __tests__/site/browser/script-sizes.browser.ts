import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { pageRoutes } from "../../browser/support/samples";
import { browserTest } from "../../browser/support/suite";

/** The most that the scripts of a page may take once its reader does something, in bytes, as Brotli compresses them. */
const LIMIT = 80 * 1024;

const sizes = new Map<string, number>();

function compressedSize(file: string): number {
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(path.join("public", file))).length;
  sizes.set(file, size);
  return size;
}

/** The scripts that a page holds back until its reader does something. */
function scriptsOf(route: string): string[] {
  const html = readFileSync(path.join("public", route, "index.html"), "utf8");
  const [, held = ""] = /<template id="page-scripts"(.*?)<\/template>/s.exec(html) ?? [];
  return [...held.matchAll(/<script src="([^"]+)"/g)].map(([, file = ""]) => file);
}

browserTest("the scripts of a page take at most 80 KiB, compressed", async () => {
  const pages = pageRoutes().map((route) => ({ route, scripts: scriptsOf(route) }));
  // Pages for those who look for mistakes have more to show.
  const ofReaders = pages.filter(({ route }) => !/^\/(?:tests|__docusaurus)\//.test(route));
  const tooLarge = ofReaders.flatMap(({ route, scripts }) => {
    assert.ok(scripts.length >= 4, `${route} names ${scripts.length} scripts`);
    const bytes = scripts.reduce((sum, file) => sum + compressedSize(file), 0);
    return bytes > LIMIT ? `${route}: ${scripts.join(", ")} take ${bytes} bytes` : [];
  });
  assert.deepEqual(tooLarge, []);
});
