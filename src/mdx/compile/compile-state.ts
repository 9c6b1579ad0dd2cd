import type { Element, Root as HastRoot } from "hast";
import type { Problem } from "../../lib/problem";
import type { HeadElement } from "../../lib/html/head-element";
import type { ContentLink, ContentNode, TocEntry } from "../content-node";
import type { BundleOrder } from "./bundles/bundle-store";
import { MdxSyntaxError } from "./parse/syntax-error";
import { HOOK_REMEDY } from "./run/imports/react-names";
import { MdxError, messageOf, throwingComponent, type FilePlace } from "./run/runtime";

/** A place in a source file: both 1-based, absent for the file as a whole. */
export type Place = { line?: number; column?: number };

/** A link as found in the sources; `file` names the partial in which it stands, when it is not the page's own file. */
export type FoundLink = ContentLink & { file?: string };

/** What components of a project say of the page that they are in: it wins over the page's front matter. */
export type PageMetadata = {
  description?: string;
  keywords?: string[];
  /** A path from the site's root, or a full URL. */
  image?: string;
};

/** What compiling one page gathers while it walks the page and its partials. */
export type CompileState = {
  /** The content of the page's title, where the page begins with one. */
  title?: ContentNode[];
  /** What the theme of a project of Docusaurus draws in the place of that heading. */
  drawnTitle?: ContentNode[];
  /** URL of the image that the front matter names. */
  image?: string;
  metadata: PageMetadata;
  toc: TocEntry[];
  links: FoundLink[];
  problems: Problem[];
  /** Those of the problems for which a page or a partial could not be read. */
  unreadable: Set<Problem>;
  /** Those of the problems for which a file that the page imports is not there. */
  unresolved: Set<Problem>;
  /** Those of the problems for which a picture is not there. */
  missingImages: Set<Problem>;
  /**
   * The parsed page, with the heading that is its title and no part of its tree, and its partials: the ids stand there
   * that problems keep out of the tree.
   */
  parsed: { html: HastRoot; title?: Element }[];
  /** Whether the page or one of its partials could not be parsed. */
  unparsed: boolean;
  /** Where cards of the page's category are to stand. */
  cardLists: FilePlace[];
  /** Files that the result depends on beside the page's own, from the site's root, with their MD5. */
  dependencies: Map<string, string>;
  /** Files to publish: from the site's root, to the URL path they get. */
  assets: Map<string, string>;
  /** Files of the store that hold the page's diagrams, from the site's root. */
  drawings: Set<string>;
  /** Pull requests of what the page marks as unreleased. */
  unreleased: Set<number>;
  /** What `<Head>` puts into the page's head. */
  head: HeadElement[];
  /** Keys of what the page holds once, such as a stylesheet. */
  once: Set<string>;
  /** The milliseconds that plugins of the site took for the page and its partials, by their names. */
  pluginTimes: Map<string, number>;
  /** Bundles that the page needs and that have yet to be made, by their orders as JSON: what else is here is void. */
  missing: Map<string, BundleOrder>;
  /** Work that cannot be done while the walk goes on, such as reading an image's size; done once it ends. */
  tasks: (() => Promise<void>)[];
};

/** A state with nothing in it. */
export function emptyCompileState(): CompileState {
  return {
    metadata: {},
    toc: [],
    links: [],
    problems: [],
    unreadable: new Set(),
    unresolved: new Set(),
    missingImages: new Set(),
    parsed: [],
    unparsed: false,
    cardLists: [],
    dependencies: new Map(),
    assets: new Map(),
    drawings: new Set(),
    unreleased: new Set(),
    head: [],
    once: new Set(),
    pluginTimes: new Map(),
    missing: new Map(),
    tasks: [],
  };
}

/** The start of a syntax node as a place. */
export function placeOf(node: { position?: { start: { line: number; column: number } } }): Place {
  return node.position ? { line: node.position.start.line, column: node.position.start.column } : {};
}

/** A thrown value as a problem at a place; errors of the author's own code keep their message. */
export function problemOf(error: unknown, file: string, place: Place): Problem {
  const isElsewhere = error instanceof MdxError && error.place !== undefined;
  const at = { severity: "error" as const, file, ...(isElsewhere ? error.place : place) };
  if (error instanceof MdxError) return { ...at, message: error.message, remedy: error.remedy, choices: error.choices };
  const message = messageOf(error);
  const hook = /\b(use[A-Z]\w*) is not defined/.exec(message)?.[1];
  if (hook === "useBaseUrl")
    return { ...at, message: `The function '${hook}' is not imported.`, remedy: BASE_URL_REMEDY };
  if (hook) {
    return { ...at, message: `The hook '${hook}' cannot run in content.`, remedy: HOOK_REMEDY };
  }
  const component = throwingComponent(error);
  const failed = `${component ? `component '${component}'` : "expression"} failed: ${message}`;
  return { ...at, message: `The ${failed}.`, remedy: failureRemedy(message, component) };
}

const BASE_URL_REMEDY =
  "Write the path alone, which gets the base URL by itself, or `import useBaseUrl from '@docusaurus/useBaseUrl'`.";

function failureRemedy(message: string, component: string | undefined): string {
  if (/^(?:window|document|navigator|location|\w+Storage) is not defined$/.test(message))
    return "Content is made at build, without a browser: import a component that asks for this in an effect or a handler.";
  return component === undefined
    ? "Mend the JavaScript, or escape the brace as `\\{` if it is meant as text."
    : "Mend the component, or give it the props that it needs.";
}

/** The problem behind an error that a file's text raised before it ran: at its place, where that is known. */
export function syntaxProblem(error: unknown, file: string): Problem {
  if (!(error instanceof MdxSyntaxError)) return problemOf(error, file, {});
  return { severity: "error", file, ...error.place, message: error.message, remedy: error.remedy };
}
