import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Files that something was made into, by their paths below a folder, and the files of the site that it was made of. */
export type Made = { files: ReadonlyMap<string, Uint8Array>; inputs: readonly string[] };

/** Names what the kept files were made of; written last, so that a folder with it is whole. */
const INDEX = "made-of.json";

/** Packages are told by their versions: all that is installed stands in this file. */
const LOCK = "package-lock.json";

/**
 * The absolute paths of files that are kept in a folder for as long as nothing changes that they were made of, by their
 * paths below it; made anew otherwise. Inputs and the folder are named from the site's root.
 */
export async function keptFiles(
  root: string,
  folder: string,
  make: () => Promise<Made>,
): Promise<ReadonlyMap<string, string>> {
  const place = path.join(root, folder);
  const names = namesIn(root, place) ?? (await makeAnew(root, place, make));
  return new Map(names.map((name) => [name, path.join(place, name)]));
}

/** The names of the files in a folder that are what they would be if made now; undefined where there are none. */
function namesIn(root: string, place: string): string[] | undefined {
  const index = path.join(place, INDEX);
  if (!existsSync(index)) return undefined;
  const { inputs, names } = JSON.parse(readFileSync(index, "utf8")) as Index;
  const isSame = Object.entries(inputs).every(([file, digest]) => digestOf(root, file) === digest);
  return isSame ? names : undefined;
}

type Index = { inputs: Record<string, string | null>; names: string[] };

async function makeAnew(root: string, place: string, make: () => Promise<Made>): Promise<string[]> {
  const { files, inputs } = await make();
  rmSync(place, { recursive: true, force: true });
  for (const [name, content] of files) {
    mkdirSync(path.dirname(path.join(place, name)), { recursive: true });
    writeFileSync(path.join(place, name), content);
  }
  const own = [LOCK, ...inputs.filter((file) => !file.startsWith("node_modules/"))];
  const names = [...files.keys()];
  const index: Index = { inputs: Object.fromEntries(own.map((file) => [file, digestOf(root, file)])), names };
  writeFileSync(path.join(place, INDEX), JSON.stringify(index));
  return names;
}

function digestOf(root: string, file: string): string | null {
  const place = path.join(root, file);
  return existsSync(place) ? createHash("md5").update(readFileSync(place)).digest("hex") : null;
}
