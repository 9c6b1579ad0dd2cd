import { tokensOf } from "../text/tokens";

/** A word of a query; the last one may go on as long as the reader still types it. */
export type QueryWord = { term: string; isLast: boolean };

/** What is read of a query: longer ones are cut. */
const LIMIT = { characters: 512, words: 12, letters: 64 };

/** The words of a query; none in one of spaces, signs and pictures. */
export function queryWords(query: string): QueryWord[] {
  const text = query.slice(0, LIMIT.characters);
  const whole = tokensOf(text).filter(({ isPart }) => !isPart);
  const terms = [...new Set(whole.map(({ term }) => term.slice(0, LIMIT.letters)))].slice(0, LIMIT.words);
  // Whoever ends a word with a space is done with it.
  const isOpen = whole.at(-1)?.end === text.length;
  return terms.map((term, index) => ({ term, isLast: isOpen && index === terms.length - 1 }));
}
