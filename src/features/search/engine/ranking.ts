import { rankOf } from "../index-files/layout";
import { eachPosting, MAX_WEIGHT } from "../index-files/posting-list";
import { sumOf } from "../index-files/term-weights";
import type { TagFiles } from "./index-loader";
import type { ReadWord } from "./interpretation";

/** A page that a query finds: the place of its tag among those asked, its number there, and how well it answers. */
export type FoundPage = { tag: number; page: number; score: number };

/** The share of all pages that have a common word, at least: the index has only the ones of which it says the most. */
const LEAST_OF_COMMON = 0.2;
const SUMS = Array.from({ length: MAX_WEIGHT + 1 }, (_, weight) => sumOf(weight));

/**
 * The pages that have all words of a query, the best ones first; where none has, those with the most. A word counts the
 * more the fewer pages have it.
 */
export function rankedPages(words: readonly ReadWord[], tags: readonly TagFiles[]): FoundPage[] {
  const total = tags.reduce((sum, { index }) => sum + index.pages, 0);
  const scores = tags.map(({ index }) => new Float32Array(index.pages));
  const matched = tags.map(({ index }) => new Uint8Array(index.pages));
  for (const { expansions, isCommon, isOptional } of words) {
    const best = expansions.map((inTag, tag) => bestByPage(inTag, tags[tag]?.index.pages ?? 0));
    const pages = best.reduce(
      (sum, values) => sum + values.reduce((count, value) => count + (value > 0 ? 1 : 0), 0),
      0,
    );
    const rarity = Math.log(1 + total / (1 + (isCommon ? Math.max(pages, total * LEAST_OF_COMMON) : pages)));
    best.forEach((values, tag) => {
      const [score, count] = [scores[tag], matched[tag]];
      if (!score || !count) return;
      values.forEach((value, page) => {
        if (value === 0) return;
        score[page] = (score[page] ?? 0) + value * rarity;
        if (!isOptional) count[page] = (count[page] ?? 0) + 1;
      });
    });
  }
  const most = Math.max(0, ...matched.map((counts) => counts.reduce((a, b) => Math.max(a, b), 0)));
  return tags
    .flatMap(({ index }, tag) => pagesWith(most, matched[tag], scores[tag], (page) => rankOf(index, page), tag))
    .sort((a, b) => b.score - a.score || a.tag - b.tag || a.page - b.page);
}

/** What the best of a word's terms says of each page. */
function bestByPage(expansions: ReadWord["expansions"][number], pages: number): Float32Array {
  const best = new Float32Array(pages);
  for (const { quality, postings } of expansions) {
    eachPosting(postings, (page, weight) => {
      const value = quality * (SUMS[weight] ?? 0);
      if (value > (best[page] ?? 0)) best[page] = value;
    });
  }
  return best;
}

function pagesWith(
  words: number,
  matched: Uint8Array = new Uint8Array(),
  scores: Float32Array = new Float32Array(),
  rankOfPage: (page: number) => number,
  tag: number,
): FoundPage[] {
  const found: FoundPage[] = [];
  scores.forEach((score, page) => {
    if (score > 0 && matched[page] === words) found.push({ tag, page, score: score * rankOfPage(page) });
  });
  return found;
}
