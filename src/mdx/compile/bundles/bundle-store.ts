import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { GONE, md5 } from "../../../files/digest";
import { digestBeside, digestOfNames, knownNamesIn, namesBeside, placesBeside, STEP_MS } from "../names-beside";
import { writeWhole } from "../../../files/write-whole";

/** What content needs bundled: a module that runs at build, or an island, which runs in browsers, too. */
export type BundleOrder = { kind: "module" | "island"; source: string };

/**
 * What a bundle was made of: the MD5 of the site's own files by their paths from the site's root, that of the names in
 * folders of which it has all files, and the digest of the names beside them, among which an import may find another.
 */
export type Origin = { digests: Record<string, string>; beside: string };

/** A module as it is kept: the text of its script, the styles that it imports, and its source map. */
export type ModuleFile = Origin & { code: string; css: string; map: string };

/**
 * An island as it is kept: its script's file from the site's root, the URL that it gets, the files of content that it
 * shows, and whether it asks for the page's doc.
 */
export type IslandFile = Origin & { file: string; url: string; contents: string[]; asksForDoc: boolean };

/** The file of each kind of bundle. */
type BundleFile = { module: ModuleFile; island: IslandFile };

/** Reads what is kept of a bundle; undefined where there is none, or one of its files has changed since. */
export function readBundle<K extends keyof BundleFile>(
  store: string,
  order: BundleOrder & { kind: K },
  root: string,
): BundleFile[K] | undefined {
  const file = fileOf(store, order);
  if (!existsSync(file)) return undefined;
  const kept = JSON.parse(readFileSync(file, "utf8")) as BundleFile[K];
  const isThere = !("file" in kept) || existsSync(path.join(root, kept.file));
  return isThere && isFresh(kept, root) ? kept : undefined;
}

/** Keeps a bundle. */
export function writeBundle(store: string, order: BundleOrder, kept: ModuleFile | IslandFile): void {
  writeWhole(fileOf(store, order), JSON.stringify(kept));
}

function fileOf(store: string, { kind, source }: BundleOrder): string {
  return path.join(store, `${md5(`${kind} ${source}`)}.json`);
}

/** Whether the files of a bundle, and the names beside them, are as they were when it was made. */
export function isFresh({ digests, beside }: Origin, root: string): boolean {
  const isSame = ([name, digest]: [string, string]) => (digestOf(name, root) ?? GONE) === digest;
  return Object.entries(digests).every(isSame) && besideOf(Object.keys(digests), root) === beside;
}

/** What a bundle is made of now that has these inputs, named by their paths from the site's root. */
export function originOf(inputs: readonly string[], root: string): Origin {
  const digests = Object.fromEntries(inputs.map((name) => [name, digestOf(name, root) ?? GONE]));
  return { digests, beside: besideOf(inputs, root) };
}

/** What a page depends on that has a bundle: the files of it that are there, and what stands for the names beside. */
export function dependenciesOf({ digests }: Pick<Origin, "digests">, root: string): [string, string][] {
  const files = Object.entries(digests).filter(([, digest]) => digest !== GONE);
  const places = placesBeside(Object.keys(digests).filter(isOwn));
  return [...files, ...places.map((place): [string, string] => [place, digestBeside(root, place) ?? GONE])];
}

function besideOf(inputs: readonly string[], root: string): string {
  return namesBeside(root, inputs.filter(isOwn), knownNamesIn);
}

/** Packages are told by their versions: what their imports find changes with those alone. */
function isOwn(input: string): boolean {
  return !input.split("/").includes("node_modules");
}

/** Whether a file may have been written, put in place or removed since a time in ms. */
export function isChangedSince(time: number, name: string, root: string): boolean {
  const file = path.join(root, name);
  const stats = [file, path.dirname(file)].map((place) => statSync(place, { throwIfNoEntry: false })).find(Boolean);
  return stats !== undefined && Math.max(stats.mtimeMs, stats.ctimeMs) >= time - STEP_MS;
}

const known = new Map<string, { state: string; digest: string }>();

/**
 * The MD5 of a file, read again only where its time or size has changed, or the digest of the names in a folder;
 * undefined for a file that is gone.
 */
function digestOf(name: string, root: string): string | undefined {
  return digestOfNames(root, name) ?? digestOfFile(path.join(root, name));
}

function digestOfFile(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) return undefined;
  const state = `${stats.mtimeMs} ${stats.size} ${stats.ino}`;
  const found = known.get(file);
  if (found?.state === state) return found.digest;
  const digest = md5(readFileSync(file));
  known.set(file, { state, digest });
  return digest;
}
