import path from "node:path";
import { build, stop, type BuildFailure, type BuildOptions, type Message, type Plugin } from "esbuild";
import { codePages } from "../../build/checks/code-pages";
import { pathFrom } from "../../files/path-from";
import { asUser } from "../../lib/build/last-user";
import type { Problem } from "../../lib/problem";

const SCRIPT = /\.(?:mjs|[jt]sx?)$/;
/** What esbuild reads as the build does; other files, such as styles and pictures, have to be there alone. */
const READ = /\.(?:[mc]?js|jsx|tsx?|json)$/;

/**
 * What keeps a build from reading the pages of `src/pages`, and the site's own files that these import: mistakes of
 * syntax, and relative imports that lead to no file. Packages are left to the build.
 */
export async function codeMistakes(root: string): Promise<Problem[]> {
  const entryPoints = codePages(root).flatMap(({ component = "" }) => (SCRIPT.test(component) ? [component] : []));
  if (entryPoints.length === 0) return [];
  try {
    await asUser(build({ ...OPTIONS, absWorkingDir: root, entryPoints, outdir: path.join(root, "public") }), stop);
    return [];
  } catch (error) {
    const { errors } = error as Partial<BuildFailure>;
    if (!errors) throw error;
    return errors.flatMap((message) => problemOf(message, root));
  }
}

const ownScripts: Plugin = {
  name: "own-scripts",
  setup(bundler) {
    bundler.onResolve({ filter: /^[^.]/ }, ({ kind }) => (kind === "entry-point" ? undefined : { external: true }));
    bundler.onLoad({ filter: /./ }, ({ path: file }) =>
      READ.test(file) ? undefined : { contents: "", loader: "empty" },
    );
  },
};

const OPTIONS: BuildOptions = {
  bundle: true,
  write: false,
  format: "esm",
  jsx: "automatic",
  logLevel: "silent",
  loader: { ".js": "jsx", ".mjs": "jsx" },
  resolveExtensions: [".mjs", ".js", ".jsx", ".json", ".ts", ".tsx"],
  plugins: [ownScripts],
};

const MISSING_FILE = "Could not resolve ";

function problemOf({ text, location }: Message, root: string): Problem[] {
  // What a module exports the bundler of the build knows better: it also has what loaders make.
  if (!location || text.startsWith("No matching export")) return [];
  const isMissing = text.startsWith(MISSING_FILE);
  return [
    {
      severity: "error",
      file: pathFrom(root, path.resolve(root, location.file)),
      line: location.line,
      column: location.column + 1,
      message: isMissing
        ? `The import ${text.slice(MISSING_FILE.length)} leads to no file, and the build needs it for a page of 'src/pages'.`
        : `The build cannot read this file for a page of 'src/pages': ${text.replace(/\.$/, "")}.`,
      remedy: isMissing
        ? "Correct the path, or add the file."
        : "Correct the syntax there, or just before: the place is where it could not be read any further.",
    },
  ];
}
