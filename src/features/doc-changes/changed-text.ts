import { diffArrays, diffWordsWithSpace } from "diff";
import { fenceIn, isFenceEnd, isInFence, type Fence } from "../../lib/content/code-fences";
import { openComment, type CommentEnd } from "../../lib/content/open-comment";

/** A piece of a line: in both texts, or in the newer or the older one alone. */
type Piece = ["same" | "added" | "removed", string];

/** A line of either text; a changed one is in both, in other words. */
export type ChangedLine = { kind: "same" | "added" | "removed"; text: string } | { kind: "changed"; pieces: Piece[] };

/** Lines that changed, with a line around them, below the heading that they stand under; empty above the first one. */
export type ChangedPart = { heading: string; lines: ChangedLine[] };

/** What differs between two texts, in the order of the newer one; the counts are of lines, a changed one in both. */
type ChangedText = { added: number; removed: number; parts: ChangedPart[] };

type Row = ChangedLine & { heading: string };

/** Lines of both texts that may differ before a comparison is given up and all is shown as new. */
const MAX_DIFFERENCES = 4000;
/** Pairs of lines that are compared for one place at most. */
const MAX_PAIRS = 10_000;
/** Share of words that two lines have in common when one is the other in new words. */
const ALIKE = 0.5;
const CONTEXT_LINES = 1;
const HEADING = /^#{1,6} +/;

/** Compares two texts in Markdown, given as their lines. */
export function changedTextOf(before: readonly string[], after: readonly string[]): ChangedText {
  const lines = changedLines(before, after);
  const count = (...kinds: ChangedLine["kind"][]) => lines.filter(({ kind }) => kinds.includes(kind)).length;
  return {
    added: count("added", "changed"),
    removed: count("removed", "changed"),
    parts: partsOf(withHeadings(lines)),
  };
}

function changedLines(before: readonly string[], after: readonly string[]): ChangedLine[] {
  const runs = diffArrays([...before], [...after], { maxEditLength: MAX_DIFFERENCES }) ?? [
    { removed: true, value: [...before] },
    { added: true, value: [...after] },
  ];
  const lines: ChangedLine[] = [];
  let gone: string[] = [];
  for (const { added, removed, value } of runs) {
    if (removed) gone = value;
    else {
      lines.push(...(added ? pairedLines(gone, value) : [...allOf("removed", gone), ...allOf("same", value)]));
      gone = [];
    }
  }
  return [...lines, ...allOf("removed", gone)];
}

function allOf(kind: "same" | "added" | "removed", lines: readonly string[]): ChangedLine[] {
  return lines.map((text) => ({ kind, text }));
}

/** Lines that stand in each other's place: those that are much alike become one changed line, in order. */
function pairedLines(gone: readonly string[], come: readonly string[]): ChangedLine[] {
  if (gone.length * come.length > MAX_PAIRS) return [...allOf("removed", gone), ...allOf("added", come)];
  const lines: ChangedLine[] = [];
  let next = 0;
  for (const line of gone) {
    const at = come.findIndex((other, index) => index >= next && likeness(line, other) >= ALIKE);
    if (at === -1) lines.push({ kind: "removed", text: line });
    else {
      lines.push(...allOf("added", come.slice(next, at)), { kind: "changed", pieces: piecesOf(line, come[at] ?? "") });
      next = at + 1;
    }
  }
  return [...lines, ...allOf("added", come.slice(next))];
}

/** The share of words that two lines have in common: 0 for none, 1 for the same words. */
function likeness(one: string, other: string): number {
  const words = one.split(/\s+/);
  const others = other.split(/\s+/);
  const left = new Map<string, number>();
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of words) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    left.set(word, count - 1);
    common += 1;
  }
  return (2 * common) / (words.length + others.length);
}

function piecesOf(before: string, after: string): Piece[] {
  return diffWordsWithSpace(before, after).map(({ added, removed, value }) => [
    added ? "added" : removed ? "removed" : "same",
    value,
  ]);
}

/** Each line with the heading of the newer text that it stands under. */
function withHeadings(lines: readonly ChangedLine[]): Row[] {
  let heading = "";
  let fence: Fence | undefined;
  let comment: CommentEnd | undefined;
  return lines.map((line) => {
    const text = newText(line);
    if (text === undefined) return { ...line, heading };
    const isInComment = comment !== undefined;
    const isInCode = fence !== undefined && isInFence(text, fence);
    if (fence && isInCode) fence = isFenceEnd(text, fence) ? undefined : fence;
    else {
      fence = isInComment ? undefined : fenceIn(text);
      if (!fence) comment = openComment(text, comment);
    }
    if (!fence && !isInCode && !isInComment && HEADING.test(text)) heading = headingText(text);
    return { ...line, heading };
  });
}

/** What a heading in Markdown says, without the marks of code, emphasis and links. */
function headingText(line: string): string {
  return line
    .replace(HEADING, "")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/`|\*\*/g, "");
}

/** The line as the newer text has it; undefined where it has not. */
function newText(line: ChangedLine): string | undefined {
  if (line.kind === "removed") return undefined;
  if (line.kind !== "changed") return line.text;
  return line.pieces.map(([kind, text]) => (kind === "removed" ? "" : text)).join("");
}

/** A line around a changed one that says nothing: the heading, which the part tells, and where code begins or ends. */
function isSkipped(text: string, heading: string): boolean {
  return fenceIn(text) !== undefined || (HEADING.test(text) && headingText(text) === heading);
}

function partsOf(rows: readonly Row[]): ChangedPart[] {
  const parts: ChangedPart[] = [];
  const isNear = (index: number) =>
    rows.slice(Math.max(0, index - CONTEXT_LINES), index + CONTEXT_LINES + 1).some(({ kind }) => kind !== "same");
  let last = -1;
  rows.forEach(({ heading, ...line }, index) => {
    if (!isNear(index)) return;
    const part = parts.at(-1);
    if (line.kind === "same" && isSkipped(line.text, heading)) return;
    if (part?.heading === heading && last === index - 1) part.lines.push(line);
    else parts.push({ heading, lines: [line] });
    last = index;
  });
  return parts.filter(({ lines }) => lines.some(({ kind }) => kind !== "same"));
}
