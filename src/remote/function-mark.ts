import { asJson, cycleWords, jsonCycle } from "../lib/values/json-cycle";

/** A program that has functions: its file, what it is started with, and a digest of all that decides what it does. */
type FunctionProgram = { program: string; start: Record<string, string>; digest: string };

/** What stands for a function in data: the program that has it, and the keys that lead to it there. */
export type FunctionMark = { $function: FunctionProgram & { keys: string[] } };

/** Calls the function of a mark, and waits for what it gives. */
export type CallFunction = (mark: FunctionMark, parameters: readonly unknown[]) => unknown;

/**
 * A copy of a site's configuration, or of another value, in which marks stand for functions, and else what JSON has for
 * it. Throws where a value holds itself, with the keys that lead there.
 */
export function withMarks(site: unknown, program: FunctionProgram): unknown {
  const cycle = jsonCycle(site);
  if (cycle) throw new Error(cycleWords(cycle, "site"));
  const marked = (value: unknown, keys: readonly string[]): unknown => {
    if (typeof value === "function") return { $function: { ...program, keys: [...keys] } } satisfies FunctionMark;
    return mapped(asJson(value, keys.at(-1) ?? ""), (inner, key) => marked(inner, [...keys, key]));
  };
  return marked(site, []);
}

/**
 * A copy of a value in which functions stand for marks. Calling one waits for the program that has it; as JSON each is
 * its mark again.
 */
export function withFunctions(value: unknown, call: CallFunction): unknown {
  if (isMark(value)) {
    const calling = (...parameters: unknown[]) => call(value, parameters);
    return Object.assign(calling, { toJSON: () => value });
  }
  return mapped(value, (inner) => withFunctions(inner, call));
}

/** Whether a value holds a mark. */
export function holdsMark(value: unknown): boolean {
  return isMark(value) || (isObject(value) && Object.values(value).some(holdsMark));
}

/** The value that keys lead to; throws where there is no function. */
export function functionAt(value: unknown, keys: readonly string[]): (...parameters: unknown[]) => unknown {
  const found = keys.reduce<unknown>((at, key) => (isObject(at) ? asJson(at[key], key) : undefined), value);
  if (typeof found !== "function") throw new Error(`There is no function '${keys.join(".")}'.`);
  return found as (...parameters: unknown[]) => unknown;
}

function mapped(value: unknown, change: (inner: unknown, key: string) => unknown): unknown {
  if (Array.isArray(value)) return value.map((inner, index) => change(inner, String(index)));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, change(inner, key)]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isMark(value: unknown): value is FunctionMark {
  return isObject(value) && isObject(value.$function);
}
