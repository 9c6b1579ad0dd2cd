import vm from "node:vm";
import { Steps } from "./steps";

/** What reaches the terminal; the other methods of a console do nothing. */
const CONSOLE_METHODS = ["log", "info", "warn", "error", "debug"] as const;

/** What a page asks to be done after it is made: nothing waits for that, as in any program that makes HTML. */
const LATER = { queueMicrotask: () => undefined };

const MAKERS = new vm.Script("({ object: () => ({}), array: () => [], console })");

type Globals = { context: vm.Context; object: () => Record<string, unknown>; array: () => unknown[] };

/**
 * The JavaScript of one page, its partials and its modules: globals of their own, made when the first code runs, and
 * the count of steps.
 */
export class PageScripts {
  readonly steps = new Steps();
  #globals?: Globals;

  /** Runs a script among the page's globals, and returns its value. */
  run(script: vm.Script): unknown {
    this.#globals ??= openGlobals();
    return script.runInContext(this.#globals.context);
  }

  /**
   * Data of the compiler, copied into objects and arrays that belong to the page's globals: what a page does to their
   * prototypes stays in the page.
   * Other values, and all of them where no code has run, stay as they are.
   */
  adopt<T>(value: T): T {
    return this.#globals ? (adopted(value, this.#globals, new Map()) as T) : value;
  }
}

function openGlobals(): Globals {
  const { NODE_ENV } = process.env;
  const shared = { URL, URLSearchParams, TextEncoder, TextDecoder, Buffer, structuredClone, atob, btoa };
  const context = vm.createContext(Object.assign(Object.create(null) as object, shared, LATER));
  const made = MAKERS.runInContext(context) as Omit<Globals, "context"> & { console: Console };
  for (const name of CONSOLE_METHODS) made.console[name] = (...values: unknown[]) => console[name](...values);
  const globals = { context, object: made.object, array: made.array };
  context.process = adopted({ env: { NODE_ENV } }, globals, new Map());
  return globals;
}

function adopted(value: unknown, globals: Globals, known: Map<object, unknown>): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (known.has(value)) return known.get(value);
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === Array.prototype) {
    const copy = globals.array();
    known.set(value, copy);
    for (const item of value as unknown[]) copy[copy.length] = adopted(item, globals, known);
    return copy;
  }
  if (prototype !== Object.prototype) return value;
  const copy = globals.object();
  known.set(value, copy);
  for (const [key, item] of Object.entries(value)) {
    // By definition, not by assignment: a key may be named `__proto__`.
    Object.defineProperty(copy, key, {
      value: adopted(item, globals, known),
      configurable: true,
      enumerable: true,
      writable: true,
    });
  }
  return copy;
}
