import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { atMostWarn } from "../../../lib/content/link-mistakes";
import { graded, nearOnes, type Problem } from "../../../lib/problem";
import type { ContentNode, TocEntry } from "../../content-node";
import { fileDigest } from "../file-digest";
import { knownNamesIn, placeOfNames } from "../names-beside";
import { convert } from "./convert";
import { GONE, md5 } from "../../../files/digest";
import { COMPONENT_NAMES, makeElement, makeTag } from "../builders/elements";
import { importedNames } from "./imports/bound-names";
import { importedNamespace } from "./imports/imports";
import { lazyNamespace } from "./imports/lazy-namespace";
import { inFolderOf } from "../builders/assets";
import { assertOwnFile, namedFolders } from "../builders/own-files";
import { readModule, type MdxModule, type ModuleReading } from "../parse/module";
import { withElementsOfHtml } from "../parse/raw-html";
import type { TransformCosts } from "../parse/transforms";
import { unreadLinks } from "../parse/unread-links";
import type { BuilderContext } from "../builders/builder-context";
import { emptyCompileState, problemOf, syntaxProblem, type CompileState } from "../compile-state";
import type { Namespace } from "./imports/plain-module";
import { PageScripts } from "./page-scripts";
import { namedToc, pageOf } from "./page-values";
import { runProgram } from "./run-program";
import { isSafe, unsafeParts } from "./safe-content";
import type { Bundles } from "../bundles/bundles";
import { otherKinds, transformsOf, type CompileSettings } from "../settings";
import { sourceOf } from "../source";
import { globalComponents } from "./docusaurus/global-components";
import { themeElements } from "./docusaurus/theme-elements";
import { heldContent } from "./islands/file-content";
import { componentHost } from "./islands/component-host";
import { givenStatements } from "./islands/inline-module";
import { inlineParts, type InlineSource } from "./islands/inline-parts";
import { Trial } from "./islands/trial";
import { Content, Fragment, jsxRuntime, MdxError, type FilePlace } from "./runtime";
import { pathFrom } from "../../../files/path-from";
import { isMdxFile } from "../../../lib/content/mdx-file";

/**
 * What is to be evaluated: the file from the site's root, its text, its front matter for expressions to use, the site's
 * settings, and the bundles of what it imports.
 */
export type CompileRequest = {
  root: string;
  file: string;
  source: string;
  frontMatter: Record<string, unknown>;
  settings: CompileSettings;
  bundles: Bundles;
};

/**
 * What an evaluation carries into the partials of a page: the request, where results gather, the page's JavaScript, the
 * files above, the names in scope, and what the page says of itself.
 */
type Evaluation = {
  request: CompileRequest;
  state: CompileState;
  scripts: PageScripts;
  trial: Trial;
  parents: string[];
  /** The partials that were read, by their files: modules of the theme import the same ones for each file. */
  partials: Map<string, MdxModule>;
  toc: TocEntry[];
  props?: Record<string, unknown>;
  page?: ReturnType<typeof pageOf>;
  /** Whether a module of the project's theme imports, or the file does without what such modules give to content. */
  theme?: "imports" | "none";
  /** The modules of islands that hold the file's content. */
  holders?: readonly string[];
};

type Evaluated = { nodes: ContentNode[]; names: Namespace };

/** Evaluates a page to content; mistakes in it, also of syntax, join the state's problems. */
export function evaluatePage(request: CompileRequest, state: CompileState): ContentNode[] {
  try {
    const module = readModule(request.source, request.file, readingOf(request, state));
    const nodes = evaluateFresh(module, request, state, []);
    if (!/\btoc\b/.test(request.source) || state.missing.size > 0) return nodes;
    // An expression may use the table of contents, which is known only once all of the page has been evaluated.
    const { toc, pluginTimes, dependencies } = state;
    Object.assign(state, emptyCompileState(), { pluginTimes, dependencies });
    return evaluateFresh(module, request, state, toc);
  } catch (error) {
    noteUnparsed(error, request.file, state);
    return [];
  }
}

/** Whether a file is MDX or CommonMark: by its front matter, as Docusaurus has it, else by the site's settings. */
function formatOf(file: string, { mdx }: Record<string, unknown>, settings: CompileSettings): "md" | "mdx" {
  const { format: own } = Object(mdx) as { format?: unknown };
  const format = own === "md" || own === "mdx" || own === "detect" ? own : settings.format;
  if (format !== "detect") return format;
  return file.endsWith(".md") ? "md" : "mdx";
}

