import { HIERARCHY_LEVELS, type HierarchyLevel } from "../../../lib/pages/search-record";
import { markedParts } from "../engine/marked-parts";
import type { SearchHit } from "../engine/search-client";
import { writtenWords } from "../text/written-words";

/** The hits of one page, best first. */
export type HitGroup = {
  /** Address of the page, without an anchor. */
  page: string;
  title: string;
  /** The part of the site that the page belongs to; empty where it is in none. */
  part: string;
  hits: SearchHit[];
};

/** What a hit shows: its heading and a piece of text, both with matches between highlight tags, and the way to it. */
type HitText = { title: string; path: string[]; snippet: string };

const MARKED_WORDS = 8;

/** Hits by page, in the order of the first hit of each; the hit of the page itself stands before its sections. */
export function groupHits(hits: readonly SearchHit[]): HitGroup[] {
  const groups = new Map<string, HitGroup>();
  for (const hit of hits) {
    const page = hit.url_without_anchor || hit.url.replace(/#.*$/, "");
    const { lvl0, lvl1 } = hit.hierarchy;
    const group = groups.get(page) ?? { page, title: lvl1 ?? lvl0 ?? page, part: (lvl1 && lvl0) || "", hits: [] };
    group.hits.push(hit);
    groups.set(page, group);
  }
  return [...groups.values()].map(({ hits: own, ...group }) => ({
    ...group,
    hits: [...own.filter(isPage), ...own.filter((hit) => !isPage(hit))],
  }));
}

/** Whether a hit is a page itself, and no part of it. */
export function isPage({ type }: Pick<SearchHit, "type">): boolean {
  return type === "lvl1" || type === "lvl0";
}

/** What a hit shows below its page's title. */
export function hitText(hit: SearchHit): HitText {
  const levels = HIERARCHY_LEVELS.slice(1).filter((level) => hit.hierarchy[level]);
  const own = hit.type === "content" ? levels.at(-1) : hit.type;
  const above = levels.slice(1, own ? levels.indexOf(own) : 0);
  return {
    title: own ? headingOf(hit, own) : hit.url,
    path: above.map((level) => hit.hierarchy[level] ?? ""),
    snippet: hit.type === "content" ? (hit._snippetResult?.content?.value ?? hit.content ?? "") : "",
  };
}

function headingOf({ hierarchy, _highlightResult, url }: SearchHit, level: HierarchyLevel): string {
  return _highlightResult?.hierarchy?.[level]?.value ?? hierarchy[level] ?? url;
}

/**
 * The words to mark on the page of a hit, in small letters, the longest first: those of the query, and those that it
 * found as they are written there.
 */
export function wordsToMark({ _highlightResult, _snippetResult }: SearchHit, query: string): string[] {
  const texts = [
    ...Object.values(_highlightResult?.hierarchy ?? {}),
    _highlightResult?.content,
    _snippetResult?.content,
  ];
  const asked = writtenWords(query.toLowerCase()).filter((word) => word.length > 1);
  const found = texts.flatMap((text) =>
    markedParts(text?.value ?? "").flatMap(({ text: word, marked }) => (marked ? [word.toLowerCase()] : [])),
  );
  const words = [...new Set([...found, ...asked])].slice(0, MARKED_WORDS);
  return words.sort((one, other) => other.length - one.length);
}
