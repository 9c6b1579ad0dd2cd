import path from "node:path";

/** Where something stands: a path, a line and a column, both from 1. */
export type Place = { file: string; line: number; column: number };

/** What the engine itself says, as of settings that are not valid, names its place already. */
const OF_ENGINE = /^src\/(?:[^/]+\/|build-side\.|features\.|read-settings\.)/;

/** A line of a stack: a file, a line and a column. */
const FRAME = /^\s+at (?:.*\()?(.+):(\d+):(\d+)\)?$/gm;

/** What esbuild says of a file that it cannot read; it counts columns from 0. */
const UNREADABLE = /^(.+):(\d+):(\d+): ERROR: (.+)$/m;

/**
 * What is told of an error in `src/site.ts`, or in what that imports, with its place: of a file that cannot be read, or
 * that fails while it runs. Undefined for errors of anything else. `sourceOf` gives the place in a file of one in a
 * bundle.
 */
export function siteFailure(
  { message, stack = "" }: Error,
  root: string,
  sourceOf: (place: Place) => Place = (place) => place,
): string | undefined {
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

function told({ file, line, column }: Place, root: string, problem: string, remedy: string): string | undefined {
  const own = path.relative(root, file).split(path.sep).join("/");
  if (own.startsWith("..") || own.includes("node_modules/") || OF_ENGINE.test(own)) return undefined;
  return `${own}:${line}:${column}\n  ${problem}\n  → ${remedy}`;
}
