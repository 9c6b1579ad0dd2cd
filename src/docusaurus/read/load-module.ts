import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { createJiti } from "jiti";
import { donePlugins } from "../done-plugins";
import { switches } from "./switches";

/** A module's exports, and the packages that it asked for and that are not installed. */
export type LoadedModule = { value: unknown; missing: string[] };

/** Endings of configuration files, in the order in which Docusaurus looks for them. */
const ENDINGS = [".ts", ".mts", ".cts", ".js", ".mjs", ".cjs", ".json"];

/** How many packages a configuration may lack. */
const MOST_MISSING = 100;

/** The file with one of the endings of code, by its path without one; undefined where there is none. */
export function codeFile(base: string): string | undefined {
  return ENDINGS.map((ending) => `${base}${ending}`).find((file) => existsSync(file));
}

/**
 * Loads a module of a project as Docusaurus does: JavaScript or TypeScript, of both kinds of modules. A package that
 * neither the project nor the site has installed stands for itself as a function that gives nothing. Rejects with the
 * file and the reason where the module fails.
 */
export async function loadModule(file: string, stub: string): Promise<LoadedModule> {
  const missing: string[] = [];
  const alias: Record<string, string> = {};
  const virtualModules = { ...donePlugins(), ...switches() };
  for (let turn = 0; turn < MOST_MISSING; turn += 1) {
    try {
      const jiti = createJiti(file, {
        fsCache: false,
        moduleCache: false,
        interopDefault: true,
        alias,
        virtualModules,
      });
      return { value: await jiti.import(file, { default: true }), missing };
    } catch (error) {
      const name = missingPackage(error);
      if (name === undefined || name in alias) throw failure(file, error);
      alias[name] = ownPackage(name, stub) ?? stub;
      if (alias[name] === stub) missing.push(name);
    }
  }
  throw new Error(`${file}: none of its packages are installed. Install them, or name fewer.`);
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

function failure(file: string, error: unknown): Error {
  const { message } = Object(error) as { message?: string };
  const reason = message ?? String(error);
  return new Error(
    `${file} cannot be loaded: ${reason.split("\n")[0]}\n  → Mend the file; \`node\` or \`tsx\` shows the same error.`,
  );
}
