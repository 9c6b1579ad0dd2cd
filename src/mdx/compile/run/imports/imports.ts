import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { withLineFeeds } from "../../../../lib/content/line-ends";
import { fileKindOf } from "../../../../lib/settings/file-rules";
import { nearestFirst } from "../../../../lib/problem";
import { missingFile, publish } from "../../builders/assets";
import { GONE, md5 } from "../../../../files/digest";
import { COMPONENT_NAMES } from "../../builders/elements";
import { assertOwnFile, namedFolders } from "../../builders/own-files";
import { isFileLink, meantSource } from "../../builders/links";
import { namedFile } from "../../builders/named-file";
import type { BuilderContext } from "../../builders/builder-context";
import type { Bundles } from "../../bundles/bundles";
import { dependenciesOf } from "../../bundles/bundle-store";
import { placeOfImport } from "../../bundles/imported-names";
import { moduleNameOf } from "../../bundles/inline-modules";
import { builtinModule, isBuiltinModule } from "./builtin-module";
import type { PageScripts } from "../page-scripts";
import type { AskedKind } from "../../../docusaurus-functions";
import { namespaceOf, runPlainModule, type Namespace } from "./plain-module";
import { docusaurusModule } from "../docusaurus/modules";
import { wordModules } from "../docusaurus/word-modules";
import { isDocusaurusModule, ownThemeFile } from "../docusaurus/theme-files";
import { EXACT_HOOKS, firstRender } from "../docusaurus/react";
import { fileContent } from "../islands/file-content";
import { MODULE_ENDINGS } from "../../bundles/absent-modules";
import { missingBundle, noteAwaited } from "../islands/publish-island";
import { isOfBrowser, type Trial } from "../islands/trial";
import { hookError, reactNames } from "./react-names";
import { Content, Fragment, MdxError, type FilePlace, type jsxRuntime } from "../runtime";
import { withExports } from "./lazy-namespace";
import { svgFile } from "./svg-file";
import { isFileAt } from "../../../../files/is-file-at";

/**
 * What an import needs: who imports, the JSX runtime, the page's JavaScript, how a partial is read, bundles, and what
 * is tried.
 */
export type Importing = {
  context: BuilderContext;
  h: ReturnType<typeof jsxRuntime>;
  scripts: PageScripts;
  partial: (file: string, written: string) => Namespace;
  bundles: Bundles;
  trial: Trial;
  /** Docusaurus' modules that were made for the file: components compare what they import in several modules. */
  given: Map<string, Namespace>;
};

const RAW = /^!{1,2}raw-loader!/;
const CODE = /\.(?:[cm]?[jt]sx?|json)$/;
const YAML = /\.ya?ml$/;
const STYLES = /\.(?:css|s[ac]ss|less)$/;

/** Components that live in a module of another name than the registry's. */
const RENAMED: Record<string, string> = { "@docusaurus/Head": "Head", "@docusaurus/Link": "Link" };

/**
 * What a specifier in content exports: text, a partial, a component of the registry, a file's URL, or a module that
 * runs at build; throws MdxError where there is no such thing. `place` is that of the import, for what it tells.
 */
export function importedNamespace(written: string, importing: Importing, place?: FilePlace): Namespace {
  const { context } = importing;
  const { settings } = context;
  const meant = (name: string) => meantSource(name, context.file, settings);
  if (RAW.test(written)) return { default: rawText(meant(written.replace(RAW, "")), context) };
  const source = meant(written);
  if (isFileLink(source)) return importing.partial(namedFile(source, context), source);
  if (settings.lenient && isDocusaurusModule(source)) return themeNamespace(source, importing, () => place);
  const name = settings.lenient ? undefined : registryNameOf(source);
  // A component of the site's own goes before one of the same name here.
  if (name && (!isLocal(source) || isAbsentFile(source, context))) return { default: name, [name]: name };
  if (source === "react") return settings.lenient ? reactForModules(importing) : reactNames(importing.h);
  if (source === "@docusaurus/useBaseUrl") return { default: (url: string) => url };
  if (source === "@docusaurus/Translate") return wordModules({}).Translate ?? {};
  if (source.startsWith("@theme")) throw unknownComponent(source);
  if (STYLES.test(source) && settings.lenient)
    return plainModule(isLocal(source) ? `./${namedFile(source, context)}` : source, importing);
  if (STYLES.test(source))
    throw new MdxError(
      `The stylesheet '${source}' cannot be imported into content.`,
      "Put the styles into the theme (`src/theme/styles/`), or write `style={{…}}` on the element.",
    );
  if (isLocal(source)) return localNamespace(source, importing);
  if (isBuiltinModule(source)) return namespaceOf(importing.scripts.adopt(builtinModule(source)));
  return plainModule(source, importing);
}

/** React for modules: their components may do what only browsers can while they are tried. */
function reactForModules({ context, h, trial }: Importing): Namespace {
  return firstRender(h, (name) => {
    if (!trial.mark(EXACT_HOOKS.includes(name)) && !context.settings.lenient && /^use[A-Z]/.test(name))
      throw hookError(name);
  });
}

/** Where a module is imported, asked where something is told of it. */
type PlaceOf = () => FilePlace | undefined;

/** A component of a theme: the project's own, or what stands for Docusaurus'. */
function themeNamespace(source: string, importing: Importing, placeOf: PlaceOf): Namespace {
  const { root, settings } = importing.context;
  const own = ownThemeFile(source, root, settings);
  if (own) return plainModule(`./${own}`, importing);
  const marking = {
    mark: () => importing.trial.mark(),
    assume: () => importing.trial.assume(),
    guess: () => importing.trial.guess(),
    isOnTrial: () => importing.trial.isRunning,
    askFor: (kind: AskedKind, hook: string) => importing.trial.askFor(kind, hook),
  };
  const { given } = importing;
  const module = given.get(source) ?? docusaurusModule(source, importing.context, importing.h, marking, placeOf);
  given.set(source, module);
  return module;
}

