import path from "node:path";
import { fileURLToPath } from "node:url";

/** A line of a stack that names a file: `    at cones (/kiln/src/cones.js:3:9)`, also by its address. */
const FRAME = /^\s+at (?:async )?(?:.*\()?((?:file:\/\/|\/|[A-Za-z]:[\\/]).+):(\d+):\d+\)?$/gm;

/** Folders of packages, and of what builds write. */
const OF_OTHERS = /[\\/](?:node_modules|\.cache)[\\/]/;

/**
 * Where the code of people failed by an error's stack: the first line in a file of theirs, named from the folder in
 * which the program runs, as `src/cones.js:3`. Undefined where the stack names packages and the engine alone.
 */
export function placeOfFailure(stack: string): string | undefined {
  for (const [, written = "", line] of stack.matchAll(FRAME)) {
    const file = written.startsWith("file:") ? fileURLToPath(written) : written;
    if (!OF_OTHERS.test(file)) return `${path.relative(process.cwd(), file).replaceAll("\\", "/")}:${line}`;
  }
  return undefined;
}
