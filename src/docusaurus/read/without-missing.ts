import { isMissing } from "../done-plugins";
import { classicOptionsIn, isAroundClassic } from "../plugins";

/**
 * A configuration without what stands for packages that are not installed, be it as a value or by its path (`stub`):
 * keys that have it, entries of lists, and plugins with their options, but for presets around the classic one, whose
 * options say all. What is no plain object or list stays as it is.
 */
export function withoutMissing(value: unknown, stub: string): unknown {
  const isGone = (entry: unknown) => isMissing(entry) || entry === stub;
  // A value may hold itself.
  const copies = new Map<unknown, unknown>();
  const without = (inner: unknown): unknown => {
    if (copies.has(inner)) return copies.get(inner);
    if (Array.isArray(inner)) {
      const isClassic = classicOptionsIn(inner);
      const isGonePlugin = (entry: unknown) =>
        Array.isArray(entry) && entry.length <= 2 && isGone(entry[0]) && !isClassic(entry[1]);
      const kept = inner.filter(
        (entry, index) =>
          !isGonePlugin(entry) && (!isGone(entry) || (index === 0 && !isGone(inner[1]) && isAroundClassic(inner[1]))),
      );
      const list: unknown[] = [];
      copies.set(inner, list);
      list.push(...kept.map(without));
      return list;
    }
    if (!isPlain(inner)) return inner;
    const kept = Object.entries(inner).filter(([, entry]) => !isGone(entry));
    const copy: Record<string, unknown> = {};
    copies.set(inner, copy);
    for (const [key, entry] of kept) copy[key] = without(entry);
    return copy;
  };
  return without(value);
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  // That of objects, also of another realm.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
