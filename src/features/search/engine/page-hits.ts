import { HIERARCHY_LEVELS, type SearchRecord } from "../../../lib/pages/search-record";
import { recordsOf, type SearchedPage } from "../records/searched-page";
import { rememberedTokens } from "./remembered-tokens";
import { highlighted, snippet } from "./highlight";
import { NO_WORDS, type MatchedTerms } from "./matched-terms";
import { HITS_PER_PAGE_OF_SITE, type SearchHit, type SearchParameters } from "./search-client";

const SNIPPET_WORDS = 20;
const ELLIPSIS = "…";

/** The hits of a page that a query finds: its best records, each part of the page once; at least the page itself. */
export function hitsOfPage(page: SearchedPage, terms: MatchedTerms, parameters: SearchParameters): SearchHit[] {
  const scored = recordsOf(page)
    .map((record) => ({ record, score: scoreOf(record, terms) }))
    .sort((a, b) => b.score - a.score || a.record.weight.position - b.record.weight.position);
  const best = new Map<string, SearchRecord>();
  for (const { record, score } of scored) {
    const isNew = !best.has(record.url) && best.size < HITS_PER_PAGE_OF_SITE;
    if (isNew && (score > 0 || best.size === 0)) best.set(record.url, record);
  }
  return [...best.values()].map((record) => hitOf(record, terms, parameters));
}

/** What words count at the end of a record's hierarchy, in its text, and in the headings above it. */
const SCORES = { own: 4, content: 2, above: 0.5 };

function scoreOf({ type, hierarchy, content }: SearchRecord, terms: MatchedTerms): number {
  const headings = HIERARCHY_LEVELS.slice(1).flatMap((level) => hierarchy[level] ?? []);
  const own = type === "content" ? content : headings.at(-1);
  const above = type === "content" ? headings : headings.slice(0, -1);
  const inOwn = wordsIn(own ?? "", terms);
  if (inOwn.size === 0) return 0;
  const inAbove = new Set(above.slice(1).flatMap((heading) => [...wordsIn(heading, terms)]));
  const length = type === "content" ? 1 : 1 / Math.max(1, rememberedTokens(own ?? "").length) ** 0.4;
  return inOwn.size * (type === "content" ? SCORES.content : SCORES.own * length) + inAbove.size * SCORES.above;
}

function wordsIn(text: string, terms: MatchedTerms): Set<string> {
  const found = new Set<string>();
  for (const { term } of rememberedTokens(text))
    for (const word of terms.wordsOf.get(term) ?? NO_WORDS) found.add(word);
  return found;
}

function hitOf(record: SearchRecord, terms: MatchedTerms, parameters: SearchParameters): SearchHit {
  const { highlightPreTag, highlightPostTag, snippetEllipsisText: ellipsis = ELLIPSIS } = parameters;
  const tags = { highlightPreTag, highlightPostTag };
  const hierarchy = Object.fromEntries(
    HIERARCHY_LEVELS.flatMap((level) => {
      const text = record.hierarchy[level];
      return text === null ? [] : [[level, highlighted(text, terms, tags)]];
    }),
  );
  const { content } = record;
  const words = snippetWords(parameters);
  return {
    ...record,
    _highlightResult: { hierarchy, ...(content !== null && { content: highlighted(content, terms, tags) }) },
    _snippetResult: content === null ? {} : { content: snippet(content, terms, { ...tags, words, ellipsis }) },
  };
}

function snippetWords({ attributesToSnippet = [] }: SearchParameters): number {
  const asked = attributesToSnippet.find((attribute) => attribute.startsWith("content:"));
  return Number(asked?.split(":")[1]) || SNIPPET_WORDS;
}