function localNamespace(source: string, importing: Importing): Namespace {
  const { context } = importing;
  const file = namedFile(source, context);
  const extension = path.posix.extname(file);
  const kind = fileKindOf(path.join(context.root, file), context.settings.fileRules);
  if (kind === "text") return { default: rawText(source, context) };
  assertOwnFile(file, source, context.root, namedFolders(context.file, true, context.settings.siteFolder));
  if (kind === "address") return { default: publish(source, context).url };
  if (extension === "" || CODE.test(file) || (YAML.test(file) && context.settings.lenient)) {
    assertThere(source, file, extension === "" ? MODULE_ENDINGS : [""], context);
    return plainModule(`./${file}`, importing);
  }
  if (extension === ".svg") return { default: svgFile(source, context) };
  return { default: publish(source, context).url };
}

/** Throws for a module that is not there under any of the endings; the page is made again once it is. */
function assertThere(source: string, file: string, endings: readonly string[], context: BuilderContext): void {
  if (endings.some((ending) => existsSync(path.join(context.root, file + ending)))) return;
  for (const ending of endings) context.state.dependencies.set(file + ending, GONE);
  throw missingFile(source, file, context);
}

function plainModule(source: string, importing: Importing): Namespace {
  const { context, h, scripts, bundles, trial } = importing;
  noteAwaited({ kind: "module", source }, bundles, context);
  const module = bundles.module(source);
  if (!module) throw missingBundle({ kind: "module", source }, context);
  const dependencies = dependenciesOf(module, context.root);
  for (const [file, digest] of dependencies) context.state.dependencies.set(file, digest);
  const files = dependencies.map(([file]) => file);
  try {
    const namespace = runPlainModule(source, module, {
      h,
      Fragment,
      react: reactForModules(importing),
      scripts,
      style: (css: string) => addStyle(css, context),
      given: (id: string) => givenModule(id, importing, () => placeOfImport(id, files, context.root)),
    });
    trial.note(namespace, source);
    return namespace;
  } catch (error) {
    if (context.steps.failure || !isOfBrowser(error)) throw error;
    return browserModule(source, error, trial);
  }
}

/** What the site gives to modules: parts of Docusaurus, and content. */
function givenModule(id: string, importing: Importing, placeOf: PlaceOf): Namespace | undefined {
  if (isDocusaurusModule(id)) return themeNamespace(id, importing, placeOf);
  const [, file] = /^(\.\.?\/.*\.mdx?)(?:\?truncated=true)?$/.exec(id) ?? [];
  if (file === undefined) return undefined;
  const partial = importing.partial(path.posix.normalize(file), moduleNameOf(file));
  const component = (props: Record<string, unknown>) => {
    const nodes = fileContent(id, importing.partial, importing.context.state, props);
    importing.trial.noteContent(id, nodes);
    return new Content(nodes);
  };
  return withExports(partial, { default: component });
}

/** What stands for a module that only browsers can load: each name is a component that runs there. */
function browserModule(source: string, error: unknown, trial: Trial): Namespace {
  const known = new Map<string, unknown>();
  const componentOf = (name: string) => {
    const component =
      known.get(name) ??
      (() => {
        throw error;
      });
    known.set(name, component);
    trial.noteOne(component, { source, name });
    return component;
  };
  return new Proxy({}, { has: () => true, get: (_, name) => componentOf(String(name)) });
}

/** Puts a component's own styles into the page's head, once. */
function addStyle(css: string, { state }: BuilderContext): void {
  if (state.once.has(css)) return;
  state.once.add(css);
  state.head.push({ tag: "style", props: {}, text: css });
}

/** The text of a file, of which an import may leave out the ending as of any other module. */
function rawText(source: string, context: BuilderContext): string {
  const { file, root, state, settings } = context;
  const written = namedFile(source, context);
  assertOwnFile(written, source, root, namedFolders(file, true, settings.siteFolder));
  const endings = path.posix.extname(written) === "" ? MODULE_ENDINGS : [""];
  assertThere(source, written, endings, context);
  const target = written + (endings.find((ending) => isFileAt(path.join(root, written + ending))) ?? "");
  const text = readFileSync(path.join(root, target), "utf8");
  state.dependencies.set(target, md5(text));
  return withLineFeeds(text);
}

/**
 * The registry's component that a module specifier stands for, by the last part of its path: `@theme/Tabs`,
 * `@site/src/components/Card`.
 */
function registryNameOf(source: string): string | undefined {
  if (!/^@(?:theme|theme-original|theme-init|docusaurus|site\/src)\//.test(source)) return undefined;
  const name = RENAMED[source] ?? path.posix.basename(source).replace(CODE, "");
  return COMPONENT_NAMES.includes(name) ? name : undefined;
}

/** Whether a specifier in content names a file that is not there. */
export function isAbsentFile(source: string, context: BuilderContext): boolean {
  const name = source.replace(RAW, "");
  if (!isLocal(name)) return false;
  const file = path.join(context.root, namedFile(name, context));
  return !MODULE_ENDINGS.some((ending) => existsSync(file + ending));
}

function isLocal(source: string): boolean {
  return source.startsWith(".") || source.startsWith("@site/");
}

function unknownComponent(source: string): MdxError {
  return new MdxError(
    `There is no component '${source}'.`,
    "Write one of the valid names behind `@theme/`; a component of your own is imported from its file, as `./lamp`.",
    nearestFirst(path.posix.basename(source), COMPONENT_NAMES),
  );
}
