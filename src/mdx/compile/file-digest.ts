import { readFileSync } from "node:fs";
import path from "node:path";
import { GONE, md5 } from "../../files/digest";
import { digestBeside } from "./names-beside";
import { isFileAt } from "../../files/is-file-at";

/**
 * The MD5 of a file, by its path from the site's root, or of the names beside it that one of `placesBeside` stands for;
 * `GONE` where no file is, but nothing or a folder.
 */
export function fileDigest(root: string, file: string): string {
  const beside = digestBeside(root, file);
  if (beside !== undefined) return beside;
  const absolute = path.join(root, file);
  return isFileAt(absolute) ? md5(readFileSync(absolute)) : GONE;
}
