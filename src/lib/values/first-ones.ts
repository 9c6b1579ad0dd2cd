/** How many of several things a message names. */
const NAMED = 3;

/** The first of several things in a message, and how many there are beside these: `a, b, c and 4 more`. */
export function firstOnes(all: readonly string[], most = NAMED): string {
  const { first, rest } = firstAndRest(all, most);
  return first.join(", ") + rest;
}

/** The first of several things one by one, and what a message says after them: ` and 4 more`, nothing of none. */
export function firstAndRest(all: readonly string[], most: number): { first: string[]; rest: string } {
  const more = all.length - most;
  return { first: all.slice(0, most), rest: more > 0 ? ` and ${more} more` : "" };
}
