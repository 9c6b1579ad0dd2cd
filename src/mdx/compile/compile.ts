import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { nearestFirst, type Problem } from "../../lib/problem";
import { excerptOf, isElement, textOf, visitElements, type ContentNode, type TocEntry } from "../content-node";
import { REGISTRY_NAMES } from "../registry-names";
import { measureImages } from "./assets";
import { convert, siteProps, type Origin } from "./convert";
import { md5 } from "./digest";
import { isFileLink, siteFileOf } from "./links";
import { MdxSyntaxError, readModule, type MdxModule } from "./module";
import { emptyOutput, problemOf, type FoundLink, type Output } from "./output";
import { runProgram, type MdxImport } from "./program";
import { Content, Fragment, jsxRuntime, MdxMistake } from "./runtime";

/** What is to be compiled: the file from the site's root, its text, and its front matter for expressions to use. */
export type CompileRequest = { root: string; file: string; source: string; frontMatter: Record<string, unknown> };

/** The small results of compiling a file, kept in its node. */
export type CompiledFacts = {
  /** The text of the heading that names the page, when the file begins with one. */
  title?: string;
  /** The text of the first paragraph, without markup. */
  firstParagraph: string;
  words: number;
  /** Whether the file has a truncation mark. */
  truncated: boolean;
  toc: TocEntry[];
  /** Every id in the page that a link may name. */
  anchors: string[];
  links: FoundLink[];
  problems: Problem[];
  dependencies: Record<string, string>;
  assets: Record<string, string>;
};

/** A compiled file: its small results, its content, and the content of its title. */
export type Compiled = { facts: CompiledFacts; tree: ContentNode[]; title?: ContentNode[] };

/** Compiles one MDX file to data; never throws for what an author wrote: mistakes come back as problems. */
export async function compile(request: CompileRequest): Promise<Compiled> {
  const output = emptyOutput();
  const nodes = evaluatePage(request, output);
  await measureImages(output, request.root);
  return { facts: factsOf(nodes, output), tree: nodes, title: output.title };
}

function evaluatePage(request: CompileRequest, output: Output): ContentNode[] {
  try {
    const module = readModule(request.source, request.file);
    const nodes = evaluate(module, request, { toc: [] }, output, []);
    if (!/\btoc\b/.test(request.source) || output.problems.length > 0) return nodes;
    // An expression may use the table of contents, which is known only once all of the page has been evaluated.
    const { toc } = output;
    Object.assign(output, emptyOutput());
    return evaluate(module, request, { toc }, output, []);
  } catch (error) {
    output.problems.push(syntaxProblem(error, request.file));
    return [];
  }
}

function syntaxProblem(error: unknown, file: string): Problem {
  if (!(error instanceof MdxSyntaxError)) return problemOf(error, file, {});
  return { severity: "error", file, ...error.place, message: error.message, remedy: error.remedy };
}

type Scope = { toc: TocEntry[]; props?: Record<string, unknown> };

function evaluate(module: MdxModule, request: CompileRequest, scope: Scope, output: Output, parents: string[]): ContentNode[] {
  const imports = module.program.imports.map((item) => importedBy(item, module, request, scope, output, [...parents, module.file]));
  const imported = Object.fromEntries(imports.flatMap((names) => Object.entries(names)));
  const registry = Object.fromEntries(REGISTRY_NAMES.map((name) => [name, name]));
  const origin: Origin = { file: module.file, root: request.root, output, place: {} };
  const h = jsxRuntime((tag, props) => siteProps(tag, props, origin));
  const toc = scope.toc.map((entry) => ({ ...entry, value: textOf(entry.children) }));
  const names = { h, Fragment, frontMatter: request.frontMatter, props: {}, ...registry, ...scope, ...imported, toc };
  try {
    const values = runProgram(module.program, names);
    const components = { ...registry, ...imported, ...values.names };
    return convert(Object.assign(origin, { module, values, components, h, isPage: parents.length === 0 }));
  } catch (error) {
    const start = module.program.statements[0]?.loc?.start;
    output.problems.push(problemOf(error, module.file, { line: start?.line }));
    return [];
  }
}

function importedBy(item: MdxImport, importer: MdxModule, request: CompileRequest, scope: Scope, output: Output, parents: string[]): Record<string, unknown> {
  const place = { line: item.line, column: item.column };
  try {
    if (!isFileLink(item.source)) {
      throw new MdxMistake(`'${item.source}' cannot be imported into content.`, "Import partials (`./_part.mdx`); components come from the registry and need no import.");
    }
    const partial = partialOf(item.source, importer.file, request.root, output, parents);
    const component = (props: Record<string, unknown>) => new Content(evaluate(partial, request, { ...scope, props }, output, parents));
    return Object.fromEntries(item.names.filter(({ imported }) => imported === "default").map(({ local }) => [local, component]));
  } catch (error) {
    output.problems.push(error instanceof MdxSyntaxError ? syntaxProblem(error, siteFileOf(item.source, importer.file)) : problemOf(error, importer.file, place));
    return Object.fromEntries(item.names.map(({ local }) => [local, () => null]));
  }
}

function partialOf(source: string, importer: string, root: string, output: Output, parents: string[]): MdxModule {
  const file = siteFileOf(source, importer);
  const absolute = path.join(root, file);
  if (parents.includes(file)) throw new MdxMistake(`The partial '${source}' imports itself: ${[...parents, file].join(" → ")}.`, "Remove one of these imports.");
  if (!existsSync(absolute)) {
    const folder = path.dirname(absolute);
    const there = existsSync(folder) ? readdirSync(folder).filter((name) => /\.mdx?$/.test(name)) : [];
    throw new MdxMistake(`There is no file '${source}' to import.`, "Correct the path: it is relative to this file.", nearestFirst(path.basename(source), there));
  }
  const text = readFileSync(absolute, "utf8");
  output.dependencies.set(file, md5(text));
  return readModule(text, file);
}

function factsOf(tree: ContentNode[], output: Output): CompiledFacts {
  const anchors = new Set<string>();
  visitElements(tree, ([tag, props]) => {
    if (typeof props.id === "string") anchors.add(props.id);
    if (tag === "a" && typeof props.name === "string") anchors.add(props.name);
  });
  return {
    title: output.title && textOf(output.title).trim(),
    firstParagraph: firstParagraphOf(tree),
    words: (textOf(tree).match(/[\p{L}\p{N}]+/gu) ?? []).length,
    truncated: excerptOf(tree) !== undefined,
    toc: output.toc,
    anchors: [...anchors],
    links: output.links,
    problems: [...new Map(output.problems.map((problem) => [JSON.stringify(problem), problem])).values()],
    dependencies: Object.fromEntries(output.dependencies),
    assets: Object.fromEntries(output.assets),
  };
}

function firstParagraphOf(tree: ContentNode[]): string {
  const paragraph = tree.find((node) => isElement(node) && node[0] === "p" && textOf([node]).trim() !== "");
  return paragraph ? textOf([paragraph]).replace(/\s+/g, " ").trim() : "";
}
