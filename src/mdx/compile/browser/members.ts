import { nearestFirst } from "../../../lib/problem";
import { MdxError } from "../run/runtime";

/** The methods that code may call: none of them reaches further than the values that it is called with. */
const METHODS: Record<string, readonly string[]> = {
  array: [
    "map",
    "filter",
    "join",
    "slice",
    "concat",
    "includes",
    "indexOf",
    "find",
    "some",
    "every",
    "reduce",
    "flat",
    "flatMap",
    "at",
    "toSorted",
    "toReversed",
    "entries",
    "keys",
  ],
  string: [
    "toUpperCase",
    "toLowerCase",
    "trim",
    "slice",
    "split",
    "includes",
    "startsWith",
    "endsWith",
    "padStart",
    "padEnd",
    "replaceAll",
    "at",
    "charAt",
    "indexOf",
  ],
  number: ["toFixed", "toLocaleString"],
};

/** The property of a value: one of its own, or the length of a text; throws MdxError for a property of nothing. */
export function memberOf(value: unknown, key: PropertyKey, isOptional = false): unknown {
  if (value === null || value === undefined) {
    if (isOptional) return undefined;
    throw new MdxError(
      `Cannot read '${String(key)}' of ${String(value)}.`,
      "Correct the name before the dot, or write `?.`.",
    );
  }
  if (typeof value === "string" && (key === "length" || /^\d+$/.test(String(key)))) return value[key as number];
  return typeof value === "object" && Object.hasOwn(value, key)
    ? (value as Record<PropertyKey, unknown>)[key]
    : undefined;
}

/** What a method returns; throws MdxError for a method not known here. */
export function callMethod(value: unknown, key: PropertyKey, values: unknown[]): unknown {
  const own = memberOf(value, key);
  if (typeof own === "function") return (own as (...args: unknown[]) => unknown)(...values);
  const kind = Array.isArray(value) ? "array" : typeof value;
  const known = METHODS[kind] ?? [];
  const name = String(key);
  if (!known.includes(name))
    throw new MdxError(
      `This editor does not run the method '${name}'; a build does.`,
      `Call one that it knows.`,
      nearestFirst(name, known),
    );
  const method = (value as Record<string, (...args: unknown[]) => unknown>)[name];
  const result = method?.apply(value, values);
  return kind === "array" && (name === "entries" || name === "keys") ? [...(result as Iterable<unknown>)] : result;
}