/** How the files of a page are read, itself and its partials: partials, too, by what holds for the page. */
function readingOf(
  { root, file, frontMatter, settings }: CompileRequest,
  state: CompileState,
  format = formatOf(file, frontMatter, settings),
): ModuleReading {
  const transforms = transformsOf(file, settings);
  const note = ({ milliseconds, files, folders }: TransformCosts) => {
    const read = [
      ...files.filter((place) => existsSync(place)).map((place) => pathFrom(root, place)),
      ...folders.map((place) => placeOfNames(pathFrom(root, place))),
    ];
    for (const name of read) if (name !== file) state.dependencies.set(name, fileDigest(root, name));
    for (const [plugin, time] of Object.entries(milliseconds))
      state.pluginTimes.set(plugin, (state.pluginTimes.get(plugin) ?? 0) + time);
  };
  const beside = () => knownNamesIn(path.dirname(path.join(root, file)));
  return {
    htmlComments: settings.htmlComments,
    emoji: settings.emoji,
    formulas: settings.formulas,
    keepHeadingCase: settings.keepHeadingCase,
    footnotes: settings.footnotes,
    ...(settings.lenient && {
      directives: transforms?.beforeMarkdown || transforms?.markdown ? "all" : "with-attributes",
    }),
    unreadLinks: (tree, text) => unreadLinks(tree, text, () => [...(settings.basePaths ?? []), ...beside()]),
    ...(format === "md" && { elementsOfHtml: withElementsOfHtml }),
    ...(transforms && { transforming: { transforms, frontMatter, note } }),
  };
}

function evaluateFresh(module: MdxModule, request: CompileRequest, state: CompileState, toc: TocEntry[]) {
  const scripts = new PageScripts();
  const trial = new Trial(request.file, otherKinds(request.file, request.settings));
  const { nodes } = evaluate(module, { request, state, scripts, trial, parents: [], partials: new Map(), toc });
  const { failure } = scripts.steps;
  // The page's own code may have caught it.
  if (failure) state.problems.push(problemOf(failure, request.file, {}));
  return nodes;
}

function evaluate(module: MdxModule, evaluation: Evaluation): Evaluated {
  const { request, state, parents } = evaluation;
  state.parsed.push({ html: module.html, title: parents.length === 0 ? module.title : undefined });
  const refused = isSafe(module.file, request.settings) ? unsafeParts(module) : [];
  state.problems.push(...refused, ...unreadProblems(module, request.settings), ...module.problems);
  if (parents.length === 0) state.problems.push(...module.pageProblems);
  return refused.length > 0 ? { nodes: [], names: {} } : evaluateTrusted(module, evaluation);
}

/** The problems of links that became text; a reference may be meant as such. */
function unreadProblems({ file, unread }: MdxModule, { linkMistakes = "throw" }: CompileSettings): Problem[] {
  return unread.flatMap(({ mayBeText, place, ...told }) =>
    graded({ severity: "error", file, ...place, ...told }, mayBeText ? atMostWarn(linkMistakes) : linkMistakes),
  );
}

function evaluateTrusted(module: MdxModule, evaluation: Evaluation): Evaluated {
  const { request, state, scripts, trial, parents, toc } = evaluation;
  const { steps } = scripts;
  const make: BuilderContext["make"] = (tag, props, children) => makeElement(tag, props, children, context);
  const { root, settings, frontMatter, bundles } = request;
  const context: BuilderContext = { file: module.file, root, state, place: {}, settings, steps, make };
  const { titleText: contentTitle } = module;
  const page = evaluation.page ?? pageOf(request, contentTitle, context);
  const within = { ...evaluation, page, parents: [...parents, module.file] };
  const partialsOf = (importer: Evaluation) => (file: string, written: string) =>
    partialNamespace(file, written, importer);
  const partial = partialsOf(within);
  const contentOf = heldContent(within, (holders) => partialsOf({ ...within, holders }));
  const hosting = { context, trial, bundles, contentOf, doc: page.doc };
  const host = componentHost(hosting);
  const tagOf: typeof make = (tag, props, children) => makeTag(tag, props, children, context);
  const h = jsxRuntime(tagOf, (value) => scripts.adopt(value), host);
  const importing = { context, h, scripts, partial, bundles, trial, given: new Map() };
  const load = (source: string, place?: FilePlace) => importedNamespace(source, importing, place);
  const written = Object.assign(
    {},
    ...module.program.imports.map((item) => importedNames(item, context, load)),
  ) as Namespace;
  const own = [...Object.keys(written), ...module.program.names];
  const byTheme = { ...importing, partial: partialsOf({ ...within, theme: "imports" }) };
  const given = evaluation.theme === "none" ? undefined : globalComponents(module, own, byTheme);
  const { named, elements } = given ?? { named: {}, elements: {} };
  const imported = { ...named, ...written };
  if (state.missing.size > 0) return { nodes: [], names: {} };
  const registry = Object.fromEntries(COMPONENT_NAMES.map((name) => [name, name]));
  const scope = {
    data: { props: evaluation.props ?? {}, ...page.values, toc: namedToc(toc) },
    names: { h, Fragment, require: load, ...registry, contentTitle, ...imported },
  };
  const before = steps.count;
  try {
    const values = runProgram(module.program, module.file, scope, scripts);
    // Every other object has a `toString`, which is no component.
    const components = { __proto__: null, ...registry, ...imported, ...values.names };
    const drawing = themeElements(elements, { context, host, adopt: (value) => scripts.adopt(value) });
    const isPage = parents.length === 0;
    const inline = settings.lenient ? inlineParts(hosting, inlineSource(module, named, evaluation)) : undefined;
    inline?.note(values.names);
    const nodes = convert(Object.assign(context, { module, values, components, h, isPage, elements: drawing, inline }));
    return { nodes, names: { ...values.names, toc: namedToc(state.toc), frontMatter, contentTitle } };
  } catch (error) {
    const start = module.program.statements[0]?.loc?.start;
    state.problems.push(problemOf(steps.explained(error, before), module.file, { line: start?.line }));
    return { nodes: [], names: {} };
  }
}

