import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { GONE, md5 } from "./digest";

/** The MD5 of a file, by its path from the site's root; `GONE` where no file is, but nothing or a folder. */
export function fileDigest(root: string, file: string): string {
  const absolute = path.join(root, file);
  return statSync(absolute, { throwIfNoEntry: false })?.isFile() ? md5(readFileSync(absolute)) : GONE;
}
