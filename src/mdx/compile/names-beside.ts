import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { md5 } from "../../files/digest";

/** Ends the name that stands for all names in a folder which are the same but for what is behind their point. */
const ANY_ENDING = ".*";

/** Names of files by the folders, from the site's root, in which others with such names may be found. */
type Stems = ReadonlyMap<string, ReadonlySet<string>>;

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

/**
 * What stands, among the files that something was made of, for the names which imports of these files may find in their
 * place: `src/unit.*` for `src/unit.js`, and `src.*` for its folder.
 */
export function placesBeside(files: Iterable<string>): string[] {
  return [...stemsOf(files)].flatMap(([folder, stems]) =>
    [...stems].map((stem) => `${folder === "." ? "" : `${folder}/`}${stem}${ANY_ENDING}`),
  );
}

/** The digest of the names for which one of `placesBeside` stands; undefined for the name of a file. */
export function digestBeside(root: string, place: string): string | undefined {
  if (!place.endsWith(ANY_ENDING)) return undefined;
  const stem = stemOf(place);
  const names = knownNamesIn(path.join(root, path.dirname(place))).filter((name) => stemOf(name) === stem);
  return md5(names.join("\n"));
}

/** Stands, at the end of a path, for the names of all that lies in a folder. */
const ANY_NAME = "*";

/** What stands, among the files that something was made of, for the names in a folder, from the site's root. */
export function placeOfNames(folder: string): string {
  return path.posix.join(folder, ANY_NAME);
}

/**
 * The digest of the names for which one of `placeOfNames` stands, without hidden ones, which editors write while a file
 * is saved; undefined for the name of a file.
 */
export function digestOfNames(root: string, place: string): string | undefined {
  if (path.posix.basename(place) !== ANY_NAME) return undefined;
  const names = knownNamesIn(path.join(root, path.dirname(place))).filter((name) => !name.startsWith("."));
  return md5(names.join("\n"));
}

/** What stands for the names in each of the folders around a file, from the site's root. */
export function placesAround(file: string): string[] {
  const folder = path.posix.dirname(file);
  return [placeOfNames(folder), ...(folder === path.posix.dirname(folder) ? [] : placesAround(folder))];
}

/** By how many milliseconds the times of files may be behind the clock: systems note them by its steps. */
export const STEP_MS = 20;

const knownNames = new Map<string, { time: number; names: string[] }>();

/** The names in a folder, read again only where its time has changed: each page asks for those of its bundles. */
export function knownNamesIn(folder: string): string[] {
  const time = statSync(folder, { throwIfNoEntry: false })?.mtimeMs;
  if (time === undefined) return [];
  const found = knownNames.get(folder);
  if (found?.time === time) return found.names;
  const names = namesIn(folder);
  // A time that is not past yet may be that of a later name, too.
  if (time < Date.now() - STEP_MS) knownNames.set(folder, { time, names });
  return names;
}

/** The names in a folder, sorted; none where it is not there. */
export function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}

function stemOf(file: string, paths: path.PlatformPath = path): string {
  return paths.basename(file).replace(/(?<=.)\..*$/, "");
}
