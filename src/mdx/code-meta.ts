import { MdxError } from "./mdx-error";

/**
 * Lines of a block from one to another, both counted from 1 and included; `written` is the range as its author wrote
 * it.
 */
export type LineRange = { from: number; to: number; written: string };

/**
 * What the words after a fence's language say of the block: its title, the lines to highlight, and the number of its
 * first line where lines have numbers.
 */
type CodeMeta = { title?: string; ranges: LineRange[]; firstNumber?: number };

/** `name=value`, with quotes or braces around the value or bare; `{…}`; text in quotes; a word. */
const PART = /([^\s={}"']+)=(?:"([^"]*)"|'([^']*)'|\{([^{}]*)\}|(\S*))|\{([^{}]*)\}|"[^"]*"|'[^']*'|(\S+)/g;

/**
 * Reads the words after a fence's language; words that mean something elsewhere are let be. Throws MdxError for ranges,
 * numbers and titles that are not valid.
 */
export function readCodeMeta(metastring: string): CodeMeta {
  const meta: CodeMeta = { ranges: [] };
  for (const [part, name, double, single, braced, bare, range, word] of metastring.matchAll(PART)) {
    const value = double ?? single ?? braced ?? bare ?? "";
    if (name === "title") meta.title = bare === undefined ? value : titleOf(bare);
    else if (name === "showLineNumbers") meta.firstNumber = firstNumberOf(value);
    else if (word === "showLineNumbers") meta.firstNumber = firstNumberOf(true);
    else if (range !== undefined) meta.ranges.push(...rangesOf(range));
    else if (word?.startsWith("{")) throw rangeMistake(part);
  }
  return meta;
}

/**
 * The number of the first line from the value of `showLineNumbers`: 1 for `true`, undefined for `false`; throws
 * MdxError for anything but these and whole numbers.
 */
export function firstNumberOf(value: unknown): number | undefined {
  const text = String(value);
  if (text === "true") return 1;
  if (text === "false") return undefined;
  if (/^\d+$/.test(text)) return Number(text);
  throw new MdxError(
    `The value of showLineNumbers is '${text}', which is no line number.`,
    "Write the word alone, or the number of the first line.",
    ["showLineNumbers", "showLineNumbers=10"],
  );
}

function titleOf(bare: string): string {
  if (/^["']/.test(bare))
    throw new MdxError(
      `The title ${bare} has no closing quote.`,
      `Write the title between two quotes of the same kind, such as \`title="src/index.js"\`.`,
    );
  return bare;
}

function rangesOf(list: string): LineRange[] {
  return list.split(",").map((part) => {
    const [, first = "", last = first] = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(part) ?? [];
    const [from, to] = [Number(first), Number(last)];
    if (from < 1 || to < from) throw rangeMistake(`{${list}}`);
    return { from, to, written: part.trim() };
  });
}

function rangeMistake(written: string): MdxError {
  return new MdxError(
    `'${written}' names no lines to highlight.`,
    "Write line numbers from 1 and ranges from a lower to a higher one, with commas between them.",
    ["{3}", "{2-5}", "{1,3-5}"],
  );
}
