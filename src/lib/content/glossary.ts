import { textOrder } from "../values/text-order";
import { oneLine } from "./one-line";

/** A term as the glossary's file has it; the description is plain text with marks of Markdown within a line. */
export type GlossaryTerm = { term: string; description: string; also?: string[]; link?: string };

/** Terms below the letter that they begin with; `#` for those that begin with none. */
export type LetterGroup<Term> = { letter: string; terms: Term[] };

/** A part of a description: plain words, or words marked as in Markdown. */
export type InlinePart = { mark?: "code" | "em" | "strong"; text: string };

/** What a spelling is found by: neither case nor the kind of blanks counts. */
export function spellingKey(spelling: string): string {
  return oneLine(spelling).toLowerCase();
}

/** The anchor of a term on the page of the glossary: its letters and digits, joined by hyphens. */
export function termId(term: string): string {
  return spellingKey(term)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

/** Terms by all of their spellings, as `spellingKey` has them. */
export function termsBySpelling<Term extends GlossaryTerm>(terms: readonly Term[]): Map<string, Term> {
  const spelled = terms.flatMap((term) =>
    [term.term, ...(term.also ?? [])].map((spelling) => [spelling, term] as const),
  );
  return new Map(spelled.map(([spelling, term]) => [spellingKey(spelling), term]));
}

/** Terms in the order of a language, below the letters that it tells apart. */
export function byLetter<Term extends Pick<GlossaryTerm, "term">>(
  terms: readonly Term[],
  language: string,
): LetterGroup<Term>[] {
  const compare = textOrder(language);
  const letters = new Intl.Collator(language, { sensitivity: "base" });
  const groups: LetterGroup<Term>[] = [];
  for (const term of [...terms].sort((one, other) => compare(one.term, other.term))) {
    const letter = letterOf(term.term, letters).toLocaleUpperCase(language);
    const group = groups.find((known) => letters.compare(known.letter, letter) === 0);
    if (group) group.terms.push(term);
    else groups.push({ letter, terms: [term] });
  }
  return groups;
}

/** The first letter, without the marks on it where the language takes both for one letter. */
function letterOf(term: string, letters: Intl.Collator): string {
  const [first = "#"] = /^\p{L}\p{M}*/u.exec(term.normalize()) ?? [];
  const [bare = first] = first.normalize("NFD");
  return letters.compare(bare, first) === 0 ? bare : first;
}

const MARKS = /`(?<code>[^`]+)`|\*\*(?<strong>[^*]+)\*\*|\*(?<em>[^*\s][^*]*)\*/g;

/** The parts of a description. */
export function inlineParts(description: string): InlinePart[] {
  const parts: InlinePart[] = [];
  let end = 0;
  for (const { index, 0: whole, groups = {} } of description.matchAll(MARKS)) {
    if (index > end) parts.push({ text: description.slice(end, index) });
    for (const mark of ["code", "strong", "em"] as const)
      if (groups[mark] !== undefined) parts.push({ mark, text: groups[mark] });
    end = index + whole.length;
  }
  return end < description.length ? [...parts, { text: description.slice(end) }] : parts;
}

/** A description without its marks. */
export function plainDescription(description: string): string {
  return inlineParts(description)
    .map(({ text }) => text)
    .join("");
}
