import { dictionaryFor, nearTerms, ONE_ERROR, postingsOf, writtenTerms, type Expansion } from "./expansions";
import { eachPosting } from "../index-files/posting-list";
import { isFunctionWord } from "../text/function-words";
import type { TagFiles } from "./index-loader";
import type { QueryWord } from "./query-words";

/** What a word of a query stands for in each tag, in the order of the tags. */
export type ReadWord = {
  word: QueryWord;
  /** Whether most pages have it, though the index has only some of them. */
  isCommon: boolean;
  /** Whether a page that has all other words but not this one is still found. */
  isOptional: boolean;
  expansions: Expansion[][];
};

/** Words on fewer pages may be misspelled ones that an author misspelled too. */
const RARE_PAGES = 3;
const SHORTEST_PART = 3;
const JOINED_QUALITY = 0.9;

/** Looks up what each word of a query stands for in tags, also where it is misspelled, or two words stand as one. */
export async function readWords(words: readonly QueryWord[], tags: readonly TagFiles[]): Promise<ReadWord[]> {
  const read = await Promise.all(words.map((word) => readWord(word, tags)));
  await addJoinedWords(
    read.filter(({ word }) => !word.isSigned),
    tags,
  );
  return (await Promise.all(read.map((entry) => corrected(entry, tags)))).flat();
}

/**
 * A word and what it may be a misspelling of. A space that is missing is one error: where nothing is found for a word,
 * two words of the index are nearer than one that takes two errors.
 */
async function corrected(entry: ReadWord, tags: readonly TagFiles[]): Promise<ReadWord[]> {
  if (!isRare(entry)) return [entry];
  const near = await withNearTerms(entry, tags);
  const isNear = isFound(entry) || near.expansions.flat().some(({ quality }) => quality >= ONE_ERROR);
  return isNear ? [near] : ((await inTwoParts(entry, tags)) ?? [near]);
}

async function readWord(word: QueryWord, tags: readonly TagFiles[]): Promise<ReadWord> {
  const isCommon = tags.some(
    ({ about, index }) => index.common.includes(word.term) || isFunctionWord(word.term, about.language),
  );
  const isOptional = isCommon || word.isSigned === true;
  return { word, isCommon, isOptional, expansions: await Promise.all(tags.map((tag) => writtenTerms(word, tag))) };
}

/** Lets two words that stand side by side stand for the one that they make together: `front matter`, `frontmatter`. */
async function addJoinedWords(read: readonly ReadWord[], tags: readonly TagFiles[]): Promise<void> {
  for (const [index, first] of read.slice(0, -1).entries()) {
    const second = read[index + 1];
    const term = first.word.term + (second?.word.term ?? "");
    const found = await Promise.all(tags.map((tag) => postingsOf(term, tag)));
    found.forEach((postings, tag) => {
      if (postings === "") return;
      for (const entry of [first, second]) entry?.expansions[tag]?.push({ term, quality: JOINED_QUALITY, postings });
    });
  }
}

function isFound({ expansions }: ReadWord): boolean {
  return expansions.some((inTag) => inTag.length > 0);
}

function isRare(entry: ReadWord): boolean {
  if (entry.isOptional) return false;
  let pages = 0;
  for (const { postings } of entry.expansions.flat()) eachPosting(postings, () => (pages += 1));
  return pages < RARE_PAGES;
}

async function withNearTerms(entry: ReadWord, tags: readonly TagFiles[]): Promise<ReadWord> {
  const near = await Promise.all(tags.map((tag) => nearTerms(entry.word, tag)));
  const least = Math.max(0, ...near.flat().map(({ quality }) => quality));
  // What takes more errors than the nearest word of all tags is another word.
  const isNear = ({ quality }: Expansion) => quality >= least / 2;
  const expansions = entry.expansions.map((inTag, tag) => {
    const known = new Set(inTag.map(({ term }) => term));
    return [...inTag, ...(near[tag] ?? []).filter((item) => isNear(item) && !known.has(item.term))];
  });
  return { ...entry, expansions };
}

/**
 * Splits a word into two words that the index has, the first one as long as possible; undefined where that cannot be
 * done.
 */
async function inTwoParts({ word }: ReadWord, tags: readonly TagFiles[]): Promise<ReadWord[] | undefined> {
  const { term, isLast } = word;
  if (term.length < 2 * SHORTEST_PART) return undefined;
  const known = new Set((await Promise.all(tags.map((tag) => dictionaryFor(term, tag)))).flat());
  const isThere = async (part: string) =>
    (await Promise.all(tags.map((tag) => postingsOf(part, tag)))).some((postings) => postings !== "");
  for (let at = term.length - SHORTEST_PART; at >= SHORTEST_PART; at -= 1) {
    const parts = [term.slice(0, at), term.slice(at)] as const;
    // The part of the dictionary is that of the first word's beginning.
    if (!known.has(parts[0]) || !(await isThere(parts[1]))) continue;
    return Promise.all(parts.map((part, index) => readWord({ term: part, isLast: isLast && index === 1 }, tags)));
  }
  return undefined;
}
