import type { SearchedPage } from "../records/searched-page";
import { rememberedTokens } from "./remembered-tokens";
import { NO_WORDS, type MatchedTerms } from "./matched-terms";

/** What a heading counts beside a title. */
const HEADING = 0.7;

/**
 * How close a query comes to the name of a page or one of its headings, from 0 to 1: 1 where all words of the one are
 * all words of the other, and where a heading has the `phrase`, the query's words as they were typed. `terms.words` are
 * those that a name must have; others that it has are no words too many.
 */
export function closenessOf(
  { title, label, sections }: SearchedPage,
  terms: MatchedTerms,
  phrase: readonly string[],
): number {
  const names = [title, ...(label === undefined ? [] : [label])].map((name) => similarity(name, terms));
  const headings = sections
    .filter(({ level }) => level > 1)
    .map(({ heading }) => (holds(heading, phrase) ? 1 : similarity(heading, terms) * HEADING));
  return Math.max(0, ...names, ...headings);
}

/** The share of a query's words that a text has, less where the text has many others. */
function similarity(text: string, terms: MatchedTerms): number {
  const words = new Set<string>();
  let count = 0;
  let matched = 0;
  let length = 1;
  let end = 0;
  for (const token of rememberedTokens(text)) {
    const own = terms.wordsOf.get(token.term) ?? NO_WORDS;
    for (const word of own) if (terms.words.includes(word)) words.add(word);
    if (!token.isPart) {
      count += 1;
      length = token.end - token.start;
    }
    // A name of several words counts once: its parts are as much of it as they are long.
    if (own.length > 0 && token.start >= end) {
      matched += (token.end - token.start) / length;
      end = token.end;
    }
  }
  const asked = terms.words.length;
  return count === 0 || asked === 0 ? 0 : (words.size / asked) * Math.sqrt(Math.min(1, matched / count));
}

/** Whether several words are side by side, in their order, in a text. */
function holds(text: string, phrase: readonly string[]): boolean {
  const words = rememberedTokens(text).flatMap(({ term, isPart }) => (isPart ? [] : [term]));
  return phrase.length > 1 && words.some((_, at) => phrase.every((word, index) => words[at + index] === word));
}
