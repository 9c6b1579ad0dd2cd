import type { Nodes, Root, Text } from "mdast";
import { nearOnes, type Problem } from "../../../lib/problem";
import type { Place } from "../compile-state";
import { walk } from "./walk";

/**
 * A link or a picture that Markdown reads as text, because of a small mistake in how it is written; it may be meant as
 * text where it is a reference without a definition, or an address by its end alone.
 */
export type UnreadLink = Pick<Problem, "message" | "remedy" | "choices"> & { place: Place; mayBeText: boolean };

/** What is found in a block: offsets of its bracket, of the bracket that closes it, and of the block's end. */
type Brackets = { start: number; close: number; end: number };

/** What each such link has in its text. */
const SIGN = /\][([:]/;
const BRACKET = /\\.|[[\]]/gs;
const LABEL = /\[((?:\\.|[^\\[\]])*)\]/sy;
const INLINE = ["emphasis", "strong", "delete", "link", "linkReference", "mdxJsxTextElement"];
/** How much of a text is looked at for the end of a destination, and how much of a link a message shows. */
const LONGEST = 500;
const SHOWN = 60;
/** Beginnings of addresses, and the ends of those of pages and pictures, also with a title behind. */
const ADDRESS_START = /^(?:[a-z][a-z\d+.-]+:\S|www\.|[#</]|\.{1,2}\/)/i;
const ADDRESS_END = /\.(?:mdx?|html?|png|jpe?g|gif|svg|webp|avif|pdf)(?:[?#]\S*)?(?:\s+["'“‘„«].*)?$/i;
/** What goes before the first word of a line: marks of lists and quotes. */
const LINE_START = /(?:^|\n)[\s>*+\-\d.)]*$/;
/** Up to how many labels of a file are compared with one that it lacks. */
const MOST_LABELS = 50;

/**
 * The links and pictures in a tree of Markdown that became text, in their order; `bases` gives the folders beside the
 * file, and the paths below which the site has pages, such as `docs`.
 */
export function unreadLinks(tree: Root, source: string, bases: () => readonly string[] = () => []): UnreadLink[] {
  const blocks = blocksOf(tree).filter((texts) => texts.some(({ value }) => SIGN.test(value)));
  const found = blocks
    .flatMap((texts) => bracketsIn(texts, source))
    .flatMap(
      (brackets) =>
        unreadDestination(brackets, source, bases) ??
        unreadDefinition(brackets, source) ??
        unreadReference(brackets, source) ??
        [],
    );
  if (found.length === 0) return [];
  const labels = labelsIn(tree);
  const placeOf = placesIn(source);
  return found
    .filter(({ isTag }) => !isTag || labels.length > 0)
    .sort((one, other) => one.start - other.start)
    .map(({ start, excerpt, why, remedy, label, mayBeText }) => {
      const shown = excerpt.length > SHOWN ? `${excerpt.slice(0, SHOWN)}…` : excerpt;
      const message = `The ${excerpt.startsWith("!") ? "picture" : "link"} '${shown}' is shown as text: ${why}.`;
      const choices = label !== undefined && labels.length <= MOST_LABELS ? nearOnes(label, labels, 0) : undefined;
      return { message, remedy, choices, place: placeOf(start), mayBeText };
    });
}

/** The texts of each block. */
function blocksOf(tree: Root): Text[][] {
  const blocks: Text[][] = [];
  const gather = (node: Nodes, block: Text[]) => {
    if (!("children" in node)) return;
    for (const child of node.children) {
      if (child.type === "text") block.push(child);
      else if (INLINE.includes(child.type)) gather(child, block);
      else gather(child, blocks[blocks.push([]) - 1] ?? []);
    }
  };
  gather(tree, []);
  return blocks;
}

/** The pairs of brackets in the texts of a block, without those that are escaped. */
function bracketsIn(texts: readonly Text[], source: string): Brackets[] {
  // What plugins made has no place.
  const ranges = texts.flatMap(({ position }) => {
    const [from, to] = [position?.start.offset, position?.end.offset];
    return from === undefined || to === undefined ? [] : [[from, to] as const];
  });
  const end = ranges.at(-1)?.[1] ?? 0;
  const open: number[] = [];
  const found: Brackets[] = [];
  for (const [from, to] of ranges) {
    for (const { 0: sign, index } of source.slice(from, to).matchAll(BRACKET)) {
      if (sign === "[") open.push(from + index);
      const start = sign === "]" ? open.pop() : undefined;
      const close = from + index;
      // What follows in another node is something else.
      if (start !== undefined && close + 1 < to) found.push({ start, close, end });
    }
  }
  return found;
}

/** Where such a link begins, its text, and what is told of it; `label` is that of a reference. */
type Found = {
  start: number;
  excerpt: string;
  why: string;
  remedy: string;
  mayBeText: boolean;
  label?: string;
  /** Whether it begins a line, as tags do in lists of changes: `[Feature][Search] …`. */
  isTag?: boolean;
};

function unreadDestination(
  { start, close, end }: Brackets,
  source: string,
  bases: () => readonly string[],
): Found | undefined {
  if (source[close + 1] !== "(") return undefined;
  const rest = source.slice(close + 2, Math.min(end, close + 2 + LONGEST));
  const length = closedLength(rest);
  const written = length === undefined ? (/^\s*\S+/.exec(rest)?.[0] ?? "") : rest.slice(0, length);
  const destination = oneLine(written);
  const isPicture = isPictureAt(start, source);
  const isPage = isAddress(destination) || bases().some((base) => destination.startsWith(`${base}/`));
  const isMeant = isPicture ? destination !== "" : isPage && !isCodeBefore(start, source);
  if (!isMeant) return undefined;
  const after = close + 2 + written.length + (length === undefined ? 0 : 1);
  const mayBeText = !isPicture && !ADDRESS_START.test(destination);
  return { ...startOf(start, after, source), ...reasonOf(destination, length !== undefined), mayBeText };
}

/** A line that would define the destination of references, were it not for a blank in that: `[label]: ./my page`. */
function unreadDefinition({ start, close, end }: Brackets, source: string): Found | undefined {
  if (source[close + 1] !== ":" || !beginsLine(start, source)) return undefined;
  const [line = ""] = source.slice(close + 2, Math.min(end, close + 2 + LONGEST)).split("\n");
  const destination = oneLine(line);
  if (!isAddress(destination) || !/\s/.test(destination)) return undefined;
  return { ...startOf(start, close + 2 + line.length, source), ...reasonOf(destination, true), mayBeText: true };
}

/** How long a text is up to the parenthesis that closes the one before it; undefined where none does. */
function closedLength(text: string): number | undefined {
  let depth = 0;
  for (const { 0: sign, index } of text.matchAll(/\\.|[()]/gs)) {
    if (sign === "(") depth += 1;
    if (sign === ")") depth -= 1;
    if (depth < 0) return index;
  }
  return undefined;
}

/** Whether a text is an address with a small mistake: prose may stand in parentheses, too. */
function isAddress(text: string): boolean {
  return ADDRESS_START.test(text) || ADDRESS_END.test(text);
}

function reasonOf(written: string, isClosed: boolean): Pick<Found, "why" | "remedy"> {
  if (!isClosed)
    return {
      why: "the parenthesis of its destination is not closed",
      remedy: "Close it with `)`; a `(` that is a part of the destination needs a backslash before it.",
    };
  if (/\s/.test(written))
    return {
      why: "a blank ends its destination, and what follows is no title",
      remedy:
        'Write `%20` for a blank in the destination, or put it between `<` and `>`; a title stands in quotes: `(address "title")`.',
    };
  return {
    why: "it is not written as links are",
    remedy:
      "Write it as `[text](address)`, without another link in its text; `\\[` is a bracket that is meant as text.",
  };
}

function unreadReference({ start, close, end }: Brackets, source: string): Found | undefined {
  LABEL.lastIndex = close + 1;
  const match = LABEL.exec(source);
  const after = LABEL.lastIndex;
  if (!match || after > end) return undefined;
  const text = oneLine(source.slice(start + 1, close));
  const written = oneLine(match[1] ?? "");
  if (isCodeBefore(start, source) || !mayBeReference(text, written)) return undefined;
  const label = written === "" ? text : written;
  return {
    ...startOf(start, after, source),
    why: `its file has no definition of '${label}'`,
    remedy: isAddress(label)
      ? `Write the destination in parentheses: \`(${label})\`.`
      : `Add the line \`[${label}]: address\` to it, or write \`\\[\` for a bracket that is meant as text.`,
    label,
    mayBeText: true,
    isTag: written !== "" && !isAddress(label) && beginsLine(start, source),
  };
}

/** Whether text and label, in brackets one behind the other, may be a link: indices, ranges and types are none. */
function mayBeReference(text: string, label: string): boolean {
  if (text === "" || /^[\^!]/.test(text) || /^[\^,]/.test(label)) return false;
  if (label === "") return /\p{L}{2}/u.test(text) && !/[,:|]/.test(text);
  const isIndex = (part: string) => !/\p{L}/u.test(part) || part.length < 2 || /^(?:\w-\w)+$/.test(part);
  return !isIndex(text) || !isIndex(label);
}

function beginsLine(bracket: number, source: string): boolean {
  return !isPictureAt(bracket, source) && LINE_START.test(source.slice(Math.max(0, bracket - LONGEST), bracket));
}

function labelsIn(tree: Root): string[] {
  const labels: string[] = [];
  walk<Nodes>(tree, (node) => {
    if (node.type === "definition") labels.push(node.label ?? node.identifier);
  });
  return labels;
}

/** Whether code goes before a bracket: `list[0](…)` and `list[0][1]` are no links. */
function isCodeBefore(start: number, source: string): boolean {
  return !isPictureAt(start, source) && /[a-z\d$)\]}`]/i.test(source[start - 1] ?? "");
}

function isPictureAt(start: number, source: string): boolean {
  return source[start - 1] === "!" && source[start - 2] !== "\\";
}

/** Where a link or picture begins whose bracket is at an offset, and its text. */
function startOf(bracket: number, end: number, source: string): Pick<Found, "start" | "excerpt"> {
  const start = isPictureAt(bracket, source) ? bracket - 1 : bracket;
  return { start, excerpt: oneLine(source.slice(start, end)) };
}

/** Gives the places of offsets in a text, which are asked for in their order. */
function placesIn(source: string): (offset: number) => Place {
  let line = 1;
  let lineStart = 0;
  return (offset) => {
    for (let end = source.indexOf("\n", lineStart); end >= 0 && end < offset; end = source.indexOf("\n", lineStart)) {
      line += 1;
      lineStart = end + 1;
    }
    return { line, column: offset - lineStart + 1 };
  };
}

function oneLine(text: string): string {
  return text.replace(/\s*\n[\s>]*/g, " ").trim();
}
