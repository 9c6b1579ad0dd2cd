import { createRequire, isBuiltin } from "node:module";

/**
 * Modules by their names, with packages that a file asks for and that a compiler made CommonJS of: what such a package
 * exports by `default` is what an import of it by a name is, as Docusaurus loads them, and not all of its exports.
 */
export function withCompiledPackages(
  modules: Readonly<Record<string, unknown>>,
  file: string,
): Record<string, unknown> {
  const required = createRequire(file);
  const found = new Map<string, object | undefined>();
  const compiled = (name: string): object | undefined => {
    if (!found.has(name)) found.set(name, isPackage(name) ? compiledExports(required, name) : undefined);
    return found.get(name);
  };
  return new Proxy<Record<string, unknown>>(modules, {
    has: (own, name) => name in own || (typeof name === "string" && compiled(name) !== undefined),
    get: (own, name) => (typeof name !== "string" ? undefined : name in own ? own[name] : compiled(name)),
  });
}

const isPackage = (name: string) => /^[@\w]/.test(name) && !/^[a-z]+:/i.test(name) && !isBuiltin(name);

/** What a package exports, where its exports say that they were made of a newer module; undefined for any other. */
function compiledExports(required: NodeJS.Require, name: string): object | undefined {
  try {
    if (!/\.c?js$/.test(required.resolve(name))) return undefined;
    const exported: unknown = required(name);
    const isCompiled = typeof exported === "object" && exported !== null && Object.hasOwn(exported, "__esModule");
    return isCompiled && "default" in exported ? exported : undefined;
  } catch {
    // The loader tells of a package that is not there or fails, or has another way to read it.
    return undefined;
  }
}
