import { escapedPattern } from "../../../lib/values/escaped-pattern";
import { isUnspaced } from "../../../lib/content/unspaced-scripts";

/** A place in a text: from a character on, up to another. */
type TextRange = { start: number; end: number };

/** What words are made of, with the marks on letters; those on signs choose a picture. */
const LETTER = /(?![\uFE0E\uFE0F])[\p{L}\p{N}\p{M}_]/u;

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
    .filter(({ index, 0: match }) => canBegin([...match][0] ?? "", letterBefore(text, index)))
    .map(({ index, 0: match }) => ({ start: index, end: index + match.length }));
}

/** The character that ends at a place of a text, whose code may have two units; empty at its beginning. */
function letterBefore(text: string, index: number): string {
  return Array.from(text.slice(Math.max(0, index - 2), index)).at(-1) ?? "";
}

/** Whether a word can begin with a letter behind another one. */
function canBegin(letter: string, before: string): boolean {
  return !LETTER.test(letter) || !LETTER.test(before) || isUnspaced(letter);
}
