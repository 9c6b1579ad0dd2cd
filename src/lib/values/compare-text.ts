/** Orders texts by their characters' codes, on every machine alike: for `sort`. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
