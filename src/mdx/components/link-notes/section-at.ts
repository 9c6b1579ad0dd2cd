/** A place of a page in short: the heading above it, where it has one, and the text that begins there. */
export type Section = { heading?: string; text: HTMLElement };

const HEADING = "h1, h2, h3, h4, h5, h6";
/** What can stand for a section, or for a term of a list: the first of these below its heading that has text. */
const TEXT = "p, ul, ol, dl, dd, blockquote";
/** What stands for a section without such text: the first of these, wherever in it. */
const OTHER_TEXT = `${TEXT}, pre, table`;
/** Elements that a copy needs around what stands in them. */
const WHOLE = "ul, ol, dl, pre, table";
/** What has an anchor in itself: a footnote, a row, a line of text. */
const BLOCK = "li, tr, dd, p";
/**
 * What means nothing beside the page that it stands on, plays or loads by itself, or, as a button of a group does,
 * changes others on the page.
 */
const LEFT_OUT =
  ".heading-anchor, .visually-hidden, .external-mark, [data-footnote-backref], [popover], button, input:enabled, " +
  "select, textarea, img, svg, canvas, video, audio, iframe, object, embed, link, style, script, annotation";

/**
 * What stands at an anchor of a page: below a heading the first text of its section, or the table or the code that it
 * has in the place of text, elsewhere the footnote, the row or
 * the paragraph. Undefined where there is no such anchor, or no text.
 */
export function sectionAt(page: Document | DocumentFragment, anchor: string): Section | undefined {
  const target = page.getElementById(anchor);
  if (!target) return undefined;
  const heading = target.closest(`${HEADING}, dt`);
  const text = heading ? textBelow(heading) : textOf(target.closest(BLOCK));
  return heading && text ? { heading: wordsOf(heading), text } : text && { text };
}

/** The first text after a heading, before the next one; where there is none, that of an element, a table or code. */
function textBelow(heading: Element): HTMLElement | undefined {
  const blocks = blocksBelow(heading);
  const others = blocks.flatMap((block) => [block, ...block.querySelectorAll(OTHER_TEXT)]);
  return firstText(blocks, TEXT) ?? firstText(others, OTHER_TEXT);
}

function blocksBelow(heading: Element): Element[] {
  const next = heading.nextElementSibling;
  return !next || next.matches(HEADING) ? [] : [next, ...blocksBelow(next)];
}

function firstText(blocks: readonly Element[], kind: string): HTMLElement | undefined {
  for (const block of blocks) {
    const text = block.matches(kind) ? textOf(block) : undefined;
    if (text) return text;
  }
  return undefined;
}

/** The text of a heading, in which a break between lines is a blank. */
function wordsOf(heading: Element): string {
  const copy = plainCopy(heading);
  for (const lineBreak of copy.querySelectorAll("br")) lineBreak.replaceWith(" ");
  return copy.textContent?.trim() ?? "";
}

/** A copy of an element to look at, where it has text, which pictures alone are not. */
function textOf(element: Element | null): HTMLElement | undefined {
  const copy = element ? plainCopy(element) : undefined;
  return copy?.textContent?.trim() ? copy : undefined;
}

/** A copy to look at, of a list, a table or code with its element: links are their words, and ids stay on the page. */
function plainCopy(element: Element): HTMLElement {
  // In a document that is not shown no image loads before it is left out.
  const { ownerDocument: unseen } = document.createElement("template").content;
  const copy = unseen.createElement("div");
  const nodes = element.matches(WHOLE) ? [element] : [...element.childNodes];
  copy.append(...nodes.map((node) => unseen.importNode(node, true)));
  for (const node of copy.querySelectorAll(LEFT_OUT)) node.remove();
  for (const link of copy.querySelectorAll("a")) link.replaceWith(...link.childNodes);
  // Browsers draw the formula for screen readers; the other one needs a stylesheet that the page may lack.
  for (const formula of copy.querySelectorAll(".katex math")) formula.closest(".katex")?.replaceWith(formula);
  for (const named of copy.querySelectorAll("[id]")) named.removeAttribute("id");
  return copy;
}
