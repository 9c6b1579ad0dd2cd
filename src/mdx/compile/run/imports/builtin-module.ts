import { createRequire, isBuiltin } from "node:module";
import { nearestFirst } from "../../../../lib/problem";
import { LastingMistake, OfNode } from "../islands/trial";
import type { FilePlace } from "../runtime";

/** Modules of Node that only compute; all others reach files, the network or processes. */
const PURE = ["assert", "buffer", "events", "path", "punycode", "querystring", "string_decoder", "url", "util"];

/** Whether a specifier names a module of Node's, such as `fs`, `node:fs` or `fs/promises`. */
export function isBuiltinModule(source: string): boolean {
  return isBuiltin(source);
}

/** What a module of Node's exports, for content; throws LastingMistake for one that does more than compute. */
export function builtinModule(source: string, place?: FilePlace): unknown {
  if (reachesOut(source)) throw new LastingMistake(...refusal(source), place);
  return createRequire(import.meta.url)(source);
}

/** The same for packages; throws OfNode for a module that does more than compute. */
export function builtinOfPackage(source: string): unknown {
  // Parsers of text join paths with it, which pages have none of.
  if (nameOf(source) === "process") return { env: { NODE_ENV: process.env.NODE_ENV }, argv: [], cwd: () => "/" };
  if (reachesOut(source)) throw new OfNode(...refusal(source));
  return createRequire(import.meta.url)(source);
}

function nameOf(source: string): string {
  return source.replace(/^node:/, "").replace(/\/.*$/, "");
}

function reachesOut(source: string): boolean {
  return !PURE.includes(nameOf(source));
}

/** The message, the remedy and the choices of a refusal. */
function refusal(source: string): [string, string, string[]] {
  return [
    `Content cannot use '${source}', a module of Node's that reaches beyond the page.`,
    'Import the data itself: a text with `import text from "!!raw-loader!./a.txt"`, or a JSON or JavaScript module.',
    nearestFirst(nameOf(source), PURE),
  ];
}
