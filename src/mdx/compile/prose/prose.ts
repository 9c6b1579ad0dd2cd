import {
  childrenOf,
  HTML_PROP,
  isElement,
  mapContent,
  ZOOM_PROP,
  type ContentNode,
  type Zoom,
} from "../../content-node";
import { ELEMENTS_WITH_BEHAVIOUR, REGISTRY_NAMES } from "../../registry-names";
import { htmlOf } from "./html";
import { plainElement } from "./plain-elements";
import { holdsButtons, zoomable } from "./zoomable";

const components = new Set<string>([...REGISTRY_NAMES, ...ELEMENTS_WITH_BEHAVIOUR]);
const isComponent = (tag: string) => components.has(tag);

/**
 * Content as a page needs it: elements drawn in the site's way, and the content of each element that needs no React as
 * one string of HTML (`HTML_PROP`), so that a browser takes over a handful of elements instead of thousands. `base` is
 * the site's base URL, with slashes at both ends.
 */
export function proseOf(nodes: ContentNode[], base: string): ContentNode[] {
  return expanded(nodes, base, true).map(compact);
}

/** The content of a heading, or of another place for words alone, as `proseOf` has it, without buttons. */
export function wordsOf(nodes: ContentNode[], base: string): ContentNode[] {
  return expanded(nodes, base, false).map(compact);
}

/** `mayHold` says whether a picture gets a button where readers can enlarge it. */
function expanded(nodes: ContentNode[], base: string, mayHold: boolean): ContentNode[] {
  return nodes.map((node) => {
    if (!isElement(node)) return node;
    const [tag, { $first: _shownElsewhere, [ZOOM_PROP]: zoom, ...held }] = node;
    const children = expanded(childrenOf(node), base, mayHold && holdsButtons(tag));
    const props = mapContent(held, (content) => expanded(content, base, false));
    if (zoom === undefined || !mayHold) return plainElement(tag, props, children, base);
    const { "data-show": _ofBoth, ...own } = props;
    return zoomable(plainElement(tag, own, children, base), zoom as Zoom, props);
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
