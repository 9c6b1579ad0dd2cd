import { isUnspaced } from "./unspaced-scripts";

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/**
 * The number of words in a text, by which its reading time is told. Where a script puts no spaces between words, they
 * are those that its dictionary finds, which takes too long for any other text.
 */
export function countWords(text: string): number {
  if (!isUnspaced(text)) return text.match(WORD)?.length ?? 0;
  // What a word is depends on the script and not on the language.
  const segments = new Intl.Segmenter("en", { granularity: "word" }).segment(text);
  return [...segments].filter(({ isWordLike }) => isWordLike).length;
}
