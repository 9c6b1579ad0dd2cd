/** How many of several things a message names. */
const NAMED = 3;

/** The first of several things in a message, and how many there are beside these: `a, b, c and 4 more`. */
export function firstOnes(all: readonly string[], most = NAMED): string {
  const rest = all.length - most;
  return all.slice(0, most).join(", ") + (rest > 0 ? ` and ${rest} more` : "");
}
