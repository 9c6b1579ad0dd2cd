import { lstatSync, readdirSync, readlinkSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";

/**
 * Has the relative links at a place or below it lead where they led before it was moved there; those into `together`, a
 * folder that moved as a whole, stay as they are. Paths are absolute.
 */
export function mendMovedLinks({ from, to, together = from }: { from: string; to: string; together?: string }): void {
  for (const link of linksFrom(to)) {
    const written = readlinkSync(link);
    const target = path.resolve(path.dirname(path.join(from, path.relative(to, link))), written);
    if (path.isAbsolute(written) || `${target}${path.sep}`.startsWith(`${together}${path.sep}`)) continue;
    rmSync(link);
    symlinkSync(path.relative(path.dirname(link), target), link);
  }
}

function linksFrom(place: string): string[] {
  const stats = lstatSync(place);
  if (stats.isSymbolicLink()) return [place];
  return stats.isDirectory() ? readdirSync(place).flatMap((name) => linksFrom(path.join(place, name))) : [];
}
