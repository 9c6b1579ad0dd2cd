import { tokensOf, type Token } from "../text/tokens";

/**
 * A word of a query; the last one may go on as long as the reader still types it. A signed one is a name that the query
 * also has without its sign.
 */
export type QueryWord = { term: string; isLast: boolean; isSigned?: true };

/** What is read of a query: longer ones are cut. */
const LIMIT = { characters: 512, words: 12, letters: 64 };

const SHORTEST_SIGNED = "-p".length;

/** The words of a query in their order, as often as it has them. */
export function queryPhrase(query: string): string[] {
  return wholeTokens(tokensOf(readPart(query))).map(({ term }) => term);
}

/** The words of a query, then its names with their signs; none in one of spaces, signs and pictures. */
export function queryWords(query: string): QueryWord[] {
  const text = readPart(query);
  const tokens = tokensOf(text);
  const whole = wholeTokens(tokens);
  const signed = tokens.filter(({ isSigned }) => isSigned);
  // Whoever ends a word with a space is done with it; a flag of one letter is whole.
  const last = signed.at(-1);
  const isSignedOpen = last?.end === text.length && last.term.length > SHORTEST_SIGNED;
  const isOpen = whole.at(-1)?.end === text.length && (last?.end !== text.length || isSignedOpen);
  const names = wordsOf(signed, isSignedOpen).map((word) => ({ ...word, isSigned: true as const }));
  return [...wordsOf(whole, isOpen), ...names];
}

function readPart(query: string): string {
  return query.slice(0, LIMIT.characters);
}

function wholeTokens(tokens: readonly Token[]): Token[] {
  return tokens.filter(({ isPart }) => !isPart);
}

function wordsOf(tokens: readonly Token[], isOpen: boolean): QueryWord[] {
  const terms = [...new Set(tokens.map(({ term }) => term.slice(0, LIMIT.letters)))].slice(0, LIMIT.words);
  return terms.map((term, index) => ({ term, isLast: isOpen && index === terms.length - 1 }));
}
