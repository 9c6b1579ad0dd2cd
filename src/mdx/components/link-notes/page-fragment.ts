import { childrenOf, HTML_PROP, isElement, type ContentElement, type ContentNode } from "../../content-node";

/**
 * Content as elements that stand in no page: of HTML those that it has, with their ids; of components what stands
 * between their tags. Scripts in it do not run.
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
  const [tag, { id, [HTML_PROP]: html }] = node;
  // In a template nothing is loaded: elements of the page itself would fetch their images at once.
  const { ownerDocument } = document.createElement("template").content;
  const element = ownerDocument.createElement(/^[a-z]/.test(tag) ? tag : "div");
  if (typeof id === "string") element.id = id;
  if (typeof html === "string") element.innerHTML = html;
  else element.append(...childrenOf(node).map(domOf));
  return element;
}
