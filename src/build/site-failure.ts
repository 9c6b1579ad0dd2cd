import path from "node:path";
import { NO_SITE } from "../lib/settings/missing-site";
import { SITE_FILE } from "../lib/settings/site-file";

/** Where something stands: a path, a line and a column, both from 1. */
export type Place = { file: string; line: number; column: number };

/** What the engine itself says, as of settings that are not valid, names its place already. */
const OF_ENGINE = /^src\/(?:[^/]+\/|build-side\.|features\.|read-settings\.)/;

/** A line of a stack: a file, a line and a column. */
const FRAME = /^\s+at (?:.*\()?(.+):(\d+):(\d+)\)?$/gm;

/** What esbuild says of a file that it cannot read; it counts columns from 0. */
const UNREADABLE = /^(.+):(\d+):(\d+): ERROR: (.+)$/m;

/** What esbuild says of a file whose exports are others; at the place at which it is imported. */
const NOT_EXPORTED = /ERROR: No matching export in "src\/site\.ts" for import "site"/;

/** Gives the place in a file of one in a bundle. */
type SourceOf = (place: Place) => Place;

/** A problem as the rest of the site has them: Gatsby compiles this file before anything, and all that it imports. */
type SiteProblem = Place & { severity: "error"; message: string; remedy: string };

/** What `siteProblem` says of an error, as its author reads it; undefined where that says nothing. */
export function siteFailure(error: Error, root: string, sourceOf?: SourceOf): string | undefined {
  const found = siteProblem(error, root, sourceOf);
  return found && `${found.file}:${found.line}:${found.column}\n  ${found.message}\n  → ${found.remedy}`;
}

/**
 * What is told of an error in `src/site.ts`, or in what that imports, with its place: of a file that cannot be read,
 * that does not export the configuration, or that fails while it runs. Undefined for errors of anything else.
 */
export function siteProblem(
  { message, stack = "" }: Error,
  root: string,
  sourceOf: SourceOf = (place) => place,
): SiteProblem | undefined {
  if (NOT_EXPORTED.test(message)) return { severity: "error", file: SITE_FILE, line: 1, column: 1, ...NO_SITE };
  const [, unreadable, line, column, reason = ""] = UNREADABLE.exec(message) ?? [];
  if (unreadable !== undefined) {
    const at = { file: path.resolve(root, unreadable), line: Number(line), column: Number(column) + 1 };
    return told(at, root, `The file cannot be read: ${reason}.`, "Mend this line, or one above it.");
  }
  const frames = [...stack.matchAll(FRAME)].map(([, file = "", row, at]): Place => {
    return { file, line: Number(row), column: Number(at) };
  });
  // Modules of Node's have names in the place of paths.
  const place = frames.find(({ file }) => path.isAbsolute(file));
  const remedy = "Mend this line: the file runs in Node, at the beginning of each build.";
  return place && told(sourceOf(place), root, `The file fails: ${message}.`, remedy);
}

function told({ file, ...place }: Place, root: string, message: string, remedy: string): SiteProblem | undefined {
  const own = path.relative(root, file).split(path.sep).join("/");
  if (own.startsWith("..") || own.includes("node_modules/") || OF_ENGINE.test(own)) return undefined;
  return { severity: "error", file: own, ...place, message, remedy };
}
