import { wordRanges } from "../ui/word-ranges";

/** The name under which the marked words are known to CSS. */
const HIGHLIGHT = "search-words";
/**
 * What an element with marks has: a style of highlights for all elements would cost an eighth of the time in which a
 * browser finds the style of a page, marks or not.
 */
const MARKED = "data-marked";
/** Text that nobody reads where it stands, or that only leads elsewhere. */
const HIDDEN = "script, style, template, nav, .visually-hidden, .katex-mathml";

/**
 * Marks words in an element; returns what removes the marks, or undefined where the words are not there. The page stays
 * as it is where browsers can do without.
 */
export function markWords(element: Element, words: readonly string[]): (() => void) | undefined {
  const ranges = rangesIn(element, words);
  if (ranges.length === 0) return undefined;
  return "highlights" in CSS ? highlightRanges(element, ranges) : wrapRanges(ranges);
}

function rangesIn(element: Element, words: readonly string[]): Range[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
    parentElement?.closest(HIDDEN) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const pieces: Text[][] = [];
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    const before = pieces.at(-1);
    if (before && isBehindBreak(text, before.at(-1))) before.push(text);
    else pieces.push([text]);
  }
  return pieces.flatMap((text) =>
    wordRanges(text.map(({ data }) => data).join(""), words).map(({ start, end }) => rangeIn(text, start, end)),
  );
}

/** Whether a place for a break alone stands between two texts, as in long names: readers see one text. */
function isBehindBreak({ previousSibling: between }: Text, before: Text | undefined): boolean {
  return between?.nodeName === "WBR" && between.previousSibling === before;
}

/** The range from one character to another of a text in pieces. */
function rangeIn(pieces: readonly Text[], start: number, end: number): Range {
  const range = document.createRange();
  let from = 0;
  for (const piece of pieces) {
    const to = from + piece.length;
    if (start >= from && start < to) range.setStart(piece, start - from);
    if (end > from && end <= to) range.setEnd(piece, end - from);
    from = to;
  }
  return range;
}

function highlightRanges(element: Element, ranges: readonly Range[]): () => void {
  CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges));
  element.setAttribute(MARKED, "");
  return () => {
    CSS.highlights.delete(HIGHLIGHT);
    element.removeAttribute(MARKED);
  };
}

/** From the last one on: an element in a text would move the places of those behind it. */
function wrapRanges(ranges: readonly Range[]): () => void {
  const marks = [...ranges].reverse().map((range) => {
    const mark = document.createElement("mark");
    range.surroundContents(mark);
    return mark;
  });
  return () => {
    for (const mark of marks) {
      const { parentNode } = mark;
      mark.replaceWith(...mark.childNodes);
      parentNode?.normalize();
    }
  };
}
