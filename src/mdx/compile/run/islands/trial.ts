import type { ContentNode } from "../../../content-node";
import type { AskedKind } from "../../../docusaurus-functions";
import { FunctionProp, MdxError, messageOf, NotContent } from "../runtime";

/** Where a component comes from: the module as named from the site's root, and the path to it among its exports. */
export type Origin = { source: string; name: string };

/**
 * A component inside of one on trial that is left out: it is a part of a module that is not there, or asks for one.
 */
type Loss = { name: string; error: unknown; isPart: boolean };

/** Whether a failure may come of what only pages know. */
type Guess = { guesses: boolean };

/** How a trial ended: with content or an error, and whether what ran does something that only browsers can. */
type Outcome = { nodes: ContentNode[]; hasFailed: boolean; error?: unknown; needsBrowser: boolean };

/**
 * The outcome of a component's trial: also what it went without, whether it was given data that are empty, and whether
 * it would fail in any program that makes HTML.
 */
type ComponentOutcome = Outcome & { losses: Loss[]; assumes: boolean; failsAnywhere: boolean };

const BROWSER_NAMES = new RegExp(
  `\\b(?:${[
    "window|document|navigator|location|history|screen|self|localStorage|sessionStorage|indexedDB|fetch|performance",
    "\\w*Element|Node|Event|CustomEvent|Image|Audio|Worker|Blob|File|FileReader|FormData|Headers|Request|Response",
    "\\w*Observer|XMLHttpRequest|WebSocket|EventSource|matchMedia|customElements|getComputedStyle|crypto|alert",
    "requestAnimationFrame|requestIdleCallback|setTimeout|setInterval|AbortController|DOMParser",
  ].join("|")}) is not defined`,
);

const UNDECLARED = /^([\w$]+) is not defined$/;

/** Whether code failed by a name that neither its files nor any program declares. */
function isUndeclared(error: unknown): boolean {
  const [, name] = UNDECLARED.exec(messageOf(error)) ?? [];
  return name !== undefined && !(name in globalThis);
}

/** Whether code failed because it asked for something that only browsers have. */
export function isOfBrowser(error: unknown): boolean {
  return error instanceof NotContent || error instanceof OfNode || asksForBrowser(error);
}

function asksForBrowser(error: unknown): boolean {
  return error instanceof FunctionProp || BROWSER_NAMES.test(messageOf(error));
}

/** The mistake of a package that asks for a module of Node's: for browsers it may have another file, without that. */
export class OfNode extends MdxError {}

/** A mistake that browsers make, too: asking for the doc of a page that is none, or for a module that is refused. */
export class LastingMistake extends MdxError {}

/**
 * Tries components that content imports: they run at build, and what they ask of React or of a browser meanwhile
 * decides whether that is all there is to them.
 */
export class Trial {
  readonly #origins = new WeakMap<object, Origin>();
  readonly #contents = new Map<string, ContentNode[]>();
  readonly #inline = new WeakMap<object, () => Origin>();
  #running?: Pick<ComponentOutcome, "needsBrowser" | "losses" | "assumes"> & Guess & { isExact: boolean };
  #observed?: { needsBrowser: boolean } & Guess;
  readonly #page: { file: string; otherKinds: readonly AskedKind[] };

  /** Begins for a page by its file, and the kinds of pages of which it is known to be none. */
  constructor(file: string, otherKinds: readonly AskedKind[]) {
    this.#page = { file, otherKinds };
  }

  /** Notes the components among what a module exports, also those in an object that it exports. */
  note(exports: Readonly<Record<string, unknown>>, source: string): void {
    const entries = Object.entries(exports);
    for (const [name, value] of entries) this.noteOne(value, { source, name });
    for (const [name, value] of entries) {
      if (typeof value !== "object" || value === null || Array.isArray(value)) continue;
      for (const [inner, part] of Object.entries(value)) this.noteOne(part, { source, name: `${name}.${inner}` });
    }
  }

  /** Notes where a component comes from; other values come from nowhere. */
  noteOne(component: unknown, origin: Origin): void {
    if (typeof component === "function" && !this.#origins.has(component)) this.#origins.set(component, origin);
  }

  /** Notes a component that a content file declares, and what makes a module of it. */
  noteInline(component: object, origin: () => Origin): void {
    this.#inline.set(component, origin);
  }

  inlineOf(component: object): (() => Origin) | undefined {
    return this.#inline.get(component);
  }

  originOf(component: object): Origin | undefined {
    return this.#origins.get(component);
  }

  get isRunning(): boolean {
    return this.#running !== undefined;
  }

  /** Whether a part of a content file is looked at. */
  get isObserved(): boolean {
    return this.#observed !== undefined;
  }

  /**
   * Notes that the component on trial, or else the part of a file, does what only a browser can; false where no
   * component is on trial. What is `exact` gives at build what it gives wherever HTML is made.
   */
  mark(exact = false): boolean {
    const current = this.#running ?? this.#observed;
    if (current) current.needsBrowser = true;
    if (this.#running && !exact) this.#running.isExact = false;
    return this.isRunning;
  }

  /** The same of what asks for data that only pages have: a component on trial goes on with empty ones. */
  assume(): boolean {
    if (this.#running) this.#running.assumes = true;
    return this.mark();
  }

  /** Notes that a failure may come of data that only pages have: browsers try again. */
  guess(): void {
    const current = this.#running ?? this.#observed;
    if (current) current.guesses = true;
  }

  /** Refuses a hook that only docs or posts can answer, where the page is none. */
  askFor(kind: AskedKind, hook: string): void {
    const { file, otherKinds } = this.#page;
    if (!otherKinds.includes(kind)) return;
    throw new LastingMistake(
      `\`${hook}\` is for ${kind}s, and '${file}' is none`,
      `Use the component in ${kind}s alone, or give it as props what it asks for.`,
    );
  }

  /** Notes what the component on trial goes without. */
  lose(loss: Loss): void {
    this.#running?.losses.push(loss);
  }

  /** Notes the content of a file that the component on trial shows. */
  noteContent(file: string, nodes: ContentNode[]): void {
    this.#contents.set(file, nodes);
  }

  /** The content of a file that the last component on trial has shown. */
  contentOf(file: string): ContentNode[] | undefined {
    return this.#contents.get(file);
  }

  /** Runs a part of a content file; what components on trial do meanwhile is theirs. */
  observe(action: () => ContentNode[]): Outcome {
    const [outer, observed] = [this.#observed, { needsBrowser: false, guesses: false }];
    this.#observed = observed;
    try {
      return { nodes: action(), hasFailed: false, needsBrowser: observed.needsBrowser };
    } catch (error) {
      const needsBrowser = observed.needsBrowser || observed.guesses || asksForBrowser(error);
      return { nodes: [], hasFailed: true, error, needsBrowser };
    } finally {
      this.#observed = outer;
    }
  }

  /** Runs a component. */
  run(action: () => ContentNode[]): ComponentOutcome {
    const running = { needsBrowser: false, guesses: false, losses: [], assumes: false, isExact: true };
    this.#running = running;
    this.#contents.clear();
    try {
      const nodes = action();
      return { ...running, nodes, hasFailed: false, failsAnywhere: false };
    } catch (error) {
      return {
        ...running,
        nodes: [],
        hasFailed: true,
        error,
        needsBrowser: running.needsBrowser || running.guesses || isOfBrowser(error),
        failsAnywhere: !isOfBrowser(error) && !running.guesses && (running.isExact || isUndeclared(error)),
      };
    } finally {
      this.#running = undefined;
    }
  }
}
