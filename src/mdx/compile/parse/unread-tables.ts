import type { Heading, Nodes, Paragraph, Root } from "mdast";
import type { Problem } from "../../../lib/problem";
import { walk } from "./walk";

/** What goes before the first sign of a line: blanks, and the marks of quotes. */
const BEFORE = /^[\s>]*/;
/** The line below a table's head; one without a pipe is an underline or a rule. */
const DIVIDER = /^(?=.*\|)\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?$/;
/** What three columns or more have between them, and hardly a heading. */
const BETWEEN = /\S[ \t]+\|(?=[ \t]+[^\s|])/g;
/** What makes a heading of the line above it. */
const UNDERLINE = /^-+$/;
const CODE = /(`+)[^`]+\1/g;
/** A file without such a line, which most files are, is not walked. */
const SIGN = /^[\s>]*[|:-][-:| \t]*\r?$/m;

/** A line of a paragraph, without what goes before it, and its place. */
type Line = { text: string; offset: number; line: number; column: number };

/**
 * Warnings of the tables in a file's Markdown that are shown as text, because the dividing row has more or fewer
 * columns than the head above it, or as a heading, because it has no pipe; `source` is the text that the tree was made
 * of.
 */
export function unreadTables(tree: Root, source: string, file: string): Problem[] {
  if (!SIGN.test(source)) return [];
  const problems: Problem[] = [];
  walk<Nodes>(tree, (node) => {
    if (node.type === "paragraph") problems.push(...tableIn(node, source, file));
    if (node.type === "heading") problems.push(...tableAsHeading(node, source, file));
  });
  return problems;
}

function tableIn(paragraph: Paragraph, source: string, file: string): Problem[] {
  const lines = linesOf(paragraph, source);
  const index = lines.findIndex(
    (line, at) => DIVIDER.test(line.text) && isHead(lines[at - 1]?.text) && isText(line, paragraph),
  );
  const [head, divider] = [lines[index - 1], lines[index]];
  if (!head || !divider) return [];
  const [wanted, got] = [columnsIn(head.text), columnsIn(divider.text)];
  if (wanted === got) return [];
  const pipes = head.text.includes("`") ? " A `|` inside of a cell is written `\\|`, also in code." : "";
  return [
    {
      severity: "warning",
      file,
      line: divider.line,
      column: divider.column,
      message: `The table is shown as text: its dividing row has ${counted(got)}, and the head above it has ${wanted}.`,
      remedy: `${dividerFor(wanted)}${pipes}`,
    },
  ];
}

/**
 * A heading may hold pipes: it is the head of a table only where it begins with one or has three columns, or where the
 * line below it is a row of as many columns.
 */
function tableAsHeading(heading: Heading, source: string, file: string): Problem[] {
  const [head, divider] = linesOf(heading, source).slice(-2);
  if (!head || !divider || !UNDERLINE.test(divider.text)) return [];
  const text = head.text.replace(CODE, "");
  const [, below = ""] = source.slice(divider.offset).split("\n");
  const row = below.replace(BEFORE, "").trimEnd().replace(CODE, "");
  const columns = columnsIn(text);
  const isWide = [...head.text.replace(CODE, "code").matchAll(BETWEEN)].length > 1;
  if (!isHead(text) || !(text.startsWith("|") || isWide || columnsIn(row) === columns)) return [];
  return [
    {
      severity: "warning",
      file,
      line: divider.line,
      column: divider.column,
      message: `The table is shown as a heading${row === "" ? "" : " and text"}: its dividing row has no \`|\`.`,
      remedy: `${dividerFor(columns)} In a heading that is meant as such, begin the line with \`##\`.`,
    },
  ];
}

function linesOf({ position }: Heading | Paragraph, source: string): Line[] {
  const [from, to] = [position?.start.offset, position?.end.offset];
  // What plugins made has no place.
  if (!position || from === undefined || to === undefined) return [];
  let start = from;
  return source
    .slice(from, to)
    .split("\n")
    .map((text, index) => {
      const before = BEFORE.exec(text)?.[0].length ?? 0;
      const column = before + (index === 0 ? position.start.column : 1);
      const line = { text: text.slice(before).trimEnd(), offset: start + before, line: position.start.line + index };
      start += text.length + 1;
      return { ...line, column };
    });
}

function isHead(text: string | undefined): boolean {
  return text !== undefined && columnsIn(text) > (text.startsWith("|") ? 0 : 1) && !DIVIDER.test(text);
}

/** Whether a line is a text of the paragraph itself: in code and expressions a table is none. */
function isText({ text, offset }: Line, { children }: Paragraph): boolean {
  return children.some(({ type, position }) => {
    const [from = Infinity, to = 0] = [position?.start.offset, position?.end.offset];
    return type === "text" && from <= offset && offset + text.length <= to;
  });
}

/** The columns of a row, as GitHub counts them: in code a pipe ends a cell, too. */
function columnsIn(row: string): number {
  const ends = row
    .replace(/\\[\\|]/g, "")
    .replace(/^\|/, "")
    .replace(/\|$/, "");
  return ends.split("|").length;
}

function dividerFor(columns: number): string {
  return `Write a dividing row for ${counted(columns)}: \`|${" --- |".repeat(columns)}\`.`;
}

function counted(columns: number): string {
  return `${columns} ${columns === 1 ? "column" : "columns"}`;
}
