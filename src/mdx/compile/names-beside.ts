import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { md5 } from "./digest";

/** Names of files by the folders, from the site's root, in which others with such names may be found. */
export type Stems = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * The names, without what is behind their point, of files and of the folders around them, by the folders that hold
 * them; of files from the site's root, without those that lie outside of it or in `.cache`.
 */
export function stemsOf(files: Iterable<string>, paths: path.PlatformPath = path): Stems {
  const stems = new Map<string, Set<string>>();
  for (const file of files) {
    // On another drive of Windows a file has no relative path, and its folders never end in ".".
    if (paths.isAbsolute(file) || /^\.(?:\.|cache)[\\/]/.test(file)) continue;
    for (let name = file; name !== "."; name = paths.dirname(name)) {
      const folder = paths.dirname(name);
      stems.set(folder, (stems.get(folder) ?? new Set()).add(stemOf(name, paths)));
    }
  }
  return stems;
}

/**
 * The digest of all names in the folders of the site that an import of these files may find in their place: of files
 * and folders with the same name but for what is behind its point. `list` gives the names in a folder.
 */
export function namesBeside(root: string, files: Iterable<string>, list = namesIn): string {
  const names = [...stemsOf(files)].flatMap(([folder, known]) =>
    list(path.join(root, folder)).flatMap((name) => (known.has(stemOf(name)) ? path.join(folder, name) : [])),
  );
  return md5(names.sort().join("\n"));
}

/** The names in a folder, sorted; none where it is not there. */
export function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}

function stemOf(file: string, paths: path.PlatformPath = path): string {
  return paths.basename(file).replace(/(?<=.)\..*$/, "");
}
