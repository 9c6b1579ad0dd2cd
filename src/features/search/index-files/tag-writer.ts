import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createHash, type Hash } from "node:crypto";
import path from "node:path";
import type { SearchedPage } from "../records/searched-page";
import { INDEX_FILE } from "../../../lib/routes/search-files";
import {
  LAYOUT_VERSION,
  pageFile,
  rankText,
  termFile,
  WHOLE_FILE,
  wordFile,
  type ManifestTag,
  type TagIndex,
  type WholeIndex,
} from "./layout";
import { eachPosting, MAX_WEIGHT, PostingText } from "./posting-list";
import { eachWeight, termWeightsOf, weightsText } from "./term-weights";

/** Characters of a piece before compression: small enough for a phone, large enough that few words need two. */
const PIECE = { terms: 15_000, words: 24_000 };
/** Characters up to which an index is also written in one file. */
const WHOLE = 2_000_000;
/** From so many pages on, a term that more than half of them have is no help in finding one. */
const COMMON = { pages: 50, share: 0.5, weight: 7, kept: 0.1 };

/** A page of an index: its number, its rank as text, the digest of its file, and what its terms say of it. */
export type NumberedPage = { number: number; rank: string; digest: string; terms: string };

/** Writes the index of one docs tag, page by page: only postings are kept until the end, about a byte for each. */
export class TagWriter {
  readonly #terms = new Map<string, PostingText>();
  readonly #digest: Hash = createHash("md5").update(String(LAYOUT_VERSION));
  readonly #draft: string;
  #whole: Record<string, string> | undefined = {};
  #wholeLength = 0;
  #ranks = "";

