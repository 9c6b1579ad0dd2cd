import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { Compilation, Stats, StatsCompilation } from "@rspack/core";
import { BUILD_SIDE } from "../build-side-options.cjs";
import { findKept, keep, type Place } from "./kept-files";

/** What Gatsby is told of the bundles for browsers. */
export type Bundles = {
  hash: string;
  /** The keys of the static queries that each template needs, by its file. */
  queries: [template: string, keys: string[]][];
  groups: { name: string; files: string[]; children: Record<string, string[]> }[];
  /** All files, and the named groups of them. */
  assets: Pick<StatsCompilation, "assets" | "namedChunkGroups">;
};

/** Folders with loaders of the site: what they become decides what the bundles become. */
export const LOADER_FOLDERS = ["src/build/bundler", "src/build/hooks"];

const FILE = "bundles.json";

/** What Gatsby is told of bundles that are without errors. */
export function bundlesOf(stats: Stats, queries: ReadonlyMap<string, string[]>): Bundles {
  const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true, chunkGroupChildren: true });
  const groups = Object.entries(namedChunkGroups).map(([name, { assets = [], childAssets = {} }]) => ({
    name,
    files: assets.map((asset) => asset.name),
    children: childAssets,
  }));
  const assets = stats.toJson({ all: false, assets: true, cachedAssets: true, chunkGroups: true });
  return { hash: stats.hash ?? "", queries: [...queries], groups, assets };
}

/** The bundles of the last build, where they would be the same now and their files are still in the folder. */
export function keptBundles(place: Place, folder: string): Bundles | undefined {
  const file = findKept(place)?.get(FILE);
  if (file === undefined) return undefined;
  const bundles = JSON.parse(readFileSync(file, "utf8")) as Bundles;
  const isThere = ({ name, size }: { name: string; size: number }) => {
    const asset = path.join(folder, name);
    return existsSync(asset) && statSync(asset).size === size;
  };
  return bundles.assets.assets?.every(isThere) ? bundles : undefined;
}

/** Keeps what Gatsby was told of bundles for the next build; `begun` is the time in ms before they were made. */
export function keepBundles(
  place: Place,
  bundles: Bundles,
  { fileDependencies, contextDependencies }: Compilation,
  begun: number,
): void {
  const inputs = [BUILD_SIDE, ...LOADER_FOLDERS, ...fileDependencies, ...contextDependencies];
  keep(place, { files: new Map([[FILE, JSON.stringify(bundles)]]), inputs }, begun);
}
