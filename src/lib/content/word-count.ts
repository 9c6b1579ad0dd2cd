import { isUnspaced } from "./unspaced-scripts";

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/**
 * The number of words in a text, by which its reading time is told. Where a script puts no spaces between words, they
 * are those that its dictionary finds, which takes too long for any other text.
 */
export function countWords(text: string): number {
  if (!isUnspaced(text)) return text.match(WORD)?.length ?? 0;
  return [...wordSegments(text)].filter(({ isWordLike }) => isWordLike).length;
}

/** A text divided into words and what stands between them, by dictionaries where a script puts no spaces there. */
export function wordSegments(text: string): Intl.Segments {
  // What a word is depends on the script and not on the language.
  return new Intl.Segmenter("en", { granularity: "word" }).segment(text);
}
