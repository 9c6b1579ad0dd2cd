import type { LineRange } from "./code-meta";
import { takeMagicComments, type MagicComments, type MarkedCode } from "./magic-comments";

/** The class of lines that a fence's ranges name, on a site without magic comments. */
const HIGHLIGHTED = "highlighted";

/**
 * Code with the classes of its marked lines, by the ranges of its fence or by its magic comments. Where ranges mark
 * lines, comments stay: so a block can show them.
 */
export function markedCode(code: string, language: string, ranges: LineRange[], comments: MagicComments): MarkedCode {
  return ranges.length > 0 ? inRanges(code, ranges, comments) : takeMagicComments(code, language, comments);
}

/** The classes of a line's element, of a marked line by those that mark it; undefined for a line without an element. */
export function classesOfLine(marks: readonly string[] = [], isNumbered: boolean): string | undefined {
  return marks.length > 0 || isNumbered ? ["line", ...new Set(marks)].join(" ") : undefined;
}

function inRanges(code: string, ranges: LineRange[], [first]: MagicComments): MarkedCode {
  const length = code.split("\n").length;
  const classes = new Map<number, string[]>();
  for (const { from, to } of ranges) {
    for (let line = from; line <= Math.min(to, length); line += 1)
      classes.set(line - 1, [first?.className ?? HIGHLIGHTED]);
  }
  const beyond = ranges.filter(({ to }) => to > length);
  return {
    code,
    classes,
    mistakes: beyond.map(
      ({ written }) => `The range '${written}' goes beyond the last line of the code, which is ${length}.`,
    ),
  };
}
