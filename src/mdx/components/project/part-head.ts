import { PART_HEAD, withoutHtmlClasses, type HeadElement } from "../../../lib/html/head-element";
import { hashOf } from "../../../lib/values/hash-of";

/** What components give to the head of a page, by the page's route, until its head is made. */
const ofPages: Record<string, HeadElement[]> = {};

/** Whether a page has such an element: it has a title of its own, and data of which nothing is known are none. */
function isShown({ tag, props, text = "" }: HeadElement): boolean {
  return tag !== "title" && !(props.type === "application/ld+json" && text.trim() === "{}");
}

/** Keeps what a component around a part of a page gives to the head of that page, where HTML is made. */
export function noteHead(path: string, elements: readonly HeadElement[]): void {
  if (elements.length > 0) ofPages[path] = [...(ofPages[path] ?? []), ...elements];
}

/**
 * What was kept for the head of a page, each element once and marked for browsers, and classes for `<html>`. Pages come
 * once each, and nothing is kept after that.
 */
export function takeHead(path: string): ReturnType<typeof withoutHtmlClasses> {
  const { [path]: elements = [] } = ofPages;
  delete ofPages[path];
  const distinct = new Map(elements.filter(isShown).map((element) => [keyOf(element), element]));
  const { head, ...others } = withoutHtmlClasses([...distinct.values()]);
  return { head: head.map((element) => (isRoot(element) ? element : marked(element))), ...others };
}

const isRoot = ({ tag }: HeadElement) => tag === "html" || tag === "body";

function keyOf(element: HeadElement): string {
  return hashOf(JSON.stringify(element)).toString(36);
}

function marked(element: HeadElement): HeadElement {
  return { ...element, props: { ...element.props, [PART_HEAD]: keyOf(element) } };
}

/** What a browser shows for such elements, and how many components give each. */
const shown: Record<string, { users: number; end: () => void }> = {};

/**
 * Puts elements of components around parts into the head of the page that a browser shows, unless its HTML or another
 * component has them there; gives what takes them out again.
 */
export function showHead(elements: readonly HeadElement[]): () => void {
  const keys = elements.filter(isShown).map(showElement);
  return () => {
    for (const key of keys) {
      const one = shown[key];
      if (!one || --one.users > 0) continue;
      delete shown[key];
      one.end();
    }
  };
}

function showElement(element: HeadElement): string {
  const key = keyOf(element);
  const one = (shown[key] ??= {
    users: 0,
    end: isRoot(element) ? attributesOnRoot(element) : elementInHead(key, element),
  });
  one.users += 1;
  return key;
}

function elementInHead(key: string, element: HeadElement): () => void {
  const there = document.head.querySelector(`[${PART_HEAD}="${key}"]`);
  const node = there ?? document.createElement(element.tag);
  if (!there) {
    for (const [name, value] of attributesOf(marked(element))) node.setAttribute(name, value);
    node.textContent = element.text ?? "";
    document.head.append(node);
  }
  return () => node.remove();
}

/** Gives attributes and classes to `<html>` or `<body>`; what these had before comes back in the end. */
function attributesOnRoot(element: HeadElement): () => void {
  const root = element.tag === "html" ? document.documentElement : document.body;
  const { class: classes = "", ...attributes } = Object.fromEntries(attributesOf(element));
  const names = classes.split(/\s+/).filter(Boolean);
  const before = Object.keys(attributes).map((name) => [name, root.getAttribute(name)] as const);
  root.classList.add(...names);
  for (const [name, value] of Object.entries(attributes)) root.setAttribute(name, value);
  return () => {
    root.classList.remove(...names);
    for (const [name, value] of before) {
      if (value === null) root.removeAttribute(name);
      else root.setAttribute(name, value);
    }
  };
}

/** Attributes whose names React spells otherwise than by capital letters. */
const NAMES: Readonly<Record<string, string>> = { className: "class", httpEquiv: "http-equiv" };

/** Attributes as HTML has them: what is true has an empty value, and what is false is none. */
function attributesOf({ props }: HeadElement): [name: string, value: string][] {
  return Object.entries(props).flatMap(([name, value]): [string, string][] => {
    if (typeof value !== "boolean" || /^(?:data|aria)-/.test(name)) return [[NAMES[name] ?? name, String(value)]];
    return value ? [[name, ""]] : [];
  });
}
