import {
  childrenOf,
  HTML_PROP,
  isElement,
  mapContent,
  ZOOM_PROP,
  type ContentElement,
  type ContentNode,
  type Zoom,
} from "../../content-node";
import { ELEMENTS_WITH_BEHAVIOUR, REGISTRY_NAMES } from "../../registry-names";
import { htmlOf } from "./html";
import { kept } from "./nesting";
import { bareTable, plainElement } from "./plain-elements";
import { holdsButtons, zoomable } from "./zoomable";

const components = new Set<string>([...REGISTRY_NAMES, ...ELEMENTS_WITH_BEHAVIOUR]);
const isComponent = (tag: string) => components.has(tag);

/**
 * Content as a page needs it: elements drawn in the site's way, and the content of each element that needs no React as
 * one string of HTML (`HTML_PROP`), so that a browser takes over a handful of elements instead of thousands. `base` is
 * the site's base URL, with slashes at both ends.
 */
export function proseOf(nodes: ContentNode[], base: string): ContentNode[] {
  return expanded(nodes, { base, mayHold: true }).map(compact);
}

/** The content of a heading, or of another place for words alone, as `proseOf` has it, without buttons. */
export function wordsOf(nodes: ContentNode[], base: string): ContentNode[] {
  return expanded(nodes, { base, mayHold: false }).map(compact);
}

/**
 * `mayHold` says whether a picture gets a button where readers can enlarge it, `isLookedInto` whether a component looks
 * into the nodes: it expects a table where one is written, and not a box around it. `link` is the address of the link
 * around: where it is written as text, too, Markdown has made another link of that.
 */
type Place = { base: string; mayHold: boolean; isLookedInto?: boolean; link?: string };

function expanded(nodes: ContentNode[], place: Place): ContentNode[] {
  return nodes.flatMap((node): ContentNode[] => {
    if (!isElement(node)) return [node];
    if (node[0] === "a" && place.link !== undefined && node[1].href === place.link)
      return expanded(childrenOf(node), place);
    return [expandedElement(node, place)];
  });
}

function expandedElement(element: ContentElement, place: Place): ContentElement {
  const { base, mayHold } = place;
  const [written, { $first: _shownElsewhere, [ZOOM_PROP]: zoom, ...held }] = element;
  const link = written === "a" && typeof held.href === "string" ? held.href : place.link;
  const isLookedInto = place.isLookedInto || held.$elements === true;
  const inside = { base, mayHold: mayHold && holdsButtons(written), isLookedInto, link };
  const content = expanded(childrenOf(element), inside);
  const { tag, children } = place.isLookedInto ? { tag: written, children: content } : kept(written, content);
  const props = mapContent(held, (content) => expanded(content, { base, mayHold: false, link }));
  if (place.isLookedInto && tag === "table") return bareTable(props, children);
  if (zoom === undefined || !mayHold) return plainElement(tag, props, children, base);
  const { "data-show": _ofBoth, ...own } = props;
  return zoomable(plainElement(tag, own, children, base), zoom as Zoom, props);
}

function compact(node: ContentNode): ContentNode {
  if (!isElement(node)) return node;
  const [tag, { $elements: isLookedInto, ...props }] = node;
  const children = childrenOf(node);
  if (isLookedInto) return [tag, mapContent(props, (held) => held.map(compact)), ...children];
  const html = isComponent(tag) || !children.some(isElement) ? undefined : htmlOf(children, isComponent);
  const own = mapContent(props, (held) => held.map(compact));
  return html === undefined ? [tag, own, ...children.map(compact)] : [tag, { ...own, [HTML_PROP]: html }];
}
