import { pieceOf, piecesWith } from "../index-files/layout";
import { stemOf } from "../text/stem";
import type { LoadedPiece, TagFiles } from "./index-loader";
import type { QueryWord } from "./query-words";
import { nearWords, toleratedErrors } from "./typing-errors";

/** A term of the index that a word of a query stands for: how well, from 0 to 1, and the pages that have it. */
export type Expansion = { term: string; quality: number; postings: string };

/** How well a term stands for a word that is not the same. */
const QUALITY = { sameStem: 0.9, synonym: 0.8, beginning: 0.75, beginningInside: 0.4, oneError: 0.5, twoErrors: 0.3 };
/** What a misspelled beginning is worth beside a misspelled word. */
const GOES_ON = 0.8;
/** How well a word stands at least for one that takes a single error. */
export const ONE_ERROR = QUALITY.oneError * GOES_ON;
/** Terms that begin with a word: the ones on most pages are taken. */
const MOST_TERMS = 40;
/** Pieces that a short beginning may need; the rest is left out until another letter is typed. */
const MOST_PIECES = 2;
const SHORTEST_STEM = 3;

/** The terms of a tag that a word stands for as it is written: itself, its other forms, what begins with it. */
export async function writtenTerms(word: QueryWord, tag: TagFiles): Promise<Expansion[]> {
  const { term, isLast } = word;
  const { language } = tag.about;
  const stem = stemOf(term, language);
  const beginning = beginningOf(term, stem);
  const found = new Map<string, Expansion>();
  for (const piece of await loadPieces(tag, beginning, term)) {
    for (const candidate of termsWith(piece.terms, beginning)) {
      const quality = qualityOf(candidate, { term, stem, isLast, language });
      if (quality > 0) found.set(candidate, { term: candidate, quality, postings: piece.postings[candidate] ?? "" });
    }
  }
  for (const synonym of synonymsOf(term, tag)) {
    const postings = await postingsOf(synonym, tag);
    if (postings !== "") found.set(synonym, { term: synonym, quality: QUALITY.synonym, postings });
  }
  return strongest([...found.values()], term);
}

/** What words with a stem begin with: `styl` of `style`, whose last letter `styling` lacks. A short one is the word. */
function beginningOf(term: string, stem: string): string {
  const beginning = stem.replace(/[ei]$/, "");
  return stem.length > SHORTEST_STEM && term.startsWith(beginning) ? beginning : term;
}

function synonymsOf(term: string, { index }: TagFiles): string[] {
  return index.synonyms
    .filter((group) => group.includes(term))
    .flatMap((group) => group.filter((word) => word !== term));
}

/** The pieces with a beginning, a few of many; that of the term itself in any case. */
async function loadPieces({ index, terms }: TagFiles, beginning: string, term: string): Promise<LoadedPiece[]> {
  const pieces = piecesWith(index.pieces, beginning).slice(0, MOST_PIECES);
  return Promise.all([...new Set([...pieces, pieceOf(index.pieces, term)])].map((piece) => terms(piece)));
}

function qualityOf(candidate: string, word: { term: string; stem: string; isLast: boolean; language: string }): number {
  const { term, stem, isLast, language } = word;
  if (candidate === term) return 1;
  if (stemOf(candidate, language) === stem) return QUALITY.sameStem;
  if (!candidate.startsWith(term) || (!isLast && term.length < SHORTEST_STEM)) return 0;
  return (isLast ? QUALITY.beginning : QUALITY.beginningInside) * (0.5 + (0.5 * term.length) / candidate.length);
}

function strongest(expansions: readonly Expansion[], term: string): Expansion[] {
  if (expansions.length <= MOST_TERMS) return [...expansions];
  const rank = (expansion: Expansion) => (expansion.term === term ? Infinity : expansion.postings.length);
  return [...expansions].sort((a, b) => rank(b) - rank(a)).slice(0, MOST_TERMS);
}

/** The terms of a sorted list that begin so. */
function termsWith(sorted: readonly string[], beginning: string): string[] {
  const from = sorted[0] !== undefined && sorted[0] >= beginning ? 0 : pieceOf(sorted, beginning);
  const terms: string[] = [];
  for (let index = from; index < sorted.length; index += 1) {
    const term = sorted[index] ?? "";
    if (term.startsWith(beginning)) terms.push(term);
    else if (term > beginning) break;
  }
  return terms;
}

/** The terms of a tag that a misspelled word may stand for. */
export async function nearTerms({ term, isLast }: QueryWord, tag: TagFiles): Promise<Expansion[]> {
  if (toleratedErrors(term.length) === 0) return [];
  const words = await dictionaryFor(term, tag);
  const near = nearWords(term, words, isLast);
  const least = Math.min(...near.map(({ errors }) => errors));
  const taken = near.filter(({ errors }) => errors === least).slice(0, MOST_TERMS);
  return Promise.all(
    taken.map(async ({ term: found, errors, goesOn }) => {
      const quality = (errors < 2 ? QUALITY.oneError : QUALITY.twoErrors) * (goesOn ? GOES_ON : 1);
      return { term: found, quality, postings: await postingsOf(found, tag) };
    }),
  );
}

/** The part of the dictionary with the words that begin like a word, with its first letter or its second one. */
export async function dictionaryFor(term: string, { index, words }: TagFiles): Promise<string[]> {
  const letters = [term[0] ?? "", term[1] ?? ""];
  const pieces = new Set(letters.flatMap((letter) => piecesWith(index.words, letter)));
  const parts = await Promise.all([...pieces].sort((a, b) => a - b).map((piece) => words(piece)));
  return parts.flat();
}

/** The postings of a term; empty where the tag does not have it. */
export async function postingsOf(term: string, tag: TagFiles): Promise<string> {
  const { postings } = await tag.terms(pieceOf(tag.index.pieces, term));
  return Object.hasOwn(postings, term) ? (postings[term] ?? "") : "";
}
