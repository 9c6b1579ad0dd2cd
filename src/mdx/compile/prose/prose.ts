import { childrenOf, HTML_PROP, isElement, mapContent, type ContentNode } from "../../content-node";
import { ELEMENTS_WITH_BEHAVIOUR, REGISTRY_NAMES } from "../../registry-names";
import { htmlOf } from "./html";
import { plainElement } from "./plain-elements";

const components = new Set<string>([...REGISTRY_NAMES, ...ELEMENTS_WITH_BEHAVIOUR]);
const isComponent = (tag: string) => components.has(tag);

/**
 * Content as a page needs it: elements drawn in the site's way, and the content of each element that needs no React as
 * one string of HTML (`HTML_PROP`), so that a browser takes over a handful of elements instead of thousands. `base` is
 * the site's base URL, with slashes at both ends.
 */
export function proseOf(nodes: ContentNode[], base: string): ContentNode[] {
  return expanded(nodes, base).map(compact);
}

function expanded(nodes: ContentNode[], base: string): ContentNode[] {
  return nodes.map((node) => {
    if (!isElement(node)) return node;
    const children = expanded(childrenOf(node), base);
    const { $first: _shownElsewhere, ...props } = node[1];
    return plainElement(
      node[0],
      mapContent(props, (held) => expanded(held, base)),
      children,
      base,
    );
  });
}

function compact(node: ContentNode): ContentNode {
  if (!isElement(node)) return node;
  const [tag, props] = node;
  const children = childrenOf(node);
  const html = isComponent(tag) || !children.some(isElement) ? undefined : htmlOf(children, isComponent);
  const own = mapContent(props, (held) => held.map(compact));
  return html === undefined ? [tag, own, ...children.map(compact)] : [tag, { ...own, [HTML_PROP]: html }];
}
