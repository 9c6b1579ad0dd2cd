/** Where a value holds itself: the keys that lead there, and those that lead to what it is, none for the whole. */
type JsonCycle = { keys: readonly string[]; whole: readonly string[] };

/** What JSON takes in the place of a value that says so itself, such as a date or an address. */
export function asJson(value: unknown, key: string): unknown {
  const { toJSON } = Object(value) as { toJSON?: unknown };
  return typeof value === "object" && typeof toJSON === "function" ? (toJSON.call(value, key) as unknown) : value;
}

/** The first place at which a value that is to become JSON holds itself; undefined where it has an end. */
export function jsonCycle(value: unknown): JsonCycle | undefined {
  const cycleIn = (given: unknown, keys: readonly string[], around: readonly unknown[]): JsonCycle | undefined => {
    const at = asJson(given, keys.at(-1) ?? "");
    if (typeof at !== "object" || at === null) return undefined;
    const first = around.indexOf(at);
    if (first >= 0) return { keys, whole: keys.slice(0, first) };
    for (const [key, inner] of Object.entries(at)) {
      const found = cycleIn(inner, [...keys, key], [...around, at]);
      if (found) return found;
    }
    return undefined;
  };
  return cycleIn(value, [], []);
}

/** What is said of such a place to the author of the value, and what to do; `name` is that of the whole. */
export function cycleWords({ keys, whole }: JsonCycle, name: string): string {
  const named = (path: readonly string[]) => `'${[name, ...path].join(".")}'`;
  return `${named(keys)} is ${named(whole)}, in which it stands: data that hold themselves have no end.\n  → Leave it out, or write there what tells the value, such as its name.`;
}
