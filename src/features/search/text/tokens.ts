import { folded } from "../../../lib/content/folded";
import { isUnspaced, UNSPACED } from "../../../lib/content/unspaced-scripts";

/**
 * A word of a text: as it is searched, where it stands, and whether it says again what other words say. That is a part
 * of a longer name, or a name with the sign before it, such as `--port`, which `isSigned` marks.
 */
export type Token = { term: string; start: number; end: number; isPart: boolean; isSigned?: true };

/**
 * Versions such as `3.3.2` are one word, with or without a `v`; all else breaks at what is no letter and no digit. A
 * mark belongs to the letter before it: one behind a sign, as in many pictures, is no word.
 */
const WORD = /(?<![\p{L}\p{N}])v?(\p{Nd}+(?:\.\p{Nd}+)+)(?![\p{L}\p{N}])|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
/** Flags of commands, variables of styles and of an environment, with the signs by which they are written. */
const SIGNED = /(?<![\p{L}\p{N}_$-])(?:--?\p{L}[\p{L}\p{N}]*(?:-[\p{L}\p{N}]+)*|\$_*\p{Lu}[\p{Lu}\p{N}_]*)/gu;
/** Where a name such as `onBrokenLinks` or `MDXProvider` has its seams. */
const SEAM = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
/** What a name of several words has, wherever its seams are: most words need no closer look. */
const INNER_CAPITAL = /.\p{Lu}/u;
/** A run of letters of scripts without spaces between words, or of others. */
const RUNS = new RegExp(`([${UNSPACED}][${UNSPACED}\\p{M}]*)|[^${UNSPACED}]+`, "gu");
/** A letter with the marks above and below it. */
const LETTERS = /\P{M}\p{M}*/gu;

/**
 * The words of a text in their order; behind a name of several words stand these words too, and before a name that has
 * a sign the name with it. Where a script has no spaces between words, each two letters that stand side by side are
 * one: dictionaries differ from browser to browser.
 */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  const signed = text.matchAll(SIGNED);
  let next = signed.next().value;
  for (const match of text.matchAll(WORD)) {
    const [word, version] = match;
    const { index } = match;
    if (next && next.index < index) {
      const { 0: name, index: start } = next;
      tokens.push({ term: folded(name), start, end: start + name.length, isPart: true, isSigned: true });
      next = signed.next().value;
    }
    if (isUnspaced(word)) {
      tokens.push(...unspacedTokens(word, index));
      continue;
    }
    tokens.push({ term: folded(version ?? word), start: index, end: index + word.length, isPart: false });
    if (version === undefined && INNER_CAPITAL.test(word)) tokens.push(...partsOf(word, index));
  }
  return tokens;
}

function partsOf(word: string, start: number): Token[] {
  const parts = word.split(SEAM);
  if (parts.length === 1) return [];
  const end = start + word.length;
  let at = start;
  return parts.flatMap((part, index) => {
    const from = at;
    at += part.length;
    const own = { term: folded(part), start: from, end: at, isPart: true };
    // The end of a longer name is how readers remember it: `brokenlinks` for `onBrokenLinks`.
    const isEnd = index > 0 && index < parts.length - 1;
    return isEnd ? [own, { term: folded(word.slice(from - start)), start: from, end, isPart: true }] : [own];
  });
}

function unspacedTokens(word: string, from: number): Token[] {
  return [...word.matchAll(RUNS)].flatMap(({ 0: run, 1: unspaced, index }) =>
    (unspaced === undefined ? tokensOf(run) : pairsOf(run)).map(({ start, end, ...token }) => ({
      ...token,
      start: from + index + start,
      end: from + index + end,
    })),
  );
}

/** Each two letters of a run that stand side by side; a letter that stands alone, but for one that is only a mark. */
function pairsOf(run: string): Token[] {
  const letters = [...run.matchAll(LETTERS)];
  const pairs =
    letters.length === 1 ? [[letters[0], letters[0]]] : letters.slice(1).map((letter, at) => [letters[at], letter]);
  return pairs.flatMap(([first, last]) => {
    const [start, end] = [first?.index ?? 0, (last?.index ?? 0) + (last?.[0].length ?? 0)];
    const term = folded(run.slice(start, end));
    return term === "" ? [] : [{ term, start, end, isPart: false }];
  });
}
