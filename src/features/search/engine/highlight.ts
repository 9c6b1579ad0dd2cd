import { rememberedTokens } from "./remembered-tokens";
import { HIGHLIGHT_TAGS } from "./marked-parts";
import type { MatchedTerms } from "./matched-terms";
import type { HighlightedText, SearchParameters } from "./search-client";

type Range = { start: number; end: number; words: string[] };
type Tags = Pick<SearchParameters, "highlightPreTag" | "highlightPostTag">;

/** A text with the query's words marked: of a word that only begins like the query's, its beginning. */
export function highlighted(text: string, terms: MatchedTerms, tags: Tags): HighlightedText {
  const ranges = rangesOf(text, terms);
  const words = [...new Set(ranges.flatMap((range) => range.words))];
  const level = words.length === 0 ? "none" : words.length < terms.words.length ? "partial" : "full";
  return { value: marked(text, ranges, tags), matchLevel: level, matchedWords: words };
}

/** The part of a text with the most of a query's words, in so many words, marked like the whole. */
export function snippet(
  text: string,
  terms: MatchedTerms,
  { words, ellipsis, ...tags }: Tags & { words: number; ellipsis: string },
): Pick<HighlightedText, "value" | "matchLevel"> {
  const all = rememberedTokens(text).filter(({ isPart }) => !isPart);
  const ranges = rangesOf(text, terms);
  const first = startOfBest(all, ranges, words);
  const [from, to] = [all[first]?.start ?? 0, all[Math.min(all.length, first + words) - 1]?.end ?? text.length];
  const isWhole = all.length <= words;
  const [start, end] = [first === 0 ? 0 : from, first + words >= all.length ? text.length : to];
  const cut = isWhole ? text : text.slice(start, end);
  const value = highlighted(cut, terms, tags);
  return {
    value: `${start > 0 && !isWhole ? ellipsis : ""}${value.value}${end < text.length && !isWhole ? ellipsis : ""}`,
    matchLevel: value.matchLevel,
  };
}

/** The number of the word with which the best part begins: the one with the most different words of the query. */
function startOfBest(all: readonly { start: number }[], ranges: readonly Range[], length: number): number {
  let best = { first: 0, count: 0 };
  let word = 0;
  for (const [index, range] of ranges.entries()) {
    // Words and ranges are in the order of the text.
    while ((all[word + 1]?.start ?? Infinity) <= range.start) word += 1;
    const first = Math.max(0, word - Math.floor(length / 4));
    const end = all[first + length]?.start ?? Infinity;
    const inside = new Set<string>();
    for (let next = index; (ranges[next]?.start ?? Infinity) < end; next += 1)
      for (const word of ranges[next]?.words ?? []) inside.add(word);
    if (inside.size > best.count) best = { first, count: inside.size };
  }
  return Math.max(0, Math.min(best.first, all.length - length));
}

function rangesOf(text: string, terms: MatchedTerms): Range[] {
  const ranges: Range[] = [];
  for (const { term, start, end } of rememberedTokens(text)) {
    const words = terms.wordsOf.get(term);
    if (!words) continue;
    const beginning = words.find((word) => term.startsWith(word) && text.slice(start, end).length === term.length);
    const last = ranges.at(-1);
    const range = { start, end: beginning === undefined ? end : start + beginning.length, words: [...words] };
    // What begins inside a mark adds its words and makes it longer: no mark inside a mark.
    if (last && start < last.end) {
      last.words.push(...words);
      last.end = Math.max(last.end, range.end);
    } else ranges.push(range);
  }
  return ranges;
}

function marked(text: string, ranges: readonly Range[], tags: Tags): string {
  const { highlightPreTag: before = HIGHLIGHT_TAGS.highlightPreTag } = tags;
  const { highlightPostTag: after = HIGHLIGHT_TAGS.highlightPostTag } = tags;
  let at = 0;
  let value = "";
  for (const { start, end } of ranges) {
    value += `${text.slice(at, start)}${before}${text.slice(start, end)}${after}`;
    at = end;
  }
  return value + text.slice(at);
}
