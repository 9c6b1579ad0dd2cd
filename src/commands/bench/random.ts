/** Numbers that look random and are the same at every run: each source gives its own series. */
export type Random = {
  /** A whole number from `least` to `most`, both included. */
  between: (least: number, most: number) => number;
  /** One of a list that is not empty. */
  of: <T>(items: readonly [T, ...T[]]) => T;
};

/** A source of numbers from a seed (the generator is mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return { between, of: (items) => items[between(0, items.length - 1)] ?? items[0] };
}
