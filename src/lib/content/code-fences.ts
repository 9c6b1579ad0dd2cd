/** What may stand before a block in its line, as part of a pattern: marks of quotes and lists. */
export const CONTAINER = String.raw`\s*(?:(?:>|[-*+]|\d+[.)])\s*)*`;

const START = new RegExp(`^(${CONTAINER})(\`{3,}(?=[^\`]*$)|~{3,})`);
const END = /^[\s>]*(`{3,}|~{3,})\s*$/;

/** What begins a block of code in Markdown, and how many quotes it is in. */
export type Fence = { marks: string; quotes: number };

/** The fence with which a line begins a block of code; undefined where it begins none. */
export function fenceIn(line: string): Fence | undefined {
  const [, container = "", marks] = START.exec(line) ?? [];
  return marks === undefined ? undefined : { marks, quotes: quotesIn(container) };
}

function quotesIn(text: string): number {
  return text.split(">").length - 1;
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
