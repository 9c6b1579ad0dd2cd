/** What a route cannot have: signs that end a path in an address, and escapes, which stand for other signs there. */
const SIGN = /[#?]|(?:%[\da-f]{2})+|%/i;

/** The first part of a route by which no link leads to its page; undefined for a route to which links lead. */
export function unreachableSign(route: string): string | undefined {
  return SIGN.exec(route)?.[0];
}
