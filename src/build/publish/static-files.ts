import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import type { Site } from "../../lib/site-config";
import { decodeAddress } from "../../lib/url";
import { copiedFolders, STATIC_FOLDER, staticCandidates } from "../../mdx/compile/static-candidates";

type StaticSettings = Pick<Site, "staticFolders">;

/**
 * Publishes the files of a site's static folders, and takes away what Gatsby published of its own where the site does
 * not have that one; of two files with one path the later folder's stays. Single files that the site names join them.
 * Gatsby's own folder is copied for develop alone: there Gatsby comes to it ten seconds after the start, when pages
 * have been looked at (gatsby/dist/commands/develop-process.js).
 */
export function publishStaticFiles(
  root: string,
  { staticFolders, publishedFiles }: Pick<Site, "staticFolders" | "publishedFiles">,
  production: boolean,
): void {
  const target = path.join(root, "public");
  if (!staticFolders.includes(STATIC_FOLDER))
    for (const file of filesIn(path.join(root, STATIC_FOLDER))) rmSync(path.join(target, file), { force: true });
  else if (!production) copyChanged(path.join(root, STATIC_FOLDER), target);
  for (const folder of copiedFolders(staticFolders)) copyChanged(path.join(root, folder), target);
  for (const [address, file] of Object.entries(publishedFiles))
    copyChanged(path.resolve(root, file), path.join(target, decodeAddress(address)));
}

/** Copies a file, or a folder over another, but for files that were copied before: develop asks after each edit. */
function copyChanged(from: string, to: string): void {
  if (!existsSync(from)) return;
  const filter = (source: string, copy: string) => !isCopyOf(copy, source);
  cpSync(from, to, { recursive: true, dereference: true, preserveTimestamps: true, filter });
}

/** Whether one file is as long as another and was changed at the same time, which Node.js copies by the millisecond. */
function isCopyOf(copy: string, source: string): boolean {
  const [made, own] = [copy, source].map((file) => statSync(file, { throwIfNoEntry: false }));
  if (!made?.isFile() || !own?.isFile()) return false;
  return made.size === own.size && Math.abs(made.mtimeMs - own.mtimeMs) <= 1;
}

/**
 * The file of a site's static folders that is published at a path of the build, such as `img/a.svg`: its path from the
 * site's root, or undefined where no folder has it.
 */
export function staticFileAt(name: string, root: string, { staticFolders }: StaticSettings): string | undefined {
  return staticCandidates(name, staticFolders).find((file) => existsSync(path.join(root, file)));
}

/**
 * The text of a file of rules for hosts, such as `_redirects`: that of the site's static folders, then the build's own
 * rules; empty where there are none.
 */
export function withOwnRules(name: string, rules: string, root: string, site: StaticSettings): string {
  // Not of the build: there the file may hold what this or an earlier build has put together.
  const file = staticFileAt(name, root, site);
  const own = file === undefined ? "" : readFileSync(path.join(root, file), "utf8").trimEnd();
  return [own && `${own}\n`, rules].filter(Boolean).join("\n");
}

/** The files below a folder, by their paths from it with forward slashes; none where it is not there. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => {
    const inside = path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name));
    return inside.split(path.sep).join("/");
  });
}
