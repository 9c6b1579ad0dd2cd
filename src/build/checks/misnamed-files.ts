import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { distance } from "fastest-levenshtein";
import { addTo } from "../../lib/values/add-to";
import type { Problem } from "../../lib/problem";
import type { SiteContext } from "../context/context";
import type { Feature } from "../feature";
import { isPartial } from "../nodes/content-node";

const DATA_FILE = /\.(?:ya?ml|json)$/i;
/** How many letters may differ, and how many letters of a name there are for each of them. */
const MOST_LETTERS = 2;
const LETTERS_FOR_ONE = 3;

/** A warning for each file that no feature reads and whose name is nearly one that a feature reads in its folder. */
export function misnamedFiles(features: readonly Feature[], context: Pick<SiteContext, "root" | "site">): Problem[] {
  const { root, site } = context;
  const named = features.flatMap((feature) => feature.namedFiles?.(context) ?? []);
  // One that is not there is an error where the configuration names it: the right name may be that of the file.
  named.push(...Object.values(site.settingsFiles).filter((file) => existsSync(path.join(root, file))));
  const known = new Set(named);
  const ofData = features.flatMap(({ data, sources }) => (data && sources ? sources(site) : []));
  const isData = (file: string) =>
    ofData.some(({ folder }) => file.startsWith(`${folder}/`) && !isPartial(file.slice(folder.length + 1)));
  const byFolder = new Map<string, string[]>();
  for (const file of named) addTo(byFolder, path.posix.dirname(file), path.posix.basename(file));
  return [...byFolder].flatMap(([folder, names]) =>
    dataFilesIn(path.join(root, folder))
      .filter((name) => !known.has(`${folder}/${name}`) && !isData(`${folder}/${name}`))
      .flatMap((name) => {
        const meant = nameMeant(name, names);
        if (meant === undefined) return [];
        return [misnamed(`${folder}/${name}`, meant, existsSync(path.join(root, folder, meant)))];
      }),
  );
}

function dataFilesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && DATA_FILE.test(entry.name))
    .map(({ name }) => name)
    .sort();
}

/** The name that is nearest to the one written, whatever their endings; undefined where none is near. */
function nameMeant(name: string, names: readonly string[]): string | undefined {
  const written = stemOf(name);
  const [nearest] = names
    .map((other) => ({ other, far: distance(written, stemOf(other)) }))
    .filter(({ other, far }) => far <= Math.min(MOST_LETTERS, Math.floor(stemOf(other).length / LETTERS_FOR_ONE)))
    .sort((a, b) => a.far - b.far);
  return nearest?.other;
}

function stemOf(name: string): string {
  return name.replace(DATA_FILE, "").toLowerCase();
}

function misnamed(file: string, meant: string, isThere: boolean): Problem {
  return {
    severity: "warning",
    file,
    message: "No part of the site reads this file.",
    remedy: isThere ? `Remove it, or move what it says into '${meant}', which is read.` : `Rename it to '${meant}'.`,
    choices: [meant],
  };
}
