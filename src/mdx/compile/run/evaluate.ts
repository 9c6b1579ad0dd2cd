import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { nearestFirst, type Problem } from "../../../lib/problem";
import { textOf, type ContentNode, type TocEntry } from "../../content-node";
import { isRelativeFile, publish } from "../builders/assets";
import { convert } from "./convert";
import { md5 } from "../digest";
import { COMPONENT_NAMES, makeElement } from "../builders/elements";
import { importedNamespace } from "./imports/imports";
import { MdxSyntaxError, readModule, type MdxModule } from "../parse/module";
import { collectProblems, type BuilderContext } from "../builders/builder-context";
import { emptyCompileState, problemOf, type CompileState } from "../compile-state";
import type { Namespace } from "./imports/plain-module";
import { PageScripts } from "./page-scripts";
import { runProgram, type MdxImport } from "./program";
import type { CompileSettings } from "../settings";
import { Content, Fragment, jsxRuntime, MdxError, Nothing } from "./runtime";

/**
 * What is to be evaluated: the file from the site's root, its text, its front matter for expressions to use, and the
 * site's settings.
 */
export type CompileRequest = {
  root: string;
  file: string;
  source: string;
  frontMatter: Record<string, unknown>;
  settings: CompileSettings;
};

/**
 * What an evaluation carries into the partials of a page: the request, where results gather, the page's JavaScript, the
 * files above, and the names in scope.
 */
type Evaluation = {
  request: CompileRequest;
  state: CompileState;
  scripts: PageScripts;
  parents: string[];
  toc: TocEntry[];
  props?: Record<string, unknown>;
};

type Evaluated = { nodes: ContentNode[]; names: Namespace };

/** Evaluates a page to content; mistakes in it, also of syntax, join the state's problems. */
export function evaluatePage(request: CompileRequest, state: CompileState): ContentNode[] {
  try {
    const module = readModule(request.source, request.file);
    const nodes = evaluateFresh(module, request, state, []);
    if (!/\btoc\b/.test(request.source)) return nodes;
    // An expression may use the table of contents, which is known only once all of the page has been evaluated.
    const { toc } = state;
    Object.assign(state, emptyCompileState());
    return evaluateFresh(module, request, state, toc);
  } catch (error) {
    noteUnparsed(error, request.file, state);
    return [];
  }
}

function evaluateFresh(module: MdxModule, request: CompileRequest, state: CompileState, toc: TocEntry[]) {
  const scripts = new PageScripts();
  const { nodes } = evaluate(module, { request, state, scripts, parents: [], toc });
  const { failure } = scripts.steps;
  // The page's own code may have caught it.
  if (failure) state.problems.push(problemOf(failure, request.file, {}));
  return nodes;
}

function evaluate(module: MdxModule, evaluation: Evaluation): Evaluated {
  const { request, state, scripts, parents, toc } = evaluation;
  const { steps } = scripts;
  state.parsed.push({ html: module.html, title: parents.length === 0 ? module.title : undefined });
  const make: BuilderContext["make"] = (tag, props, children) => makeElement(tag, props, children, context);
  const { root, settings, frontMatter } = request;
  const context: BuilderContext = { file: module.file, root, state, place: {}, settings, steps, make };
  const h = jsxRuntime(make, (value) => scripts.adopt(value));
  const within = { ...evaluation, parents: [...parents, module.file] };
  const partial = (file: string, written: string) => partialNamespace(file, written, within);
  const load = (source: string) => importedNamespace(source, { context, h, scripts, partial });
  const imported = Object.assign(
    {},
    ...module.program.imports.map((item) => importedNames(item, context, load)),
  ) as Namespace;
  const registry = Object.fromEntries(COMPONENT_NAMES.map((name) => [name, name]));
  const { titleText: contentTitle } = module;
  const scope = {
    data: { props: evaluation.props ?? {}, frontMatter, assets: pageAssets(request, context), toc: namedToc(toc) },
    names: { h, Fragment, require: load, ...registry, contentTitle, ...imported },
  };
  const before = steps.count;
  try {
    const values = runProgram(module.program, module.file, scope, scripts);
    const components = { ...registry, ...imported, ...values.names };
    const nodes = convert(Object.assign(context, { module, values, components, h, isPage: parents.length === 0 }));
    return { nodes, names: { ...values.names, toc: namedToc(state.toc), frontMatter, contentTitle } };
  } catch (error) {
    const start = module.program.statements[0]?.loc?.start;
    state.problems.push(problemOf(steps.explained(error, before), module.file, { line: start?.line }));
    return { nodes: [], names: {} };
  }
}

