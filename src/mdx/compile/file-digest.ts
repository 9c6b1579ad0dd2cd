import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { GONE, md5 } from "./digest";
import { digestBeside } from "./names-beside";

/**
 * The MD5 of a file, by its path from the site's root, or of the names beside it that one of `placesBeside` stands for;
 * `GONE` where no file is, but nothing or a folder.
 */
export function fileDigest(root: string, file: string): string {
  const beside = digestBeside(root, file);
  if (beside !== undefined) return beside;
  const absolute = path.join(root, file);
  // Below a file there is none: `statSync` would throw.
  return existsSync(absolute) && statSync(absolute).isFile() ? md5(readFileSync(absolute)) : GONE;
}
