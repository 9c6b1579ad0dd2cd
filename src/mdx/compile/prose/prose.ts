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
 * into the nodes: it expects a table where one is written, and not a box around it.
 */
type Place = { base: string; mayHold: boolean; isLookedInto?: boolean };

function expanded(nodes: ContentNode[], place: Place): ContentNode[] {
  const { base, mayHold } = place;
  return nodes.map((node) => {
    if (!isElement(node)) return node;
    const [written, { $first: _shownElsewhere, [ZOOM_PROP]: zoom, ...held }] = node;
    const isLookedInto = place.isLookedInto || held.$elements === true;
    const inside = expanded(childrenOf(node), { base, mayHold: mayHold && holdsButtons(written), isLookedInto });
    const { tag, children } = kept(written, inside);
    const props = mapContent(held, (content) => expanded(content, { base, mayHold: false }));
    if (place.isLookedInto && tag === "table") return bareTable(props, children);
    if (zoom === undefined || !mayHold) return plainElement(tag, props, children, base);
    const { "data-show": _ofBoth, ...own } = props;
    return zoomable(plainElement(tag, own, children, base), zoom as Zoom, props);
  });
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
