import { childrenOf, HTML_PROP, isElement, type ContentElement, type ContentNode } from "../../content-node";

/** Attributes that say what an element is, beside its id, by the names of their props. */
const KEPT = { className: "class", popover: "popover", "data-footnote-backref": "data-footnote-backref" };

/** Components that have all of theirs as HTML in one prop, with the element that stands for each. */
const DRAWN: Record<string, string | undefined> = { Formula: "span", CodeBlock: "pre" };

/**
 * Content as elements that stand in no page: of HTML those that it has, with ids and classes; of components what stands
 * between their tags, or the formula or the code that they are. Scripts in it do not run.
 */
export function pageFragment(nodes: readonly ContentNode[]): DocumentFragment {
  const { content } = document.createElement("template");
  content.append(...nodes.map(domOf));
  return content;
}

function domOf(node: ContentNode): Node {
  return isElement(node) ? elementOf(node) : document.createTextNode(node);
}

function elementOf(node: ContentElement): HTMLElement {
  const [tag, props] = node;
  const { id } = props;
  const html = props[DRAWN[tag] ? "html" : HTML_PROP];
  // In a template nothing is loaded: elements of the page itself would fetch their images at once.
  const { ownerDocument } = document.createElement("template").content;
  // A component may stand in a line of text, which a block would break.
  const element = ownerDocument.createElement(/^[a-z]/.test(tag) ? tag : (DRAWN[tag] ?? "span"));
  if (typeof id === "string") element.id = id;
  for (const [prop, attribute] of Object.entries(KEPT))
    if (typeof props[prop] === "string") element.setAttribute(attribute, props[prop]);
  if (typeof html === "string") element.innerHTML = html;
  else element.append(...childrenOf(node).map(domOf));
  return element;
}
