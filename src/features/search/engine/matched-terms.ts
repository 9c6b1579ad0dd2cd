import { addTo } from "../../../lib/values/add-to";

/** The words of a query, in its spelling, and by each term of the index the words that it stands for. */
export type MatchedTerms = { words: readonly string[]; wordsOf: ReadonlyMap<string, readonly string[]> };

/** Turns words with their terms into terms with their words, by which texts are read. */
export function matchedTerms(entries: Iterable<readonly [word: string, terms: Iterable<string>]>): MatchedTerms {
  const words = new Set<string>();
  const wordsOf = new Map<string, string[]>();
  for (const [word, terms] of entries) {
    words.add(word);
    for (const term of new Set([word, ...terms])) addTo(wordsOf, term, word);
  }
  return { words: [...words], wordsOf };
}

/** What words a term stands for where it stands for none. */
export const NO_WORDS: readonly string[] = [];
