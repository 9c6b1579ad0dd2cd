import type { SearchedPage } from "../records/searched-page";

/** Raises with each change of the files' shapes or of how texts become terms. */
export const LAYOUT_VERSION = 3;

/** The first file that is loaded: which tags there are. */
export type Manifest = { layout: number; tags: ManifestTag[] };

/** A docs tag with its language, its version where it has one, and its folder below `public/search/`. */
export type ManifestTag = { tag: string; language: string; version?: string; folder: string };

/** `index.json` of a tag's folder: how the rest is cut into pieces. */
export type TagIndex = {
  pages: number;
  /** The rank of each page, a character for each, in the order of their numbers; see `rankOf`. */
  ranks: string;
  /** The first term of each piece of postings. */
  pieces: string[];
  /** The first term of each piece of the dictionary. */
  words: string[];
  /** Terms that are on so many pages that a query need not have them. */
  common: string[];
  /** Groups of terms that stand for each other. */
  synonyms: readonly (readonly string[])[];
  /** Whether `all.json` holds all pieces in one file. */
  whole: boolean;
};

/** `terms-{n}.json`: the postings of each term of a piece, terms in the order of their characters. */
export type TermPiece = Record<string, string>;

/** `words-{n}.json`: the terms of a piece of the dictionary in order, each behind a space. */
export type WordPiece = string;

/** `pages/{n}.json`: a page with its text. */
export type PageFile = SearchedPage;

/** `all.json`: the files of a small index by their names, so that it is here for good after one request. */
export type WholeIndex = Record<string, unknown>;

/** The file of a `WholeIndex` there. */
export const WHOLE_FILE = "all.json";

/** The file of a `TermPiece` there, by its number from 0. */
export const termFile = (piece: number): string => `terms-${piece}.json`;

/** The file of a `WordPiece` there, by its number from 0. */
export const wordFile = (piece: number): string => `words-${piece}.json`;

/** The file of a `PageFile` there, by the number of the page from 0. */
export const pageFile = (page: number): string => `pages/${page}.json`;

const FIRST_RANK = "a".charCodeAt(0);
const RANK_STEPS = 20;

/** A rank between 0 and 1 as a character. */
export function rankText(rank: number): string {
  return String.fromCharCode(FIRST_RANK + Math.round(Math.max(0, Math.min(1, rank)) * RANK_STEPS));
}

/** The rank of a page. */
export function rankOf({ ranks }: Pick<TagIndex, "ranks">, page: number): number {
  return (ranks.charCodeAt(page) - FIRST_RANK) / RANK_STEPS;
}

/** The piece in which a term is, where there is any: the last one that begins at or before it. */
export function pieceOf(firstTerms: readonly string[], term: string): number {
  let low = 0;
  let high = firstTerms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((firstTerms[middle] ?? "") <= term) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}

/** The pieces that may hold terms with a beginning. */
export function piecesWith(firstTerms: readonly string[], beginning: string): number[] {
  const first = pieceOf(firstTerms, beginning);
  const last = pieceOf(firstTerms, `${beginning}\uffff`);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
