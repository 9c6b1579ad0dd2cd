/**
 * Throws `Invariant failed`, with the detail where one is given, unless something holds on which the site's own code
 * relies; mistakes of authors and adopters have messages of their own.
 */
export function invariant(condition: unknown, detail?: string): asserts condition {
  if (!condition) throw new Error(detail === undefined ? "Invariant failed" : `Invariant failed: ${detail}`);
}
