import { readFileSync } from "node:fs";
import path from "node:path";
import { GONE, md5 } from "../../files/digest";
import { digestBeside, digestOfNames } from "./names-beside";
import { isFileAt } from "../../files/is-file-at";

/**
 * The MD5 of a file, by its path from the site's root, or of the names for which one of `placesBeside` or
 * `placeOfNames` stands; `GONE` where no file is, but nothing or a folder.
 */
export function fileDigest(root: string, file: string): string {
  const names = digestBeside(root, file) ?? digestOfNames(root, file);
  if (names !== undefined) return names;
  const absolute = path.join(root, file);
  return isFileAt(absolute) ? md5(readFileSync(absolute)) : GONE;
}
