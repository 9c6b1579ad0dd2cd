import path from "node:path";

/** The folder of files that are served as they are; Gatsby publishes it by itself. */
export const STATIC_FOLDER = "static";

/**
 * The files, from the site's root, that may be published at a path such as `img/a.svg`: the first that is there is.
 * A later folder goes before an earlier one, and all others before Gatsby's own, over which they are copied.
 */
export function staticCandidates(name: string, staticFolders: readonly string[]): string[] {
  const first = staticFolders.filter((folder) => folder === STATIC_FOLDER);
  return [...first, ...copiedFolders(staticFolders)].reverse().map((folder) => path.posix.join(folder, name));
}

/** The static folders that Gatsby does not publish by itself, in the order in which they are copied. */
export function copiedFolders(staticFolders: readonly string[]): string[] {
  return staticFolders.filter((name) => name !== STATIC_FOLDER);
}
