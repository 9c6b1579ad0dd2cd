import { cpSync, existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import type { Site } from "../../lib/site-config";
import { decodeAddress } from "../../lib/url";

/** The folder that Gatsby publishes by itself. */
const GATSBY_STATIC = "static";

/**
 * Publishes the files of a site's static folders where these are not Gatsby's own, and takes away what Gatsby published
 * of its own then; of two files with one path the later folder's stays. Single files that the site names join them.
 */
export function publishStaticFiles(
  root: string,
  { staticFolders, publishedFiles }: Pick<Site, "staticFolders" | "publishedFiles">,
): void {
  const target = path.join(root, "public");
  if (!staticFolders.includes(GATSBY_STATIC))
    for (const file of filesIn(path.join(root, GATSBY_STATIC))) rmSync(path.join(target, file), { force: true });
  for (const folder of staticFolders.filter((name) => name !== GATSBY_STATIC))
    cpSync(path.join(root, folder), target, { recursive: true, dereference: true });
  for (const [address, file] of Object.entries(publishedFiles))
    cpSync(path.resolve(root, file), path.join(target, decodeAddress(address)), { dereference: true });
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)));
}
