/**
 * Letters of scripts that put no spaces between words, for a class of a regular expression: Chinese, Japanese, Thai,
 * Lao, Khmer and Burmese.
 */
export const UNSPACED = String.raw`\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}`;

const ASCII = /^[\0-\x7F]*$/;
const HAS_UNSPACED = new RegExp(`[${UNSPACED}]`, "u");

/** Whether a text has letters of such a script: words begin anywhere there. */
export function isUnspaced(text: string): boolean {
  return !ASCII.test(text) && HAS_UNSPACED.test(text);
}
