import { existsSync, readdirSync, statSync, utimesSync } from "node:fs";
import path from "node:path";
import { isHashedFile } from "../../lib/routes/hashed-files";
import { currentScripts } from "./current-scripts";
import { publishedStaticFiles, removePublished } from "./static-files";

/** As long as a tab may stay open, in ms: its page asks for scripts of its own build alone. */
export const OPEN_TAB_MS = 30 * 24 * 60 * 60 * 1000;

/** Where files with digests in their names lie that no page's content names; the first is the build's root. */
const FOLDERS = ["", "live-code", "live-mdx", "missing-page"];

/**
 * Notes which scripts a build has, by the times of their files, and removes those scripts, stylesheets and documents of
 * frames that no build has had for 30 days. `now` is in ms since 1970.
 */
export function removeOldScripts(root: string, now = Date.now()): void {
  const folder = path.join(root, "public");
  const time = new Date(now);
  const current = currentScripts(folder);
  // Without statistics nobody knows which scripts are those of the build.
  if (current.length === 0) return;
  for (const script of current) utimesSync(path.join(folder, script), time, time);
  const own = publishedStaticFiles(root);
  const isOld = (name: string) => now - statSync(path.join(folder, name)).mtimeMs > OPEN_TAB_MS;
  for (const name of FOLDERS.flatMap((inside) => namesIn(folder, inside)))
    if (isHashedFile(name) && !own.has(name) && isOld(name)) removePublished(name, root);
}

/** The paths of all that lies in a folder of a build, from the build's root. */
function namesIn(folder: string, inside: string): string[] {
  const place = path.join(folder, inside);
  return existsSync(place) ? readdirSync(place).map((name) => path.posix.join(inside, name)) : [];
}
