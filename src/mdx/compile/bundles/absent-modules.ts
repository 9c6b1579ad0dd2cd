import path from "node:path";
import type { Plugin } from "esbuild";

const NAME = "absent-modules";
/** What may follow the name of a module in that of its file. */
export const MODULE_ENDINGS = [
  "",
  ".js",
  ".jsx",
  ".ts",
  ".tsx",
  ".json",
  "/index.js",
  "/index.jsx",
  "/index.ts",
  "/index.tsx",
];
const ABSENT = "AbsentModule";
/** What to do about a module that is not there. */
export const ABSENT_REMEDY =
  "Install the project's packages; where it is a file that something else makes, make it first.";

/** Whether code failed because a module of its project is not there. */
export function isOfAbsentModule(error: unknown): boolean {
  return (Object(error) as { name?: unknown }).name === ABSENT;
}

/**
 * Has a module of a project that is not there, be it a package that is not installed or a file that something else
 * makes first, fail where it is used and not where it is imported: whatever else the importing file has goes on.
 */
export function absentModules({ root, folder }: { root: string; folder: string }): Plugin {
  return {
    name: NAME,
    setup: (bundle) => {
      bundle.onResolve({ filter: /.*/ }, async ({ path: written, pluginData, ...args }) => {
        const isFile = /^[./]/.test(written);
        // A file that content itself names is to be there, and packages may ask for what they can do without.
        const isAsked = isFile ? args.namespace === "file" : !/[\\/]node_modules[\\/]/.test(args.importer);
        if (pluginData !== undefined || !isAsked || args.kind === "entry-point") return undefined;
        const found = await bundle.resolve(written, { ...args, pluginData: NAME });
        if (found.errors.length === 0) return found;
        const file = isFile ? path.resolve(args.resolveDir, written) : path.join(root, folder, "node_modules", written);
        return { path: path.relative(root, file).split(path.sep).join("/"), namespace: NAME, pluginData: { written } };
      });
      bundle.onLoad({ filter: /.*/, namespace: NAME }, ({ pluginData }) => ({
        contents: absentModule((pluginData as { written: string }).written),
      }));
    },
  };
}

/** The files, from the site's root, any of which would be what a bundle lacks; none for inputs that are there. */
export function absentFiles(inputs: readonly string[]): string[] {
  return absentOf(inputs).flatMap((file) => {
    const manifest = manifestOf(file);
    return manifest.length > 0 ? manifest : MODULE_ENDINGS.map((ending) => file + ending);
  });
}

/** The `package.json` of the package in which a file is; none for a file of no package. */
export function manifestOf(file: string): string[] {
  const [, folder] = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)/.exec(file) ?? [];
  return folder === undefined ? [] : [`${folder}/package.json`];
}

/** The names of what a bundle lacks: packages, and files from the site's root. */
export function absentNames(inputs: readonly string[]): string[] {
  return absentOf(inputs).map((file) => /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? file);
}

function absentOf(inputs: readonly string[]): string[] {
  const start = `${NAME}:`;
  return inputs.flatMap((input) => (input.startsWith(start) ? [input.slice(start.length)] : []));
}

/** The text of a module of which each part is a function that fails. */
function absentModule(written: string): string {
  const name = JSON.stringify(written);
  return `
    const fail = () => {
      const message = "the module '" + ${name} + "' is not there: it is not installed, or not made";
      throw Object.assign(new Error(message), { name: ${JSON.stringify(ABSENT)} });
    };
    const absent = new Proxy(function () {}, {
      get: (target, key) => {
        if (key === "__esModule") return true;
        if (key === "name") return ${name};
        if (key === "prototype") return target.prototype;
        return key === "then" || typeof key === "symbol" ? undefined : absent;
      },
      has: () => true,
      // Bundles make what is imported of a module's prototype.
      getPrototypeOf: () => absent,
      apply: fail,
      construct: fail,
    });
    module.exports = absent;`;
}
