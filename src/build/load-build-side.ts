import { readFileSync } from "node:fs";
import { createRequire, SourceMap, type SourceMapPayload } from "node:module";
import path from "node:path";
import { isNativeError } from "node:util/types";
import { buildSync } from "esbuild";
import type * as BuildSide from "../build-side";
import { BUILD_SIDE, buildSideOptions, IS_BUNDLED } from "./build-side-options.cjs";
import { siteFailure, type Place } from "./site-failure";

/**
 * Gatsby's configuration and hooks. The process that a command starts bundles them anew, its workers take that bundle.
 * esbuild does this ten times as fast as Parcel, which Gatsby has for gatsby-node.ts and what that imports.
 */
export function loadBuildSide(root = process.cwd()): typeof BuildSide {
  const file = path.join(root, BUILD_SIDE);
  const load = createRequire(file);
  try {
    // gatsby-config.ts and gatsby-node.ts both come here.
    if (!isWorker() && !process.env[IS_BUNDLED] && !(file in load.cache)) buildSync(buildSideOptions(root));
    return load(file) as typeof BuildSide;
  } catch (error) {
    // Gatsby would compile and load five times more, and then say nothing of the reason.
    console.error(isNativeError(error) ? (siteFailure(error, root, sourceIn(file)) ?? error.message) : error);
    process.exit(1);
  }
}

/** Begins with what a build begins with, in the process that a command starts. */
export function beginBuild(begin: () => void): void {
  if (!isWorker()) begin();
}

const isWorker = () => process.env.GATSBY_WORKER_ID !== undefined;

/** Where what stands in a bundle was written; places in other files stay. */
const sourceIn = (bundle: string) => (place: Place) => (place.file === bundle ? placeInSource(place) : place);

function placeInSource({ file, line, column }: Place): Place {
  const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, "utf8")) as SourceMapPayload);
  const entry = map.findEntry(line - 1, column - 1);
  if (!("originalSource" in entry)) return { file, line, column };
  const { originalSource, originalLine, originalColumn } = entry;
  return { file: path.resolve(path.dirname(file), originalSource), line: originalLine + 1, column: originalColumn + 1 };
}
