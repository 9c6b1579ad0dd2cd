import type { Problem } from "../../lib/problem";

const WORDS = /[\w@./-]+/g;
const indentOf = (line: string) => line.search(/\S|$/);

/**
 * A problem of values that code gives, whose line is that of the values as JSON (an indented line for each), with the
 * line of the code that has the same words; without a line where none does, or several do.
 */
export function atItsCode(problem: Problem, json: string, code: string): Problem {
  const { line = 1, column: _, ...rest } = problem;
  const [first = "", ...next] = json.split("\n").slice(line - 1);
  const end = next.findIndex((text) => indentOf(text) <= indentOf(first));
  const codeLines = code.split("\n");
  for (const text of [first, ...next.slice(0, end)]) {
    const words = text.match(WORDS) ?? [];
    const found = codeLines.flatMap((one, index) => (words.every((word) => one.includes(word)) ? [index + 1] : []));
    if (words.length > 0 && found.length === 1) return { ...rest, line: found[0] };
  }
  return rest;
}
