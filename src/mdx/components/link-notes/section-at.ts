/** A place of a page in short: the heading above it, where it has one, and the text that begins there. */
export type Section = { heading?: string; text: HTMLElement };

const HEADING = "h1, h2, h3, h4, h5, h6";
/** What can stand for a section: the first of these below its heading. */
const TEXT = "p, ul, ol, dl, blockquote";
/** What has an anchor in itself: a footnote, a row, a line of text. */
const BLOCK = "li, tr, dd, dt, p";
/** What means nothing beside the page that it stands on. */
const LEFT_OUT = ".heading-anchor, .visually-hidden, [data-footnote-backref], [popover], button, img, svg, script";

/**
 * What stands at an anchor of a page: below a heading the first text of its section, elsewhere the footnote, the row or
 * the paragraph. Undefined where there is no such anchor, or no text.
 */
export function sectionAt(page: Document | DocumentFragment, anchor: string): Section | undefined {
  const target = page.getElementById(anchor);
  if (!target) return undefined;
  const heading = target.closest(HEADING);
  const found = heading ? textBelow(heading) : target.closest(BLOCK);
  const text = found && plainCopy(found);
  if (!text?.textContent?.trim()) return undefined;
  return heading ? { heading: plainCopy(heading).textContent?.trim(), text } : { text };
}

/** The first text after a heading, before the next one. */
function textBelow(heading: Element): Element | undefined {
  for (let next = heading.nextElementSibling; next && !next.matches(HEADING); next = next.nextElementSibling)
    if (next.matches(TEXT)) return next;
  return undefined;
}

/** A copy to look at, of a list with its element: links are their words, and ids stay on the page. */
function plainCopy(element: Element): HTMLElement {
  // In a document that is not shown no image loads before it is left out.
  const { ownerDocument: unseen } = document.createElement("template").content;
  const copy = unseen.createElement("div");
  const nodes = element.matches("ul, ol, dl") ? [element] : [...element.childNodes];
  copy.append(...nodes.map((node) => unseen.importNode(node, true)));
  for (const node of copy.querySelectorAll(LEFT_OUT)) node.remove();
  for (const link of copy.querySelectorAll("a")) link.replaceWith(...link.childNodes);
  for (const named of copy.querySelectorAll("[id]")) named.removeAttribute("id");
  return copy;
}
