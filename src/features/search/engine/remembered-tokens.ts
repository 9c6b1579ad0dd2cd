import { tokensOf, type Token } from "../text/tokens";

/** Texts whose words are kept: those of some hundred pages. */
const KEPT = 5000;

const kept = new Map<string, readonly Token[]>();

/**
 * The words of a text of a page, which are kept for a while: as long as a reader types, one query after another finds
 * the same pages, and to read their texts anew took most of the time of a query.
 */
export function rememberedTokens(text: string): readonly Token[] {
  let tokens = kept.get(text);
  if (!tokens) {
    if (kept.size >= KEPT) kept.clear();
    kept.set(text, (tokens = tokensOf(text)));
  }
  return tokens;
}
