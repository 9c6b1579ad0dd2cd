/** What may stand before a block in its line, as part of a pattern: marks of quotes and lists. */
export const CONTAINER = String.raw`\s*(?:(?:>|[-*+]|\d+[.)])\s*)*`;

const START = new RegExp(`^(${CONTAINER})(\`{3,}(?=[^\`]*$)|~{3,})`);
const END = /^[\s>]*(`{3,}|~{3,})\s*$/;

/** What begins a block of code in Markdown, how many quotes it is in, and the columns of blanks right before it. */
export type Fence = { marks: string; quotes: number; indent: number };

/** From how many blanks on a line of CommonMark is code by itself. */
const CODE_INDENT = 4;

/** The fence with which a line begins a block of code; undefined where it begins none. */
export function fenceIn(line: string): Fence | undefined {
  const [, container = "", marks] = START.exec(line) ?? [];
  return marks === undefined ? undefined : { marks, quotes: quotesIn(container), indent: indentOf(container) };
}

function quotesIn(text: string): number {
  return text.split(">").length - 1;
}

/** The columns of the blanks at the end of what stands before a block, without the one that belongs to a mark. */
function indentOf(container: string): number {
  const [, mark = "", blanks = ""] = /(\S?)(\s*)$/.exec(container) ?? [];
  const columns = [...blanks].reduce(
    (count, blank) => (blank === "\t" ? count + CODE_INDENT - (count % CODE_INDENT) : count + 1),
    0,
  );
  return mark === "" ? columns : Math.max(0, columns - 1);
}

/**
 * Whether a line of CommonMark ends what looks like a block of code by having less indentation: that was code by its
 * indentation, or stood in an item of a list.
 */
export function isLessIndented(line: string, { indent }: Fence): boolean {
  const [before = ""] = /^[\s>]*/.exec(line) ?? [];
  return indent >= CODE_INDENT && line.length > before.length && indentOf(before) <= indent - CODE_INDENT;
}

/** Whether a line is in the quotes of a block of code, which ends with them. */
export function isInFence(line: string, { quotes }: Fence): boolean {
  return quotesIn(/^[\s>]*/.exec(line)?.[0] ?? "") >= quotes;
}

/** Whether a line ends a block of code; within more quotes than that it is a part of it. */
export function isFenceEnd(line: string, { marks, quotes }: Fence): boolean {
  const end = END.exec(line)?.[1];
  return end !== undefined && end.startsWith(marks) && quotesIn(line) === quotes;
}
