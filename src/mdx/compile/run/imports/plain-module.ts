import type { PageScripts } from "../page-scripts";
import { MdxError, messageOf, type FilePlace, type jsxRuntime } from "../runtime";
import { builtinModule, isBuiltinModule } from "./builtin-module";
import { keptModule } from "./kept-module";

/** A module's exports by name, `default` among them. */
export type Namespace = Record<string, unknown>;

/**
 * What a plain module may use while it runs: the site's root, where to note the files it is made of, the JSX runtime of
 * the page, and the page's JavaScript, among which it runs.
 */
export type ModuleHost = {
  root: string;
  dependencies: Map<string, string>;
  h: ReturnType<typeof jsxRuntime>;
  Fragment: unknown;
  react: Namespace;
  scripts: PageScripts;
};

/**
 * Loads and runs a JavaScript, TypeScript or JSON module at build, bundled with what it imports; throws MdxError where
 * it cannot be read or fails.
 */
export function runPlainModule(source: string, host: ModuleHost): Namespace {
  const { script, locate, digests } = keptModule(source, host.root);
  for (const [file, digest] of digests) host.dependencies.set(file, digest);
  const { scripts } = host;
  const require = (id: string, line?: number, column?: number): unknown => {
    if (id === "react") return host.react;
    const place = line === undefined || column === undefined ? undefined : locate(line, column);
    return scripts.adopt(required(id, place));
  };
  const before = scripts.steps.count;
  try {
    const run = scripts.run(script) as (...values: unknown[]) => void;
    const module = scripts.adopt<{ exports: unknown }>({ exports: {} });
    run(module, module.exports, require, host.h, host.Fragment, scripts.steps.counterOf(locate));
    return namespaceOf(module.exports);
  } catch (error) {
    const explained = scripts.steps.explained(error, before);
    if (explained instanceof MdxError) throw explained;
    throw new MdxError(
      `The module '${source}' failed: ${messageOf(explained)}.`,
      "Content imports run at build, in Node and without a browser: mend the module.",
    );
  }
}

/** What a bundle leaves to `require`: modules of Node's, and what could not be found when it was made. */
function required(id: string, place?: FilePlace): unknown {
  if (isBuiltinModule(id)) return builtinModule(id, place);
  throw new MdxError(
    `There is no module '${id}' in the bundle of the page.`,
    "Name a module that is installed, as a plain text: a name that is computed is not known when the bundle is made.",
    [],
    place,
  );
}

/** The exports of a CommonJS module by name; the exports themselves are the default one where none has that name. */
export function namespaceOf(exports: unknown): Namespace {
  if ((typeof exports !== "object" && typeof exports !== "function") || exports === null) return { default: exports };
  const names = exports as Namespace;
  return "default" in names ? names : { ...names, default: names };
}
