import path from "node:path";
import type { ContentSource } from "./feature";

/**
 * The absolute paths of the folders of other sources inside a folder: a file is the innermost one's alone. Folders are
 * relative to the site's root.
 */
export function innerFolders(
  folder: string,
  sources: readonly Pick<ContentSource, "folder">[],
  root = process.cwd(),
): string[] {
  const outer = `${path.resolve(root, folder)}${path.sep}`;
  const all = new Set(sources.map((source) => path.resolve(root, source.folder)));
  return [...all].filter((name) => name.startsWith(outer));
}
