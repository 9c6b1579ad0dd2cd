import { absentRemedy } from "../../bundles/absent-modules";
import { moduleNameOf } from "../../bundles/inline-modules";
import { isOfAbsentModule } from "../absent-part";
import type { PageScripts } from "../page-scripts";
import { MdxError, messageOf, type FilePlace, type jsxRuntime } from "../runtime";
import { builtinModule, builtinOfPackage, isBuiltinModule } from "./builtin-module";
import { withExports } from "./lazy-namespace";
import type { KeptModule } from "../../bundles/bundles";

/** A module's exports by name, `default` among them. */
export type Namespace = Record<string, unknown>;

/**
 * What a plain module may use while it runs: the JSX runtime of the page, and the page's JavaScript, among which it
 * runs.
 */
type ModuleHost = {
  h: ReturnType<typeof jsxRuntime>;
  Fragment: unknown;
  react: Namespace;
  scripts: PageScripts;
  /** Where styles go. */
  style: (css: string) => void;
  /** What the site gives. */
  given: (id: string) => Namespace | undefined;
};

/**
 * Runs a JavaScript, TypeScript or JSON module at build, bundled with what it imports; throws MdxError where it fails.
 */
export function runPlainModule(source: string, module: KeptModule, host: ModuleHost): Namespace {
  const { script, locate, css } = module;
  if (css) host.style(css);
  const { scripts } = host;
  const require = (id: string, line?: number, column?: number): unknown => {
    if (/^react(?:-dom)?(?:\/|$)/.test(id)) return host.react;
    const given = host.given(id);
    // Bundles ask by this mark whether `default` is the module's own.
    if (given) return withExports(given, { __esModule: true });
    const place = line === undefined || column === undefined ? undefined : locate(line, column);
    return scripts.adopt(required(id, place));
  };
  const before = scripts.steps.count;
  try {
    const run = scripts.run(script) as (...values: unknown[]) => void;
    const made = scripts.adopt<{ exports: unknown }>({ exports: {} });
    run(made, made.exports, require, host.h, host.Fragment, scripts.steps.counterOf(locate));
    return namespaceOf(made.exports);
  } catch (error) {
    const explained = scripts.steps.explained(error, before);
    if (explained instanceof MdxError) throw explained;
    const message = `The module '${moduleNameOf(source)}' failed: ${messageOf(explained)}.`;
    if (isOfAbsentModule(explained)) {
      const { remedy, choices } = absentRemedy(explained);
      throw new MdxError(message, remedy, choices, explained.told?.place);
    }
    throw new MdxError(message, "Content imports run at build, in Node and without a browser: mend the module.");
  }
}

/** What a bundle leaves to `require`: modules of Node's, and what could not be found when it was made. */
function required(id: string, place?: FilePlace): unknown {
  // Calls in packages tell no place.
  if (isBuiltinModule(id)) return place ? builtinModule(id, place) : builtinOfPackage(id);
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
