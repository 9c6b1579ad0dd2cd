import { existsSync, readdirSync, rmSync, statSync, utimesSync } from "node:fs";
import path from "node:path";
import type { ImageCopy } from "../../mdx/compile/builders/images/image-copies";
import { IMAGE_FOLDER, keptFile } from "./image-copies";

/** A kept copy of an image: its name, its bytes, and the time at which a build used it last, in milliseconds. */
type KeptCopy = { name: string; size: number; used: number };

const UNUSED_MS = 90 * 24 * 60 * 60 * 1000;
const MOST_BYTES = 500_000_000;

/**
 * The names of copies to remove: of those that no build has used for 90 days the longest unused, as many as there are
 * above 500 MB.
 */
export function copiesToRemove(copies: readonly KeptCopy[], now: number): string[] {
  let total = copies.reduce((sum, { size }) => sum + size, 0);
  const unused = copies.filter(({ used }) => now - used > UNUSED_MS).sort((a, b) => a.used - b.used);
  return unused
    .filter(({ size }) => {
      if (total <= MOST_BYTES) return false;
      total -= size;
      return true;
    })
    .map(({ name }) => name);
}

/** Notes which kept copies a build has used, by the times of their files, and removes those that none needs. */
export function removeUnusedCopies(root: string, used: readonly ImageCopy[], now: number): void {
  const folder = path.join(root, IMAGE_FOLDER);
  if (!existsSync(folder)) return;
  const time = new Date(now);
  for (const copy of used) {
    const file = keptFile(root, copy);
    if (existsSync(file)) utimesSync(file, time, time);
  }
  const kept = readdirSync(folder).flatMap((name) => {
    // Another build may have removed it.
    const found = statSync(path.join(folder, name), { throwIfNoEntry: false });
    return found ? [{ name, size: found.size, used: found.mtimeMs }] : [];
  });
  for (const name of copiesToRemove(kept, now)) rmSync(path.join(folder, name), { force: true });
}