  /** `folder` is the one with the indexes of all tags. */
  constructor(
    private readonly folder: string,
    private readonly about: Omit<ManifestTag, "folder">,
    private readonly synonyms: TagIndex["synonyms"],
  ) {
    this.#draft = path.join(folder, `${fileName(about.tag)}.draft`);
    rmSync(this.#draft, { recursive: true, force: true });
    mkdirSync(path.join(this.#draft, "pages"), { recursive: true });
  }

  /** Adds a page: writes its text, and notes what its terms are. */
  add(page: SearchedPage): NumberedPage {
    const text = JSON.stringify(page);
    const added = { rank: rankText(page.rank), digest: digestOf(text), terms: weightsText(termWeightsOf(page)) };
    this.#place(pageFile(this.#ranks.length), text);
    return this.#note(added);
  }

  /** Adds a page that is in an index that is there, by a link to its file; undefined where that is another one. */
  addAgain({ number, ...page }: NumberedPage, folder: string): NumberedPage | undefined {
    const file = path.join(folder, pageFile(number));
    const text = existsSync(file) ? readFileSync(file, "utf8") : "";
    if (digestOf(text) !== page.digest) return undefined;
    this.#place(pageFile(this.#ranks.length), text, file);
    return this.#note(page);
  }

  #note(page: Omit<NumberedPage, "number">): NumberedPage {
    const number = this.#ranks.length;
    this.#ranks += page.rank;
    this.#digest.update(page.digest);
    eachWeight(page.terms, (term, weight) => {
      let postings = this.#terms.get(term);
      if (!postings) this.#terms.set(term, (postings = new PostingText()));
      postings.add({ page: number, weight });
    });
    return { number, ...page };
  }

  /** Writes what leads to the pages, and gives the folder the name of its digest. */
  finish(): ManifestTag {
    const common: string[] = [];
    const terms = [...this.#terms.keys()].sort();
    const pieces = cut(terms, PIECE.terms, (term) => {
      const postings = this.#terms.get(term) ?? new PostingText();
      this.#terms.delete(term);
      const isCommon = this.#ranks.length >= COMMON.pages && postings.count > this.#ranks.length * COMMON.share;
      if (isCommon) common.push(term);
      return isCommon ? strongestOf(postings, this.#ranks.length * COMMON.kept) : postings.toString();
    });
    const words = cut(terms, PIECE.words, () => "");
    pieces.forEach((piece, number) => this.#write(termFile(number), Object.fromEntries(piece)));
    words.forEach((piece, number) => this.#write(wordFile(number), piece.map(([term]) => term).join(" ")));
    const index: TagIndex = {
      pages: this.#ranks.length,
      ranks: this.#ranks,
      pieces: pieces.map(firstTerm),
      words: words.map(firstTerm),
      common,
      synonyms: this.synonyms,
      whole: this.#whole !== undefined,
    };
    this.#write(INDEX_FILE, index);
    if (this.#whole) writeFileSync(path.join(this.#draft, WHOLE_FILE), wholeText(this.#whole));
    const folder = `${fileName(this.about.tag)}.${this.#digest.digest("hex").slice(0, 12)}`;
    const target = path.join(this.folder, folder);
    rmSync(target, { recursive: true, force: true });
    renameSync(this.#draft, target);
    return { ...this.about, folder };
  }

  #write(name: string, value: unknown): void {
    const text = JSON.stringify(value);
    this.#place(name, text);
    this.#digest.update(name).update(text);
  }

  /** Puts a file into the index; `same` is one with the same text, which links and is not written again. */
  #place(name: string, text: string, same?: string): void {
    const file = path.join(this.#draft, name);
    if (same === undefined || !linked(same, file)) writeFileSync(file, text);
    this.#wholeLength += text.length;
    if (this.#wholeLength > WHOLE) this.#whole = undefined;
    if (this.#whole && name !== INDEX_FILE) this.#whole[name] = text;
  }
}

function digestOf(text: string): string {
  return createHash("md5").update(text).digest("hex");
}

/** Links a file to another name; false where the disk has no links. */
function linked(file: string, name: string): boolean {
  try {
    linkSync(file, name);
    return true;
  } catch {
    return false;
  }
}

/** A tag as a part of a file's name: where it loses characters, its digest keeps it apart from other tags. */
function fileName(tag: string): string {
  const name = tag.replace(/[^\w.-]/g, "_");
  return name === tag ? tag : `${name}-${digestOf(tag).slice(0, 8)}`;
}

/** Terms with their values, cut where a piece is full. */
function cut(
  terms: readonly string[],
  length: number,
  valueOf: (term: string) => string,
): [term: string, value: string][][] {
  const pieces: [string, string][][] = [];
  let room = 0;
  for (const term of terms) {
    const value = valueOf(term);
    if (room <= 0) {
      pieces.push([]);
      room = length;
    }
    pieces.at(-1)?.push([term, value]);
    room -= term.length + value.length + 1;
  }
  return pieces;
}

function firstTerm([first]: readonly [term: string, value: string][]): string {
  return first?.[0] ?? "";
}

/** The postings that say more than that a page's text has the term, and at least so many of the strongest. */
function strongestOf(postings: PostingText, atLeast: number): string {
  const list = postings.toString();
  const counts = Array.from({ length: MAX_WEIGHT + 1 }, () => 0);
  eachPosting(list, (_page, weight) => (counts[weight] = (counts[weight] ?? 0) + 1));
  const countFrom = (least: number) => counts.slice(least).reduce((sum, count) => sum + count, 0);
  let least = COMMON.weight;
  while (least > 1 && countFrom(least) + (counts[least - 1] ?? 0) <= atLeast) least -= 1;
  const kept = new PostingText();
  eachPosting(list, (page, weight) => {
    if (weight >= least) kept.add({ page, weight });
  });
  return kept.toString();
}

/** The JSON of several files under their names; what is JSON already is not read again. */
function wholeText(files: Record<keyof WholeIndex, string>): string {
  return `{${Object.entries(files)
    .map(([name, text]) => `${JSON.stringify(name)}:${text}`)
    .join(",")}}`;
}
