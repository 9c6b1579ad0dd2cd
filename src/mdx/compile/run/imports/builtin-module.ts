import { createRequire, isBuiltin } from "node:module";
import { nearestFirst } from "../../../../lib/problem";
import { LastingMistake } from "../islands/trial";
import type { FilePlace } from "../runtime";

/** Modules of Node that only compute; all others reach files, the network or processes. */
const PURE = ["assert", "buffer", "events", "path", "punycode", "querystring", "string_decoder", "url", "util"];

/** Whether a specifier names a module of Node's, such as `fs`, `node:fs` or `fs/promises`. */
export function isBuiltinModule(source: string): boolean {
  return isBuiltin(source);
}

/** What a module of Node's exports, for content; throws LastingMistake for one that does more than compute. */
export function builtinModule(source: string, place?: FilePlace): unknown {
  const [name = ""] = source.replace(/^node:/, "").split("/");
  if (!PURE.includes(name)) {
    throw new LastingMistake(
      `Content cannot use '${source}', a module of Node's that reaches beyond the page.`,
      'Import the data itself: a text with `import text from "!!raw-loader!./a.txt"`, or a JSON or JavaScript module.',
      nearestFirst(name, PURE),
      place,
    );
  }
  return createRequire(import.meta.url)(source);
}