/** A file's JavaScript, and what stands for the names around it. */
function inlineSource({ program }: MdxModule, named: Namespace, { request, props = {} }: Evaluation): InlineSource {
  const { frontMatter } = request;
  return { program, given: () => givenStatements(Object.keys(named), { frontMatter, props }) };
}

/**
 * A partial's exports: itself as a component, and, evaluated apart from the page, its table of contents and what it
 * declares. A module of the theme may import a partial that is given what this module exports: it is loaded for that
 * partial, too, and only what draws the partial inside of itself has no end.
 */
function partialNamespace(file: string, written: string, importer: Evaluation): Namespace {
  const { theme, ...others } = importer;
  const isOfTheme = theme === "imports";
  const evaluation: Evaluation = isOfTheme ? others : importer;
  if (!isOfTheme) assertEnds(file, written, evaluation, isOfTheme);
  const module = partialOf(file, written, evaluation);
  const { state } = evaluation;
  const component = (props: Record<string, unknown>) => {
    if (isOfTheme) assertEnds(file, written, evaluation, isOfTheme);
    return new Content(evaluate(module, { ...evaluation, props }).nodes);
  };
  return lazyNamespace(
    { default: component },
    [...module.program.names, "toc", "frontMatter", "contentTitle"],
    () =>
      evaluate(module, {
        ...evaluation,
        ...(isOfTheme && { theme: "none" }),
        state: { ...emptyCompileState(), dependencies: state.dependencies, missing: state.missing },
      }).names,
  );
}

/** Throws where a partial is a part of itself: it imports itself, or the theme gives it to itself. */
function assertEnds(file: string, written: string, { parents }: Evaluation, isOfTheme: boolean): void {
  if (!parents.includes(file)) return;
  const [does, remedy] = isOfTheme
    ? ["draws", "Take the tag that draws it out of one of these files."]
    : ["imports", "Remove one of these imports."];
  throw new MdxError(`The partial '${written}' ${does} itself: ${[...parents, file].join(" → ")}.`, remedy);
}

function partialOf(file: string, written: string, { request, state, partials }: Evaluation): MdxModule {
  const absolute = path.join(request.root, file);
  assertOwnFile(file, written, request.root, namedFolders(request.file, false, request.settings.siteFolder));
  if (!existsSync(absolute)) {
    state.dependencies.set(file, GONE);
    const folder = path.dirname(absolute);
    const there = existsSync(folder) ? readdirSync(folder).filter(isMdxFile) : [];
    throw new MdxError(
      `There is no file '${written}' to import.`,
      "Correct the path: it is relative to this file.",
      inFolderOf(written, nearOnes(path.basename(written), there, 0)),
    );
  }
  state.dependencies.set(file, md5(readFileSync(absolute)));
  const known = partials.get(file);
  if (known) return known;
  try {
    const reading = readingOf(request, state, formatOf(file, {}, request.settings));
    const module = readModule(sourceOf(file, request.root, request.settings), file, reading);
    partials.set(file, module);
    return module;
  } catch (error) {
    noteUnparsed(error, file, state);
    return readModule("", file);
  }
}

function noteUnparsed(error: unknown, file: string, state: CompileState): void {
  const problem = syntaxProblem(error, file);
  state.unparsed = true;
  state.unreadable.add(problem);
  state.problems.push(problem);
}
