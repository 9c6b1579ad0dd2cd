/** How items that are shown are compared with those that were there. */
type Comparison<Item> = {
  /** Whether both say the same. */
  isSame: (shown: unknown, item: Item) => boolean;
  /** How much both have in common, from 0. */
  likeness: (shown: unknown, item: Item) => number;
};

/**
 * For each item that is shown the one of before that it is, undefined for a new one: first those that say the same;
 * then, between two of these, those with most in common, else in their order; then those at the same place of as long a
 * list.
 */
export function matchedItems<Item>(
  items: readonly Item[],
  shown: readonly unknown[],
  { isSame, likeness }: Comparison<Item>,
): (Item | undefined)[] {
  const left = new Set(items);
  const taken = (item: Item | undefined) => (item !== undefined && left.delete(item) ? item : undefined);
  const matches = shown.map((one) => taken([...left].find((item) => isSame(one, item))));
  for (const { places, between } of gapsOf(items, matches)) {
    const pairs = places.flatMap((place) =>
      between.map((item) => ({ place, item, like: likeness(shown[place], item) })),
    );
    for (const { place, item } of pairs.sort((one, other) => other.like - one.like)) matches[place] ??= taken(item);
  }
  if (items.length !== shown.length) return matches;
  return matches.map((match, place) => match ?? taken(items[place]));
}

/** Places of items without a match, side by side, with the items of before between the matches around them. */
function gapsOf<Item>(items: readonly Item[], matches: readonly (Item | undefined)[]) {
  const known = matches.flatMap((match, place) => (match === undefined ? [] : [{ place, at: items.indexOf(match) }]));
  const ends = [{ place: -1, at: -1 }, ...known, { place: matches.length, at: items.length }];
  return ends.slice(1).map(({ place, at }, index) => {
    const before = ends[index] ?? { place: -1, at: -1 };
    const places = Array.from({ length: place - before.place - 1 }, (_, step) => before.place + 1 + step);
    return { places, between: items.slice(before.at + 1, Math.max(at, before.at + 1)) };
  });
}
