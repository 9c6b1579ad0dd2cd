import { existsSync, readFileSync } from "node:fs";
import nodeModule, { createRequire } from "node:module";
import path from "node:path";
import { createJiti, type Jiti } from "jiti";
import { donePlugins } from "../done-plugins";
import { withCompiledPackages } from "./compiled-packages";
import { takeReads } from "./file-reads";
import { switches } from "./switches";

/**
 * What a module exports by `default` or else as a whole, all of it, packages that it asks for and lacks, and, where
 * reads are watched, the files that it was made of: its own and what was read until its value was there.
 */
type LoadedModule = { value: unknown; exported: unknown; missing: string[]; files: string[] };

/** Endings of configuration files, in the order in which Docusaurus looks for them. */
const ENDINGS = [".ts", ".mts", ".cts", ".js", ".mjs", ".cjs", ".json"];

/** How many packages a configuration may lack. */
const MOST_MISSING = 100;

/** The file with one of the endings of code, by its path without one; undefined where there is none. */
export function codeFile(base: string): string | undefined {
  return ENDINGS.map((ending) => `${base}${ending}`).find((file) => existsSync(file));
}

/** The file of a project's own module, named from its folder with an ending, without one, or as a folder. */
export function projectFile(project: string, name: string): string | undefined {
  const base = path.resolve(project, name);
  return codeFile(base.replace(/\.[cm]?[jt]s$/, "")) ?? codeFile(path.join(base, "index"));
}

/**
 * Loads a module of a project as Docusaurus does: JavaScript or TypeScript, of both kinds of modules. A package that
 * neither the project nor the site has installed stands for itself as a function that gives nothing, and one of
 * Docusaurus' own by a path that has its name. `resultOf` makes the value of what the module exports: what it asks for
 * stands for itself, too; `modules` are those that it gets in the place of packages, by their names. Rejects with the
 * file and the reason where the module fails.
 */
export async function loadModule(
  file: string,
  stub: string,
  resultOf: (exported: unknown) => unknown = (exported) => exported,
  modules: Readonly<Record<string, unknown>> = {},
): Promise<LoadedModule> {
  const missing: string[] = [];
  const alias: Record<string, string> = {};
  // What was read until now is of other modules.
  takeReads();
  const own = { ...donePlugins(), ...switches(), ...requiring(alias), ...modules };
  const virtualModules = withCompiledPackages(own, file);
  for (let turn = 0; turn < MOST_MISSING; turn += 1) {
    try {
      const jiti = createJiti(file, {
        fsCache: false,
        moduleCache: false,
        interopDefault: true,
        alias,
        virtualModules,
      });
      const exported = await exportsOf(file, jiti, turn > 0);
      const main = (Object(exported) as { default?: unknown }).default ?? exported;
      const value = await resultOf(main);
      return { value, exported, missing, files: takeReads().files };
    } catch (error) {
      const name = missingPackage(error);
      if (name === undefined || name in alias) throw failure(file, error);
      alias[name] = ownPackage(name, stub) ?? standIn(name, stub) ?? stub;
      if (alias[name] === stub) missing.push(name);
    }
  }
  throw new Error(`${file}: none of its packages are installed. Install them, or name fewer.`);
}

/** What stands in a configuration's text for Node's module of modules, which jiti would take from Node. */
const NODE_MODULE = "docusaurus-node-module";
const NODE_MODULE_NAMED = /(\b(?:from|import\s*\(|require\s*\()\s*)(["'])(?:node:)?module\2/g;

/**
 * The module of Node by which configurations of the newer kind of modules ask for packages: what stands for those that
 * are not installed is found there, too.
 */
function requiring(alias: Readonly<Record<string, string>>): Record<string, unknown> {
  const createOwn = (from: string | URL) => {
    const own = createRequire(from);
    const resolve = (name: string, options?: { paths?: string[] }) => alias[name] ?? own.resolve(name, options);
    return Object.assign((name: string): unknown => own(alias[name] ?? name), own, { resolve });
  };
  const module = { ...nodeModule, createRequire: createOwn };
  return { [NODE_MODULE]: { ...module, default: module } };
}

/**
 * What a module exports. Text of CommonJS is no case for Node, and none is that lacks packages: left to Node, it would
 * ask Node for them also when its functions are called later.
 */
async function exportsOf(file: string, jiti: Jiti, lacksPackages: boolean): Promise<unknown> {
  if (file.endsWith(".json") || (file.endsWith(".mjs") && !lacksPackages)) return jiti.import(file);
  const text = readFileSync(file, "utf8").replace(NODE_MODULE_NAMED, `$1$2${NODE_MODULE}$2`);
  return jiti.evalModule(text, { filename: file, async: true, forceTranspile: true });
}

/** The package that an error says is not there; undefined for any other error, and for a file of the project. */
function missingPackage(error: unknown): string | undefined {
  const { code, message = "" } = error as { code?: string; message?: string };
  if (code !== "MODULE_NOT_FOUND" && code !== "ERR_MODULE_NOT_FOUND") return undefined;
  const name = /Cannot find (?:module|package) '([^']+)'/.exec(message)?.[1];
  return name === undefined || name.startsWith(".") || path.isAbsolute(name) ? undefined : name;
}

/** The file of a package that the site itself has, in which the stub lies, such as the colours of code. */
function ownPackage(name: string, stub: string): string | undefined {
  try {
    return createRequire(stub).resolve(name);
  } catch {
    return undefined;
  }
}

/** What stands for one of Docusaurus' packages whose work the site does: its path has the package's name. */
function standIn(name: string, stub: string): string | undefined {
  const file = path.join(path.dirname(stub), "stubs", `${name}.cjs`);
  return existsSync(file) ? file : undefined;
}

function failure(file: string, error: unknown): Error {
  const { message, stack = "" } = Object(error) as { message?: string; stack?: string };
  const reason = message ?? String(error);
  const said = reason.split("\n")[0]?.trim();
  const { at, line } = placeIn(`${reason}\n${stack}`, path.dirname(file)) ?? {};
  const [place, inOther] = at === file ? [`${file}:${line}`, ""] : [file, at === undefined ? "" : ` (${at}:${line})`];
  return new Error(
    `${place} cannot be loaded: ${said}${inOther}\n  → Mend the file; \`node\` or \`tsx\` shows the same error.`,
  );
}

/** The first place of a project's own code, below a folder, that the words or the stack of an error name. */
function placeIn(words: string, folder: string): { at: string; line: string } | undefined {
  const places = [...words.matchAll(/((?:[A-Za-z]:)?[\\/][^\s():]+):(\d+):\d+/g)];
  const own = places.find(([, at = ""]) => at.startsWith(folder + path.sep) && !at.includes("node_modules"));
  return own && { at: own[1] ?? "", line: own[2] ?? "" };
}
