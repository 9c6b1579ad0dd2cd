import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { leadsOn } from "./leads-on.cjs";

/**
 * The files below a folder and those that links there lead to, by their paths from it with forward slashes; none where
 * it is not there. Links to nothing, and those that lead back to a folder that they are in, are left out; so are files
 * and folders by whose names `isLeftOut` says so.
 */
export function linkedFilesIn(
  folder: string,
  isLeftOut: (name: string, isFolder: boolean) => boolean = () => false,
): string[] {
  const filesBelow = (inside: string): string[] =>
    readdirSync(path.join(folder, inside), { withFileTypes: true }).flatMap((entry) => {
      const place = path.join(folder, inside, entry.name);
      const isLink = entry.isSymbolicLink();
      if (isLink && !leadsOn(place, folder)) return [];
      const kind = isLink ? statSync(place) : entry;
      if (isLeftOut(entry.name, kind.isDirectory())) return [];
      if (kind.isDirectory()) return filesBelow(`${inside}${entry.name}/`);
      return kind.isFile() ? [inside + entry.name] : [];
    });
  return existsSync(folder) ? filesBelow("") : [];
}
