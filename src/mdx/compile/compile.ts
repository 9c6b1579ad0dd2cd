import { countWords } from "../../lib/content/word-count";
import { distinct } from "../../lib/values/distinct";
import { withoutHtmlClasses, type HeadElement } from "../../lib/html/head-element";
import { graded, type Problem } from "../../lib/problem";
import {
  childrenOf,
  excerptOf,
  isElement,
  textOf,
  visitElements,
  type ContentElement,
  type ContentNode,
  type TocEntry,
} from "../content-node";
import { framelessClasses, isCodePage } from "./code-page";
import { GONE } from "../../files/digest";
import type { CompileSettings } from "./settings";
import type { FilePlace } from "./run/runtime";
import { evaluatePage, type CompileRequest } from "./run/evaluate";
import { describeDoc } from "./run/page-values";
import { withFirstTerms } from "./first-terms";
import { idsIn } from "./parse/ids";
import type { BundleOrder } from "./bundles/bundle-store";
import { emptyCompileState, type FoundLink, type CompileState, type PageMetadata } from "./compile-state";
import { oneLine } from "../../lib/content/one-line";

/**
 * The small results of compiling a file, kept in its node; the image is also that of the front matter, where this names
 * one.
 */
export type CompiledFacts = PageMetadata & {
  /** The text of the heading that names the page, when the file begins with one. */
  title?: string;
  /** The text of the first paragraph, without markup; in a project of Docusaurus else of the first heading or item. */
  firstParagraph: string;
  words: number;
  /** Whether the file has a truncation mark. */
  truncated: boolean;
  toc: TocEntry[];
  /** Every id in the page that a link may name. */
  anchors: string[];
  /** Whether the page may have more anchors than are known, because it or one of its partials could not be parsed. */
  unparsed: boolean;
  links: FoundLink[];
  /** Where cards of the page's category are to stand (`<DocCardList />` without `items`). */
  cardLists: FilePlace[];
  /** What `<Head>` in the file puts into the page's head. */
  head: HeadElement[];
  /** Classes that it puts on `<html>`, in a project of Docusaurus. */
  htmlClasses?: string[];
  problems: Problem[];
  dependencies: Record<string, string>;
  assets: Record<string, string>;
  /** Files of the store that hold the page's diagrams, from the site's root. */
  drawings: string[];
  /** Pull requests of what the page marks as unreleased. */
  unreleased: number[];
};

/**
 * A compiled file: its small results, its content, the content of its title, what a project's theme draws in the place
 * of that, and the milliseconds that a worker took for it, which are for maintainers to read alone.
 */
export type Compiled = {
  facts: CompiledFacts;
  tree: ContentNode[];
  title?: ContentNode[];
  drawnTitle?: ContentNode[];
  milliseconds?: number;
  /** The milliseconds that plugins of the site took of these, by their names. */
  pluginTimes?: Record<string, number>;
};

/** What a file needs bundled before it can be compiled. */
type Uncompiled = { missing: BundleOrder[] };

/**
 * Compiles one MDX file to data, where all that it imports is bundled; never throws for what an author wrote: mistakes
 * come back as problems.
 */
export async function compileBundled(request: CompileRequest): Promise<Compiled | Uncompiled> {
  const state = emptyCompileState();
  const evaluated = evaluatePage(request, state);
  if (state.missing.size > 0) return { missing: [...state.missing.values()] };
  const nodes =
    request.settings.glossary?.mark === "first" ? withFirstTerms(evaluated, { ...request, state }) : evaluated;
  await Promise.all(state.tasks.map((task) => task()));
  if (request.settings.lenient) {
    state.problems = leniently(state, request.settings);
    leaveFrame(request, state);
  }
  const pluginTimes = Object.fromEntries(state.pluginTimes);
  const facts = factsOf(nodes, state, request.settings);
  if (request.settings.lenient) describeDoc(nodes, facts.firstParagraph);
  return { facts, tree: nodes, title: state.title, drawnTitle: state.drawnTitle, pluginTimes };
}

/** Has a page of React without a layout shown without the site's frame, as Docusaurus has it. */
function leaveFrame({ root, file }: CompileRequest, { dependencies, head }: CompileState): void {
  if (!isCodePage(file)) return;
  const read = [...dependencies].filter(([, digest]) => digest !== GONE).map(([name]) => name);
  const className = framelessClasses([file, ...read], root);
  if (className !== "") head.push({ tag: "html", props: { className } });
}

/**
 * The problems of a page of a project of Docusaurus, which builds pages with most mistakes: they are as grave as
 * components that cannot run. It does not build those that import what is not there, or cannot be read.
 */
function leniently(
  { problems, unreadable, unresolved, missingImages }: CompileState,
  { brokenComponents = "warn", brokenImports = "throw", brokenImages = "warn" }: CompileSettings,
): Problem[] {
  return problems.flatMap((problem) => {
    if (problem.severity !== "error" || unreadable.has(problem)) return [problem];
    if (missingImages.has(problem)) return graded(problem, brokenImages);
    if (!unresolved.has(problem)) return graded(problem, brokenComponents);
    const remedy = `${problem.remedy} With \`checks: { brokenImports: "warn" }\` beside \`folder\` in src/site.ts the page does without.`;
    return graded(brokenImports === "throw" ? { ...problem, remedy } : problem, brokenImports);
  });
}

function factsOf(tree: ContentNode[], state: CompileState, { lenient }: CompileSettings): CompiledFacts {
  // Where a part of the page failed, its ids are in the sources alone.
  const anchors = new Set(state.problems.length > 0 ? state.parsed.flatMap(idsIn) : []);
  visitElements([...(state.drawnTitle ?? []), ...tree], ([tag, props]) => {
    if (typeof props.id === "string") anchors.add(props.id);
    if (tag === "a" && typeof props.name === "string") anchors.add(props.name);
  });
  return {
    title: state.title && textOf(state.title).trim(),
    firstParagraph: firstParagraphOf(tree) || (lenient ? firstLineOf(tree) : ""),
    image: state.image,
    ...state.metadata,
    words: countWords(textOf(tree)),
    truncated: excerptOf(tree) !== undefined,
    toc: state.toc,
    anchors: [...anchors],
    unparsed: state.unparsed,
    links: state.links,
    cardLists: state.cardLists,
    ...(lenient ? withoutHtmlClasses(state.head) : { head: state.head }),
    problems: distinct(state.problems),
    dependencies: Object.fromEntries(state.dependencies),
    assets: Object.fromEntries(state.assets),
    drawings: [...state.drawings],
    unreleased: [...state.unreleased],
  };
}

function firstParagraphOf(tree: ContentNode[]): string {
  const paragraph = tree.filter(isElement).find((node) => node[0] === "p" && textOf([node]).trim() !== "");
  return paragraph ? lineOf(paragraph) : "";
}

/** The first heading or item of a list: with it Docusaurus describes a page that has no paragraph. */
function firstLineOf(tree: ContentNode[]): string {
  for (const node of tree) {
    if (!isElement(node) || !/^(?:h[1-6]|[uo]l)$/.test(node[0])) continue;
    const isList = node[0].endsWith("l");
    const line = lineOf((isList && childrenOf(node).find(isElement)) || node);
    if (line !== "") return line;
  }
  return "";
}

/** The text of an element in one line, without the marks of footnotes, which are numbers in the middle of it. */
function lineOf(element: ContentElement): string {
  return oneLine(textOf([element], ([, props]) => "data-footnote-ref" in props));
}
