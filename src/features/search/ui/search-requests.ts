import { DEFAULT_TAG } from "../../../lib/pages/search-record";
import { HIGHLIGHT_TAGS, markedParts } from "../engine/marked-parts";
import type { SearchHit, SearchParameters, SearchRequest } from "../engine/search-client";
import { nearWords } from "../engine/typing-errors";
import { isFunctionWord } from "../text/function-words";
import { writtenWords } from "../text/written-words";

const SNIPPET_WORDS = 20;
const SUGGESTIONS = 3;
/** The share of a word's letters that may differ in one that is suggested instead. */
const UNLIKE = 1 / 3;

/** What every query of the site asks for: matches between tags, and the text around the first of them. */
export const HIT_PARAMETERS = {
  ...HIGHLIGHT_TAGS,
  attributesToHighlight: ["hierarchy", "content"],
  attributesToSnippet: [`content:${SNIPPET_WORDS}`],
  snippetEllipsisText: "…",
} satisfies SearchParameters;

/** The request for a query, with parameters beside those of every query. */
export function searchRequest(indexName: string, query: string, parameters: SearchParameters): SearchRequest {
  return { indexName, params: { ...HIT_PARAMETERS, ...parameters, query } };
}

/**
 * Queries that may find something where a whole query did not: each of its words, the longest first, and beginnings of
 * the longest one.
 */
export function simplerQueries(query: string): string[] {
  const words = query.match(/[\p{L}\p{N}_-][\p{L}\p{N}\p{M}_-]*/gu) ?? [];
  const longest = [...new Set(words)].sort((one, other) => other.length - one.length).slice(0, SUGGESTIONS);
  const [word = ""] = longest;
  const letters = [...word];
  const starts = [Math.ceil(letters.length / 2), 2].map((length) => letters.slice(0, length).join(""));
  const simpler = new Set([...(words.length > 1 ? longest : []), ...starts]);
  return [...simpler].filter((other) => other !== "" && other !== query.trim());
}

/** The titles of the pages of hits that have a word of a query, or one that is spelled much like it. */
export function suggestionsOf(query: string, hits: readonly SearchHit[]): string[] {
  const asked = wordsIn(query);
  const titles = hits.flatMap(({ hierarchy: { lvl1: title }, language }) => {
    const words = wordsIn(title ?? "").sort();
    return title && asked.some((word) => !isFunctionWord(word, language) && isAmong(word, words)) ? title : [];
  });
  return [...new Set(titles)].slice(0, SUGGESTIONS);
}

function isAmong(word: string, sorted: readonly string[]): boolean {
  return sorted.includes(word) || nearWords(word, sorted, false, Math.floor(word.length * UNLIKE)).length > 0;
}

/** Whether a hit is a doc of some version. */
export function isDoc({ docusaurus_tag: tag }: SearchHit): boolean {
  return tag !== DEFAULT_TAG;
}

/** Whether every word of a query stands in a hit as it was typed, apart from the end of a word. */
export function hasAllWords({ hierarchy, content }: SearchHit, query: string): boolean {
  const text = [...Object.values(hierarchy), content].join(" ").toLowerCase();
  const words = wordsIn(query);
  return words.length > 0 && words.every((word) => text.includes(word));
}

/** A highlighted text without the tags around its matches. */
export function textWithoutMarks(highlighted: string): string {
  return markedParts(highlighted)
    .map(({ text }) => text)
    .join("");
}

function wordsIn(text: string): string[] {
  return writtenWords(text.toLowerCase());
}