/** A table of contents as expressions know it: each heading with its text as `value`. */
function namedToc(toc: TocEntry[]): (TocEntry & { value: string })[] {
  return toc.map((entry) => ({ ...entry, value: textOf(entry.children) }));
}

/** The files that the front matter names, by its keys: the page's image, published where it is a file of the site. */
function pageAssets({ frontMatter }: CompileRequest, context: BuilderContext): Namespace {
  const { image } = frontMatter;
  if (typeof image !== "string") return {};
  const { file, root, state } = context;
  const url = /^(?:\.{1,2}\/|@site\/)/.test(image)
    ? collectProblems(context, { line: 1 }, () => publish(image, file, root, state).url, undefined)
    : image;
  state.image = url !== undefined && isRelativeFile(url) ? `/${url}` : url;
  return { image: state.image };
}

function importedNames(item: MdxImport, context: BuilderContext, load: (source: string) => Namespace): Namespace {
  const namespace = collectProblems(
    context,
    { line: item.line, column: item.column },
    () => {
      const loaded = load(item.source);
      for (const { imported } of item.names)
        if (imported !== "*" && !(imported in loaded)) throw missingExport(item.source, imported, loaded);
      return loaded;
    },
    undefined,
  );
  if (namespace === undefined && /\.mdx?$/.test(item.source)) context.state.unparsed = true;
  return Object.fromEntries(
    item.names.map(({ local, imported }) => [
      local,
      namespace === undefined ? Nothing : imported === "*" ? namespace : namespace[imported],
    ]),
  );
}

function missingExport(source: string, name: string, namespace: Namespace): MdxError {
  return new MdxError(
    `'${source}' exports no '${name}'.`,
    "Import one of the names that it exports.",
    nearestFirst(name, Object.keys(namespace)),
  );
}

/**
 * A partial's exports: itself as a component, and, evaluated apart from the page, its table of contents and what it
 * declares.
 */
function partialNamespace(file: string, written: string, evaluation: Evaluation): Namespace {
  const module = partialOf(file, written, evaluation);
  const { state } = evaluation;
  const component = (props: Record<string, unknown>) => new Content(evaluate(module, { ...evaluation, props }).nodes);
  const known: Namespace = { default: component };
  let names: Namespace | undefined;
  const namesOf = () =>
    (names ??= evaluate(module, {
      ...evaluation,
      state: { ...emptyCompileState(), dependencies: state.dependencies },
    }).names);
  return new Proxy(known, {
    get: (_, name) => known[String(name)] ?? namesOf()[String(name)],
    has: (_, name) => name in known || name in namesOf(),
    ownKeys: () => [...new Set(["default", ...Object.keys(namesOf())])],
  });
}

function partialOf(file: string, written: string, { request, state, parents }: Evaluation): MdxModule {
  const absolute = path.join(request.root, file);
  if (parents.includes(file))
    throw new MdxError(
      `The partial '${written}' imports itself: ${[...parents, file].join(" → ")}.`,
      "Remove one of these imports.",
    );
  if (!existsSync(absolute)) {
    const folder = path.dirname(absolute);
    const there = existsSync(folder) ? readdirSync(folder).filter((name) => /\.mdx?$/.test(name)) : [];
    throw new MdxError(
      `There is no file '${written}' to import.`,
      "Correct the path: it is relative to this file.",
      nearestFirst(path.basename(written), there),
    );
  }
  const text = readFileSync(absolute, "utf8");
  state.dependencies.set(file, md5(text));
  try {
    return readModule(text, file);
  } catch (error) {
    noteUnparsed(error, file, state);
    return readModule("", file);
  }
}

function noteUnparsed(error: unknown, file: string, state: CompileState): void {
  state.unparsed = true;
  state.problems.push(syntaxProblem(error, file));
}

function syntaxProblem(error: unknown, file: string): Problem {
  if (!(error instanceof MdxSyntaxError)) return problemOf(error, file, {});
  return { severity: "error", file, ...error.place, message: error.message, remedy: error.remedy };
}
