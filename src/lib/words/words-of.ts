import { translate } from "./translate";

/** What says the words of one feature by their names, with `{name}` in them replaced by the value of that name. */
export function wordsOf<Name extends string>(words: Readonly<Record<Name, string>>) {
  return (name: Name, values?: Record<string, string | number>) => translate({ message: words[name] }, values);
}
