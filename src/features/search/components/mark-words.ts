import { wordRanges } from "../ui/word-ranges";

/** The name under which the marked words are known to CSS. */
const HIGHLIGHT = "search-words";
/** Text that nobody reads where it stands, or that only leads elsewhere. */
const HIDDEN = "script, style, template, nav, .visually-hidden, .katex-mathml";

/** Marks words in an element; returns what removes the marks. The page stays as it is where browsers can do without. */
export function markWords(element: Element, words: readonly string[]): () => void {
  const ranges = rangesIn(element, words);
  return "highlights" in CSS ? highlightRanges(ranges) : wrapRanges(ranges);
}

function rangesIn(element: Element, words: readonly string[]): Range[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
    parentElement?.closest(HIDDEN) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const ranges: Range[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const { start, end } of wordRanges(text.nodeValue ?? "", words)) {
      const range = document.createRange();
      range.setStart(text, start);
      range.setEnd(text, end);
      ranges.push(range);
    }
  }
  return ranges;
}

function highlightRanges(ranges: readonly Range[]): () => void {
  CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges));
  return () => void CSS.highlights.delete(HIGHLIGHT);
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
