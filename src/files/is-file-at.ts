import { existsSync, statSync } from "node:fs";

/** Whether there is a file at an absolute path, and not a folder. */
export function isFileAt(absolute: string): boolean {
  // Below a file there is none: `statSync` alone would throw.
  return existsSync(absolute) && statSync(absolute).isFile();
}
