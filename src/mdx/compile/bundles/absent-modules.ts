import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "esbuild";
import { nearOnes } from "../../../lib/problem";
import { ABSENT, type AbsentError } from "../run/absent-part";
import type { FilePlace } from "../run/runtime";
import { pathFrom } from "../../../files/path-from";

const NAME = "absent-modules";
/** The namespace of modules of which single names may not be there. */
export const NAMED = "imported-names";
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
/** The name of what is true once a bundle has run. */
const HAS_RUN = "hasRunWithoutModules";
/** What React asks of components. */
const OF_REACT = [
  "contextType",
  "contextTypes",
  "childContextTypes",
  "defaultProps",
  "displayName",
  // With the old spellings, of which React warns in development.
  "propTypes",
  "PropTypes",
  "getDefaultProps",
  "getDerivedStateFromProps",
  "getDerivedStateFromError",
  "getSnapshotBeforeUpdate",
];
/** What to do about a module that is not there. */
export const ABSENT_REMEDY =
  "Install the project's packages; where it is a file that something else makes, make it first.";
const LACKING_REMEDY = "Do without it, or write what it does into a module of the project, and import that.";

/** What to do about what is not there: a module, or a name that a module of Docusaurus does not have. */
export function absentRemedy({ told }: AbsentError): { remedy: string; choices?: string[] } {
  if (told?.name === undefined) return { remedy: ABSENT_REMEDY };
  return { remedy: LACKING_REMEDY, choices: nearOnes(told.name, told.names ?? []) };
}

type Options = { root: string; folder: string; isForBrowsers: boolean };

/**
 * Has a module of a project that is not there, be it a package that is not installed or a file that something else
 * makes first, fail where it is used and not where it is imported: whatever else the importing file has goes on. What
 * files make of it while they are loaded stands for the same. In browsers an element of it is what stands inside of it.
 */
export function absentModules({ root, folder, isForBrowsers }: Options): Plugin {
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
        const place = args.namespace === "file" ? importOf(written, args.importer, root) : undefined;
        return {
          path: pathFrom(root, file),
          namespace: NAME,
          suffix: place && `?${place.file}:${place.line}`,
          pluginData: { written, place } satisfies Absent,
        };
      });
      bundle.onLoad({ filter: /.*/, namespace: NAME }, ({ pluginData }) => ({
        contents: absentModule(pluginData as Absent, isForBrowsers),
      }));
    },
  };
}

type Absent = { written: string; place?: FilePlace };

/** Where a file names a module, from the site's root. */
function importOf(written: string, importer: string, root: string): FilePlace | undefined {
  if (!existsSync(importer)) return undefined;
  const lines = readFileSync(importer, "utf8").split("\n");
  const index = lines.findIndex((line) => line.includes(`"${written}"`) || line.includes(`'${written}'`));
  return { file: pathFrom(root, importer), ...(index >= 0 && { line: index + 1 }) };
}

/** The text of a bundle that tells what stands for what is not there, if anything does, once all of it has run. */
export function tellingItsEnd(code: string, inputs: readonly string[]): string {
  const hasParts = absentOf(inputs).length > 0 || inputs.some((input) => input.startsWith(`${NAMED}:`));
  return !hasParts ? code : `${code}\nvar ${HAS_RUN} = true;\n`;
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
  return inputs.flatMap((input) => (input.startsWith(start) ? [input.slice(start.length).replace(/\?.*$/, "")] : []));
}

/** The text of a module of which each part is a function that fails. */
function absentModule({ written, place }: Absent, isForBrowsers: boolean): string {
  const name = JSON.stringify(written);
  return `
    ${partsThatFail(isForBrowsers)}
    const fail = () => {
      throw lacking("the module '" + ${name} + "' is not there: it is not installed, or not made", {
        place: ${JSON.stringify(place)},
      });
    };
    module.exports = partOf(${name}, fail);`;
}

/**
 * The text of functions for bundles: `lacking` makes the error of what is not there, given a message and more that it
 * says, and `partOf` what stands for it, given its name and what throws that error.
 */
export function partsThatFail(isForBrowsers: boolean): string {
  return `
    const lacking = (message, told) => Object.assign(new Error(message), { name: "${ABSENT}", told });
    class Inside {
      constructor(props) { this.props = props; }
      render() { return this.props.children ?? null; }
    }
    const ofReact = new Set(${JSON.stringify(OF_REACT)});
    const partOf = (name, fail) => {
      // A component that is another one each time would lose its place on the page.
      const parts = new Map();
      const target = function () {};
      ${isForBrowsers ? "target.prototype.isReactComponent = true;" : ""}
      const part = new Proxy(target, {
        get: (_, key) => {
          if (key === "__esModule") return true;
          if (key === "${ABSENT}" || key === Symbol.toPrimitive || key === Symbol.iterator) return fail;
          if (key === "name") return name;
          if (key === "prototype") return target.prototype;
          if (key === "then" || typeof key === "symbol" || ofReact.has(key)) return undefined;
          if (!parts.has(key)) parts.set(key, partOf(key === "default" ? name : key, fail));
          return parts.get(key);
        },
        has: (_, key) => !ofReact.has(key),
        // Bundles make what is imported of a module's prototype.
        getPrototypeOf: () => part,
        apply: () => (${HAS_RUN} ? fail() : part),
        construct: (_, [props]) => (${HAS_RUN} ? ${isForBrowsers ? "new Inside(props)" : "fail()"} : part),
      });
      return part;
    };`;
}
