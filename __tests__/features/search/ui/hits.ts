import type { SearchHit } from "../../../../src/features/search/engine/search-client";
import { DEFAULT_TAG } from "../../../../src/lib/pages/search-record";

const NO_HEADINGS = { lvl0: null, lvl1: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };

type HitInput = Omit<Partial<SearchHit>, "hierarchy"> & { url: string; hierarchy?: Partial<SearchHit["hierarchy"]> };

/** A hit with an address, and what a test says of it; it is a page of no docs where the test does not say more. */
export function hitOf({ url, hierarchy, ...more }: HitInput): SearchHit {
  const [page = url, anchor] = url.split("#");
  return {
    objectID: url,
    url,
    url_without_anchor: page,
    anchor: anchor ?? null,
    type: anchor ? "lvl2" : "lvl1",
    hierarchy: { ...NO_HEADINGS, lvl1: "Page", ...hierarchy },
    content: null,
    language: "en",
    docusaurus_tag: DEFAULT_TAG,
    version: [],
    weight: { pageRank: 0, level: 0, position: 0 },
    _highlightResult: { hierarchy: {} },
    _snippetResult: {},
    ...more,
  };
}

/** A text with its matches between highlight tags. */
export function matched(value: string) {
  return { value, matchLevel: "full" as const, matchedWords: [] };
}

/** A word between highlight tags. */
export const tagged = (word: string): string => `__ais-highlight__${word}__/ais-highlight__`;
