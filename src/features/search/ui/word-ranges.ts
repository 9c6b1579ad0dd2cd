import { escapedPattern } from "../../../lib/escaped-pattern";
import { isUnspaced } from "../text/unspaced-scripts";

/** A place in a text: from a character on, up to another. */
export type TextRange = { start: number; end: number };

const LETTER = /[\p{L}\p{N}_]/u;

/**
 * The places at which words stand in a text, at their beginning or as a part of a longer word that has it there;
 * capitals make no difference.
 */
export function wordRanges(text: string, words: readonly string[]): TextRange[] {
  const pattern = words
    .filter((word) => word !== "")
    .map(escapedPattern)
    .join("|");
  if (pattern === "") return [];
  return [...text.matchAll(new RegExp(pattern, "giu"))]
    .filter(({ index, 0: match }) => canBegin(match[0] ?? "", text[index - 1] ?? ""))
    .map(({ index, 0: match }) => ({ start: index, end: index + match.length }));
}

/** Whether a word can begin with a letter behind another one. */
function canBegin(letter: string, before: string): boolean {
  return !LETTER.test(letter) || !LETTER.test(before) || isUnspaced(letter);
}
