/** How many hits count: what comes later is not found. */
const DEPTH = 10;

/** One divided by the rank of the first page that answers among those found; 0 where none of the first ten does. */
export function reciprocalRank(found: readonly string[], answers: readonly string[]): number {
  const index = [...new Set(found)].slice(0, DEPTH).findIndex((page) => answers.includes(page));
  return index < 0 ? 0 : 1 / (index + 1);
}

/** The mean of numbers; 0 for none. */
export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
