import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { pathFrom } from "./path-from";

/**
 * The files below a folder, by their paths from it with forward slashes; none where it is not there. Links are left
 * out: `linkedFilesIn` follows them.
 */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => pathFrom(folder, path.join(entry.parentPath, entry.name)));
}
