/**
 * What decides what a bundler makes by its settings, as text: functions and patterns as they are written, of instances
 * of classes only plain values.
 */
export function settingsKey(settings: unknown): string {
  const above = new Set<unknown>();
  return JSON.stringify(plainOf(settings, above));
}

function plainOf(value: unknown, above: Set<unknown>): unknown {
  if (typeof value === "function" || value instanceof RegExp) return String(value);
  if (typeof value !== "object" || value === null) return value;
  // What holds what holds it is a part of a running bundler.
  if (above.has(value)) return undefined;
  above.add(value);
  const plain = Array.isArray(value) ? value.map((item) => plainOf(item, above)) : plainFields(value, above);
  above.delete(value);
  return plain;
}

function plainFields(value: object, above: Set<unknown>): object {
  const isInstance = !isPlain(value);
  const entries = Object.entries(value).flatMap(([name, field]): [string, unknown][] =>
    isInstance && typeof field === "object" && !isPlain(field) ? [] : [[name, plainOf(field, above)]],
  );
  return { ...(isInstance && { class: value.constructor.name }), ...Object.fromEntries(entries) };
}

function isPlain(value: unknown): boolean {
  if (value === null || Array.isArray(value) || value instanceof RegExp) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
