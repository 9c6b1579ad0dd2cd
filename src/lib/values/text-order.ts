/**
 * Orders texts as a dictionary of a language does, and by the numbers in them (`v2` before `v10`): for `sort`. Lists of
 * one kind go by the same order wherever they stand.
 */
export function textOrder(language: string): (a: string, b: string) => number {
  return new Intl.Collator(language, { numeric: true }).compare;
}
