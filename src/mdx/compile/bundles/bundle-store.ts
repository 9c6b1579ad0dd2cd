import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { GONE, md5 } from "../digest";
import { namesBeside, namesIn } from "../names-beside";
import { writeWhole } from "../write-whole";

/** What content needs bundled: a module that runs at build, or an island, which runs in browsers, too. */
export type BundleOrder = { kind: "module" | "island"; source: string };

/**
 * What a bundle was made of: the MD5 of the site's own files by their paths from the site's root, and the digest of the
 * names beside them, among which an import may find another file.
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
export type BundleFile = { module: ModuleFile; island: IslandFile };

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
  const isSame = ([name, digest]: [string, string]) => (digestOf(path.join(root, name)) ?? GONE) === digest;
  return Object.entries(digests).every(isSame) && besideOf(Object.keys(digests), root) === beside;
}

/** What a bundle is made of now that has these inputs, named by their paths from the site's root. */
export function originOf(inputs: readonly string[], root: string): Origin {
  const digests = Object.fromEntries(inputs.map((name) => [name, digestOf(path.join(root, name)) ?? GONE]));
  return { digests, beside: besideOf(inputs, root) };
}

/** Packages are told by their versions: what their imports find changes with those alone. */
function besideOf(inputs: readonly string[], root: string): string {
  const own = inputs.filter((name) => !name.split("/").includes("node_modules"));
  return namesBeside(root, own, knownNamesIn);
}

/** By how many milliseconds the times of files may be behind the clock: systems note them by its steps. */
const STEP_MS = 20;

/** Whether a file may have been written, put in place or removed since a time in ms. */
export function isChangedSince(time: number, name: string, root: string): boolean {
  const file = path.join(root, name);
  const stats = [file, path.dirname(file)].map((place) => statSync(place, { throwIfNoEntry: false })).find(Boolean);
  return stats !== undefined && Math.max(stats.mtimeMs, stats.ctimeMs) >= time - STEP_MS;
}

const known = new Map<string, { state: string; digest: string }>();
const knownNames = new Map<string, { time: number; names: string[] }>();

/** The names in a folder, read again only where its time has changed: each page asks for those of its bundles. */
function knownNamesIn(folder: string): string[] {
  const time = statSync(folder, { throwIfNoEntry: false })?.mtimeMs;
  if (time === undefined) return [];
  const found = knownNames.get(folder);
  if (found?.time === time) return found.names;
  const names = namesIn(folder);
  // A time that is not past yet may be that of a later name, too.
  if (time < Date.now() - STEP_MS) knownNames.set(folder, { time, names });
  return names;
}

/** The MD5 of a file, read again only where its time or size has changed; undefined for one that is gone. */
function digestOf(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) return undefined;
  const state = `${stats.mtimeMs} ${stats.size} ${stats.ino}`;
  const found = known.get(file);
  if (found?.state === state) return found.digest;
  const digest = md5(readFileSync(file));
  known.set(file, { state, digest });
  return digest;
}
