import { readFileSync } from "node:fs";
import { createRequire, SourceMap, type SourceMapPayload } from "node:module";
import path from "node:path";
import { isNativeError } from "node:util/types";
import { buildSync } from "esbuild";
import type * as BuildSide from "../build-side";
import { BUILD_SIDE, buildSideOptions, IS_BUNDLED } from "./build-side-options.cjs";

/**
 * Gatsby's configuration and hooks. The process that a command starts bundles them anew, its workers take
 * that bundle.
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
    console.error(isNativeError(error) ? failureOf(error, root, file) : error);
    process.exit(1);
  }
}

/** Begins with what a build begins with, in the process that a command starts. */
export function beginBuild(begin: () => void): void {
  if (!isWorker()) begin();
}

const isWorker = () => process.env.GATSBY_WORKER_ID !== undefined;

/** What the engine itself says, as of settings that are not valid, names its place already. */
const OF_ENGINE = /^src\/(?:[^/]+\/|build-side\.|features\.|read-settings\.)/;

/** A line of a stack: a file, a line and a column. */
const FRAME = /^\s+at (?:.*\()?(.+):(\d+):(\d+)\)?$/gm;

/** The message of an error, with its place where `src/site.ts`, or what that imports, failed while it ran. */
function failureOf({ message, stack = "" }: Error, root: string, bundle: string): string {
  const frames = [...stack.matchAll(FRAME)].map(([, file = "", line, column]): Place => {
    return { file, line: Number(line), column: Number(column) };
  });
  // Modules of Node's have names in the place of paths.
  const place = frames.find(({ file }) => path.isAbsolute(file));
  if (!place) return message;
  const { file: written, ...at } = place.file === bundle ? placeInSource(place) : place;
  const own = path.relative(root, written).split(path.sep).join("/");
  if (own.startsWith("..") || own.includes("node_modules/") || OF_ENGINE.test(own)) return message;
  const remedy = "Mend this line: the file runs in Node, at the beginning of each build.";
  return `${own}:${at.line}:${at.column}\n  The file fails: ${message}.\n  → ${remedy}`;
}

type Place = { file: string; line: number; column: number };

/** Where a place in a bundle was written. */
function placeInSource({ file, line, column }: Place): Place {
  const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, "utf8")) as SourceMapPayload);
  const entry = map.findEntry(line - 1, column - 1);
  if (!("originalSource" in entry)) return { file, line, column };
  const { originalSource, originalLine, originalColumn } = entry;
  return { file: path.resolve(path.dirname(file), originalSource), line: originalLine + 1, column: originalColumn + 1 };
}
