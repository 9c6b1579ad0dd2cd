import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { md5 } from "../../files/digest";
import { LOCK_FILES } from "../../files/lock-text";
import { namesBeside, namesIn } from "../../mdx/compile/names-beside";
import { pathFrom } from "../../files/path-from";

/** Where files are kept, both from the site's root; `key` has all that they depend on beside files. */
export type Place = { root: string; folder: string; key?: string };

/**
 * Files that were made, by their paths below a folder, and the files and folders that they were made of, by absolute
 * paths or from the site's root.
 */
export type Made = { files: ReadonlyMap<string, Uint8Array | string>; inputs: Iterable<string> };

/**
 * What kept files were made of: digests of files and folders by their paths from the site's root, and the digest of the
 * names beside them.
 */
type Index = { key: string; inputs: Record<string, string>; beside: string; names: string[] };

/** Written last, so that a folder with it is whole. */
const INDEX = "made-of.json";

/** Packages are told by their versions, which stand in the lock file; esbuild reads how to compile in the other one. */
const ALWAYS = [...LOCK_FILES, "tsconfig.json"];

/**
 * The absolute paths of files that are kept in a folder for as long as nothing changes that they were made of, by their
 * paths below it; made anew otherwise.
 */
export async function keptFiles(place: Place, make: () => Promise<Made>): Promise<ReadonlyMap<string, string>> {
  const kept = findKept(place);
  if (kept) return kept;
  const begun = Date.now();
  return keep(place, await make(), begun);
}

/** The files of a folder as `keptFiles` gives them; undefined where one is gone, or would be another if made now. */
export function findKept(place: Place): ReadonlyMap<string, string> | undefined {
  const index = readIndex(path.join(place.root, place.folder, INDEX));
  if (index?.key !== digestOfKey(place)) return undefined;
  const inputs = Object.entries(index.inputs);
  if (!inputs.every(([input, digest]) => digestOf(path.join(place.root, input)) === digest)) return undefined;
  if (index.beside !== namesBeside(place.root, Object.keys(index.inputs))) return undefined;
  const files = filesOf(place, index.names);
  return [...files.values()].every((file) => existsSync(file)) ? files : undefined;
}

function readIndex(file: string): Index | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Index;
  } catch {
    // A build that was stopped may leave half a file.
    return undefined;
  }
}

/**
 * Puts files into a folder, from which all others go, with the digests of what they were made of. `begun` is the time
 * in ms before they were made: where something was edited since, they are for this build alone.
 */
export function keep(place: Place, { files, inputs }: Made, begun: number): ReadonlyMap<string, string> {
  const folder = path.join(place.root, place.folder);
  rmSync(folder, { recursive: true, force: true });
  for (const [name, content] of files) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  const names = [...files.keys()];
  const own = [...new Set([...ALWAYS, ...ownInputs(place.root, inputs)])];
  const all = own.map((input) => [input, path.join(place.root, input)] as const);
  // The digest of an edited file is that of its new text, and the files may be made of the one before.
  if (!all.some(([, file]) => isEditedSince(begun, file))) {
    const digests = Object.fromEntries(all.map(([input, file]) => [input, digestOf(file)]));
    const index: Index = { key: digestOfKey(place), inputs: digests, beside: namesBeside(place.root, own), names };
    writeFileSync(path.join(folder, INDEX), JSON.stringify(index));
  }
  return filesOf(place, names);
}

/** Whether a file, or one in a folder, was written after a time in ms. */
function isEditedSince(time: number, input: string): boolean {
  if (!existsSync(input)) return false;
  const stats = statSync(input);
  if (!stats.isDirectory()) return Math.floor(stats.mtimeMs) > time;
  return readdirSync(input).some((name) => isEditedSince(time, path.join(input, name)));
}

function filesOf({ root, folder }: Place, names: readonly string[]): ReadonlyMap<string, string> {
  return new Map(names.map((name) => [name, path.join(root, folder, name)]));
}

function digestOfKey({ key = "" }: Place): string {
  return md5(`${process.version}\n${key}`);
}

/** Inputs by their paths from the site's root, without those in packages, of which the lock file tells. */
function ownInputs(root: string, inputs: Iterable<string>): string[] {
  return [...inputs]
    .map((input) => pathFrom(root, path.resolve(root, input)))
    .filter((input) => !input.split("/").includes("node_modules"));
}

/** The digest of a file's content, or of what is in a folder. */
function digestOf(input: string): string {
  if (!existsSync(input)) return "";
  if (!statSync(input).isDirectory()) return md5(readFileSync(input));
  return md5(
    namesIn(input)
      .map((name) => `${name} ${digestOf(path.join(input, name))}`)
      .join("\n"),
  );
}
