/** A page that has a term: its number in the index, and how much the term says of it, from 1 to 15. */
export type Posting = { page: number; weight: number };

/** The greatest weight of a posting. */
export const MAX_WEIGHT = 15;

const DIGITS = "0123456789abcdefghijklmnopqrstuv";
const BASE = DIGITS.length;
const FIRST_WEIGHT = "A".charCodeAt(0);
const FIRST_LETTER = "a".charCodeAt(0);
const ZERO = "0".charCodeAt(0);

/**
 * A list of postings as text, written while pages come in their order. Each posting is the number of pages left out
 * before it, in digits of base 32 and without any for none, and its weight as a capital letter: so a list costs one
 * character a page where most pages have the term, and compresses well.
 */
export class PostingText {
  private bytes = new Uint8Array(8);
  private length = 0;
  private next = 0;
  /** How many pages the list has. */
  count = 0;

  /** Adds a page with a greater number than the last one. */
  add({ page, weight }: Posting): void {
    const gap = page - this.next;
    if (gap > 0) for (const digit of gap.toString(BASE)) this.write(digit.charCodeAt(0));
    this.write(FIRST_WEIGHT + weight - 1);
    this.next = page + 1;
    this.count += 1;
  }

  toString(): string {
    return new TextDecoder().decode(this.bytes.subarray(0, this.length));
  }

  private write(byte: number): void {
    if (this.length === this.bytes.length) {
      const larger = new Uint8Array(this.length * 2);
      larger.set(this.bytes);
      this.bytes = larger;
    }
    this.bytes[this.length++] = byte;
  }
}

/** Calls back for each posting of a list; no object is made, because lists have as many as the site has pages. */
export function eachPosting(list: string, visit: (page: number, weight: number) => void): void {
  let next = 0;
  let gap = 0;
  for (let index = 0; index < list.length; index += 1) {
    const code = list.charCodeAt(index);
    if (code >= FIRST_WEIGHT && code < FIRST_WEIGHT + MAX_WEIGHT) {
      const page = next + gap;
      visit(page, code - FIRST_WEIGHT + 1);
      next = page + 1;
      gap = 0;
    } else {
      gap = gap * BASE + (code >= FIRST_LETTER ? code - FIRST_LETTER + 10 : code - ZERO);
    }
  }
}
