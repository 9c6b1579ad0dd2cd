import { SourceMap, type SourceMapPayload } from "node:module";
import { Parser } from "acorn";
import { buildSync, type BuildOptions, type Message, type OutputFile } from "esbuild";
import type { Node, Program } from "estree-jsx";
import { toJs } from "estree-util-to-js";
import { countSteps, mapTree, placeArguments } from "../count-steps";
import { MdxError, type FilePlace } from "../runtime";
import type { Locate } from "../steps";

/**
 * A module and all that it imports as the text of one script, in which the site's own files count their steps.
 * `inputs` are its files from the site's root, and `locate` finds a place of the script in them.
 */
export type Bundle = { code: string; inputs: string[]; locate: Locate };

const OPTIONS: BuildOptions = {
  bundle: true,
  write: false,
  metafile: true,
  outfile: "module.js",
  sourcemap: "external",
  sourcesContent: false,
  platform: "node",
  format: "cjs",
  target: "node20",
  charset: "utf8",
  external: ["react"],
  jsxFactory: "h",
  jsxFragment: "Fragment",
  loader: { ".js": "jsx" },
  define: { global: "globalThis" },
  // As a call of `require`, it is answered as all others are.
  supported: { "dynamic-import": false },
  logLevel: "silent",
};

/**
 * Bundles a JavaScript, TypeScript or JSON module, as named from the site's root; throws MdxError where it, or one that
 * it imports, cannot be read.
 */
export function bundleOf(source: string, root: string): Bundle {
  try {
    const { outputFiles, metafile } = buildSync({
      ...OPTIONS,
      absWorkingDir: root,
      stdin: { contents: `module.exports = require(${JSON.stringify(source)});`, resolveDir: root },
    });
    const textOf = (end: string) => outputFiles?.find((file: OutputFile) => file.path.endsWith(end))?.text ?? "";
    const inputs = Object.keys(metafile?.inputs ?? {}).filter((name) => name !== STDIN);
    return { code: counted(textOf(".js"), inputs), inputs, locate: locatorOf(textOf(".map")) };
  } catch (error) {
    const first = (error as { errors?: Message[] }).errors?.[0];
    if (!first) throw error;
    const { location } = first;
    const place =
      location && location.file !== STDIN ? ` (${location.file}:${location.line}:${location.column + 1})` : "";
    throw new MdxError(
      `The module '${source}' cannot be loaded: ${first.text}${place}.`,
      "Correct the path or the name of the package, or mend the module.",
    );
  }
}

const STDIN = "<stdin>";

/** Whether a file is of a package, whose author is not the site's. */
export function isOfPackage(file: string): boolean {
  return file.includes("node_modules/");
}

type Part = { lines: string[]; linesAbove: number; isOwn: boolean };

/**
 * A bundle whose own files count their steps. Packages stay as they are: to parse them takes about 0.3 s for each MB,
 * and what they compute may well take many steps.
 */
function counted(code: string, inputs: readonly string[]): string {
  const parts = partsOf(code, inputs);
  try {
    return parts.map((part) => (part.isOwn ? countedPart(part) : part.lines.join("\n"))).join("\n");
  } catch {
    // A text in a module may look like the beginning of a file.
    return countedPart({ lines: code.split("\n"), linesAbove: 0, isOwn: true });
  }
}

/** A bundle at the comments with which each of its files begins. */
function partsOf(code: string, inputs: readonly string[]): Part[] {
  const starts = new Set([...inputs, STDIN].map((name) => `// ${name}`));
  const parts: Part[] = [{ lines: [], linesAbove: 0, isOwn: false }];
  for (const [index, line] of code.split("\n").entries()) {
    // A file of data has no steps, and may be large.
    if (starts.has(line))
      parts.push({ lines: [], linesAbove: index, isOwn: !/(?:<stdin>|\.json)$/.test(line) && !isOfPackage(line) });
    parts.at(-1)?.lines.push(line);
  }
  return parts;
}

function countedPart({ lines, linesAbove }: Part): string {
  const tree: Node = Parser.parse(lines.join("\n"), { ecmaVersion: "latest", locations: true }) as Program;
  const placed = mapTree(tree, (node) => {
    if (node.type === "CallExpression" && node.callee.type === "Identifier" && node.callee.name === "require")
      node.arguments.push(...placeArguments(node, linesAbove));
    return node;
  });
  return toJs(countSteps(placed, linesAbove) as Program).value;
}

function locatorOf(map: string): Locate {
  let sources: SourceMap | undefined;
  return (line, column): FilePlace => {
    sources ??= new SourceMap(JSON.parse(map) as SourceMapPayload);
    const entry = sources.findEntry(line - 1, column - 1);
    if (!("originalSource" in entry) || isOfPackage(entry.originalSource)) return {};
    return { file: entry.originalSource, line: entry.originalLine + 1, column: entry.originalColumn + 1 };
  };
}
