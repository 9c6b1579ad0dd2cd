import { MdxError, type FilePlace } from "./runtime";

/**
 * How many steps the JavaScript of one page may take, a step being a round of a loop or a call of a function.
 * An engine takes them in well below a second, and what a loop gathers in so many still fits into memory; no page of
 * this site takes a hundred.
 */
export const STEP_LIMIT = 10_000_000;

/** The kinds of what is counted: the call of a function, a round of a loop, and the beginning of a loop. */
export const STEP = { call: 0, round: 1, entry: 2 } as const;

/** What counted code calls with the place of the loop or function (both 1-based) and one of the kinds. */
type Step = (line: number, column: number, kind: number) => void;

/** A place of counted code as a place of the source that its author wrote. */
export type Locate = (line: number, column: number) => FilePlace;

type Seen = { place: FilePlace; counts: [calls: number, rounds: number, entries: number] };

/**
 * How many steps before the limit are kept apart by their places, to tell a loop that does not end from one that it
 * runs again and again.
 */
const OBSERVED = 100_000;

/** Counts the steps of a page's JavaScript, so that endless code is stopped after the same step on every machine. */
export class Steps {
  /** How many steps there have been. */
  count = 0;
  /** What was thrown at the limit: code may have caught it. */
  failure?: MdxError;
  #last?: { line: number; column: number; locate: Locate };
  readonly #seen = new Map<string, Seen>();

  /** A counter for the code of one source; it throws MdxError at the limit and at every step after it. */
  counterOf(locate: Locate): Step {
    const last = { line: 0, column: 0, locate };
    return (line, column, kind) => {
      this.count += 1;
      last.line = line;
      last.column = column;
      this.#last = last;
      if (this.count > STEP_LIMIT - OBSERVED) this.#observe(kind);
    };
  }

  /**
   * An error of counted code, the overflow of the call stack with the function at its top; `since` is the count before
   * the code ran.
   */
  explained(error: unknown, since: number): unknown {
    const { name, message } = (error ?? {}) as { name?: unknown; message?: unknown };
    if (name !== "RangeError" || !/call stack/.test(String(message)) || this.count === since) return error;
    return new MdxError(
      "The function calls itself too often, directly or through others: the call stack is full.",
      "Give the recursion a condition that ends it.",
      [],
      this.#last?.locate(this.#last.line, this.#last.column),
    );
  }

  #observe(kind: number): void {
    if (this.failure) throw this.failure;
    const { line = 0, column = 0, locate } = this.#last ?? {};
    const place = locate?.(line, column) ?? {};
    const key = `${place.file}:${line}:${column}`;
    const seen = this.#seen.get(key) ?? { place, counts: [0, 0, 0] };
    seen.counts[kind as 0] += 1;
    this.#seen.set(key, seen);
    if (this.count < STEP_LIMIT) return;
    this.failure = endless([...this.#seen.values()]);
    throw this.failure;
  }
}

/** The loop that goes on without having begun lately, or, where there is none, the function that is called most. */
function endless(seen: readonly Seen[]): MdxError {
  const most = (kind: number, from: readonly Seen[]) =>
    from.reduce<Seen | undefined>(
      (best, one) => ((one.counts[kind] ?? 0) > (best?.counts[kind] ?? 0) ? one : best),
      undefined,
    );
  const loop = most(
    STEP.round,
    seen.filter(({ counts }) => counts[STEP.entry] === 0),
  );
  const call = loop ? undefined : most(STEP.call, seen);
  const culprit = loop ?? call ?? most(STEP.round, seen);
  const what = culprit === call ? "function" : "loop";
  return new MdxError(
    `The ${what} does not end: the JavaScript of the page takes more than ${STEP_LIMIT.toLocaleString("en")} steps.`,
    `Give the ${what} a condition that ends it; prepare large data outside content, and import the result.`,
    [],
    culprit?.place,
  );
}
