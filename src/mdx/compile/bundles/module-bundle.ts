import { Parser } from "acorn";
import type { BuildOptions, OutputFile } from "esbuild";
import type { Node, Program } from "estree-jsx";
import { toJs } from "estree-util-to-js";
import { countSteps, mapTree, placeArguments } from "../run/count-steps";
import { tellingItsEnd } from "./absent-modules";
import { docusaurusModules } from "./given-modules";
import { buildWithContexts } from "./module-contexts";
import { refusalOf } from "./refused-bundle";
import { entryOf, inputsOf, siteOptions, STDIN, type BundledSite } from "./site-options";

/**
 * A module and all that it imports as the text of one script, in which the site's own files count their steps. `css`
 * are the styles that it imports, `inputs` its files from the site's root that are no package's, and `map` a source
 * map.
 */
type ModuleBundle = { code: string; css: string; inputs: string[]; map: string };

const OPTIONS: BuildOptions = {
  outfile: "module.js",
  sourcemap: "external",
  sourcesContent: false,
  platform: "node",
  format: "cjs",
  target: "node20",
  charset: "utf8",
  jsxFactory: "h",
  jsxFragment: "Fragment",
  // As a call of `require`, it is answered as all others are.
  supported: { "dynamic-import": false },
};

/** What the site gives to modules by itself, beside what Docusaurus has. */
const GIVEN = ["react", "react/*", "react-dom", "react-dom/*"];

/**
 * Bundles a JavaScript, TypeScript or JSON module, as named from the site's root, to be run at build; rejects with
 * MdxError where it, or one that it imports, cannot be read.
 */
export async function moduleBundleOf(source: string, site: BundledSite): Promise<ModuleBundle> {
  const options = siteOptions(site);
  const lenientRoot = site.folder === "" ? undefined : site.root;
  try {
    const { outputFiles, metafile, places } = await buildWithContexts({
      ...options,
      ...OPTIONS,
      external: GIVEN,
      plugins: [docusaurusModules((name) => ({ path: name, external: true }), lenientRoot), ...(options.plugins ?? [])],
      stdin: { ...options.stdin, contents: `module.exports = require(${entryOf(source, site)});` },
    });
    const textOf = (end: string) => outputFiles?.find((file: OutputFile) => file.path.endsWith(end))?.text ?? "";
    const inputs = metafile?.inputs ?? {};
    const files = Object.keys(inputs);
    const code = tellingItsEnd(counted(textOf("module.js"), files), files);
    return { code, css: textOf(".css"), inputs: [...inputsOf(inputs), ...places], map: textOf(".map") };
  } catch (error) {
    throw refusalOf(error, [source], site.root);
  }
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
      parts.push({
        lines: [],
        linesAbove: index,
        isOwn: !/(?:<stdin>|\.json)$/.test(line) && !line.includes("node_modules/"),
      });
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
