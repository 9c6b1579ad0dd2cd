import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { writeWhole } from "../../files/write-whole";

/**
 * Removes the files of data that plugins wrote when the project was read last, and notes those that they have written
 * now, by their paths from the folder for these: a module must not find what no plugin gives any more. What plugins
 * keep there by themselves stays.
 */
export function removeOldData(written: readonly string[], folder: string): void {
  const list = `${folder}.json`;
  const before = existsSync(list) ? (JSON.parse(readFileSync(list, "utf8")) as string[]) : [];
  const now = new Set(written);
  for (const file of before) if (!now.has(file)) rmSync(path.join(folder, file), { force: true });
  if (now.size > 0 || before.length > 0) writeWhole(list, JSON.stringify([...now]));
}
