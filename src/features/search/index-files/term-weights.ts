import type { SearchedPage } from "../records/searched-page";
import { tokensOf, type Token } from "../text/tokens";
import { MAX_WEIGHT } from "./posting-list";

/** What a term counts in each field of a page; in the text it counts the more, the more often it is there. */
const FIELDS = { title: 6, heading: 2.5, name: 1, text: 2.5, group: 0.6, address: 1.2 };
/** What a word counts that is only a part of a longer name, such as `links` in `onBrokenLinks`. */
const PART = 0.6;
/** Words of a text in which a term counts as BM25 has it in an average one. */
const USUAL_WORDS = 700;
const SATURATION = 3;
const LENGTH_SHARE = 0.3;
/** The greatest sum that fields make, at which the scale of weights ends. */
const SCALE = 1 + FIELDS.title + FIELDS.heading + FIELDS.text + FIELDS.address;

/** What each term says of a page, from 1 for a word in a long text to `MAX_WEIGHT` for a title of this one word. */
export function termWeightsOf(page: SearchedPage): Map<string, number> {
  const { title, label = title, group, url, sections, lists } = page;
  const sums = new Map<string, number>();
  const add = (field: ReadonlyMap<string, number>, factor: number) => {
    for (const [term, value] of field) sums.set(term, (sums.get(term) ?? 0) + value * factor);
  };
  add(bestShares([title, label]), FIELDS.title);
  const headings = sections.filter(({ level }) => level > 1).map(({ heading }) => heading);
  const texts = sections.map(({ text }) => text);
  add(bestShares(lists ? [] : headings), FIELDS.heading);
  add(bestShares(lists ? [] : sections.flatMap(({ names = [] }) => names)), FIELDS.name);
  add(frequencies(lists ? [...headings, ...texts] : texts), FIELDS.text);
  add(shareOf(group), FIELDS.group);
  add(shareOf(lastSegments(url)), FIELDS.address);
  return new Map([...sums].map(([term, sum]) => [term, weightOf(sum)]));
}

const FIRST_WEIGHT = "A".charCodeAt(0);
/** No term has it; a space is in some, as in what Unicode makes of the one character of an Arabic blessing. */
const BETWEEN = "|";

/** Weights as text, each term behind its weight as a capital letter. */
export function weightsText(weights: ReadonlyMap<string, number>): string {
  return [...weights].map(([term, weight]) => String.fromCharCode(FIRST_WEIGHT + weight) + term).join(BETWEEN);
}

/** Calls back for each term of such a text with its weight. */
export function eachWeight(text: string, visit: (term: string, weight: number) => void): void {
  for (const part of text.split(BETWEEN)) if (part !== "") visit(part.slice(1), part.charCodeAt(0) - FIRST_WEIGHT);
}

/** A sum of fields as a weight: steps are equal shares, so that small sums differ as well as great ones. */
function weightOf(sum: number): number {
  const share = Math.log(1 + sum) / Math.log(SCALE);
  return Math.max(1, Math.min(MAX_WEIGHT, Math.round(share * MAX_WEIGHT)));
}

/** The sum that a weight stands for. */
export function sumOf(weight: number): number {
  return SCALE ** (weight / MAX_WEIGHT) - 1;
}

/** What each word is of a short text: all where it is the only one. */
function shareOf(text: string): Map<string, number> {
  const tokens = tokensOf(text);
  const words = tokens.filter(({ isPart }) => !isPart).length;
  const share = 1 / Math.max(1, words) ** 0.4;
  const shares = new Map<string, number>();
  for (const token of tokens) shares.set(token.term, Math.max(shares.get(token.term) ?? 0, share * valueOf(token)));
  return shares;
}

function bestShares(texts: readonly string[]): Map<string, number> {
  const best = new Map<string, number>();
  for (const text of texts)
    for (const [term, share] of shareOf(text)) best.set(term, Math.max(best.get(term) ?? 0, share));
  return best;
}

/** How often each word is in texts, from 0 to nearly 1, less in long ones. */
function frequencies(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  let words = 0;
  for (const text of texts) {
    for (const token of tokensOf(text)) {
      if (!token.isPart) words += 1;
      counts.set(token.term, (counts.get(token.term) ?? 0) + valueOf(token));
    }
  }
  const length = SATURATION * (1 - LENGTH_SHARE + (LENGTH_SHARE * words) / USUAL_WORDS);
  return new Map([...counts].map(([term, count]) => [term, count / (count + length)]));
}

function valueOf({ isPart, isSigned }: Token): number {
  return isPart && !isSigned ? PART : 1;
}

function lastSegments(url: string): string {
  return url.split("/").filter(Boolean).slice(-2).join(" ");
}
