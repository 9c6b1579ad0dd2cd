import { rankOf } from "../index-files/layout";
import { eachPosting, MAX_WEIGHT } from "../index-files/posting-list";
import { sumOf } from "../index-files/term-weights";
import type { TagFiles } from "./index-loader";
import type { ReadWord } from "./interpretation";

/** A page that a query finds: the place of its tag among those asked, its number there, and how well it answers. */
export type FoundPage = { tag: number; page: number; score: number };

/** The pages of a tag, by their numbers: how well each answers, and how many of the words it has. */
type Tally = Pick<TagFiles, "index"> & { scores: Float32Array; matched: Uint8Array };

/** The share of all pages that have a common word, at least: the index has only the ones of which it says the most. */
const LEAST_OF_COMMON = 0.2;
const SUMS = Array.from({ length: MAX_WEIGHT + 1 }, (_, weight) => sumOf(weight));

/**
 * The pages that have all words of a query, the best ones first; where none has, those with the most. A word counts the
 * more the fewer pages have it.
 */
export function rankedPages(words: readonly ReadWord[], tags: readonly TagFiles[]): FoundPage[] {
  const total = tags.reduce((sum, { index }) => sum + index.pages, 0);
  const tallies = tags.map(({ index }): Tally => ({
    index,
    scores: new Float32Array(index.pages),
    matched: new Uint8Array(index.pages),
  }));
  for (const { expansions, isCommon, isOptional } of words) {
    const best = tallies.map(({ index }, tag) => bestByPage(expansions[tag] ?? [], index.pages));
    const pages = best.reduce(
      (sum, values) => sum + values.reduce((count, value) => count + (value > 0 ? 1 : 0), 0),
      0,
    );
    const rarity = Math.log(1 + total / (1 + (isCommon ? Math.max(pages, total * LEAST_OF_COMMON) : pages)));
    tallies.forEach(({ scores, matched }, tag) =>
      best[tag]?.forEach((value, page) => {
        if (value === 0) return;
        scores[page] = (scores[page] ?? 0) + value * rarity;
        if (!isOptional) matched[page] = (matched[page] ?? 0) + 1;
      }),
    );
  }
  const most = Math.max(0, ...tallies.map(({ matched }) => matched.reduce((a, b) => Math.max(a, b), 0)));
  return tallies
    .flatMap((tally, tag) => pagesWith(most, tally, tag))
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

/** The pages of a tag that have so many of the words. */
function pagesWith(words: number, { index, scores, matched }: Tally, tag: number): FoundPage[] {
  const found: FoundPage[] = [];
  scores.forEach((score, page) => {
    if (score > 0 && matched[page] === words) found.push({ tag, page, score: score * rankOf(index, page) });
  });
  return found;
}
