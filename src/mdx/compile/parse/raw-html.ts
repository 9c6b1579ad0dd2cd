import type { Element, ElementContent, Nodes, Root, RootContent, Text } from "hast";
import { parseFragment, type DefaultTreeAdapterTypes } from "parse5";
import { find, html as htmlSchema } from "property-information";
import { escapedContent } from "../../../lib/html/html-text";
import { OF_HTML } from "./of-html";

type Parsed = DefaultTreeAdapterTypes.ChildNode;
type Raw = { type: "raw"; value: string };
type Holder = { children: RootContent[] };
/** Elements of the tree for which tags of the text stand: the value of the attribute `name` is an element's place. */
type Slots = { name: string; elements: Element[] };

const VOID = ["area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"];

/**
 * Makes elements of the HTML in a tree, as browsers read it: a tag may open in one place and close in another, with
 * elements of Markdown between them, and need not close at all. Their data say that they are of HTML (`isOfHtml`).
 */
export function withElementsOfHtml(tree: Root): Root {
  if (!holdsRaw(tree)) return tree;
  const slots: Slots = { name: slotNameFor(tree), elements: [] };
  const text = tree.children.map((node) => textWithSlots(node, slots)).join("");
  return { ...tree, children: parseFragment(text).childNodes.flatMap((node) => nodesOf(node, slots)) };
}

/** An attribute that no HTML of a tree has. */
function slotNameFor(tree: Root): string {
  const written = htmlIn(tree).toLowerCase();
  let name = "data-slot";
  while (written.includes(name)) name += "-";
  return name;
}

function htmlIn(node: Nodes | Raw): string {
  if (isRaw(node)) return node.value;
  return "children" in node ? (node as Holder).children.map(htmlIn).join("") : "";
}

function isRaw(node: Nodes | Raw): node is Raw {
  return node.type === "raw";
}

function holdsRaw(node: Nodes | Raw): boolean {
  return isRaw(node) || ("children" in node && (node as Holder).children.some(holdsRaw));
}

/** A node as HTML, in which tags of elements name these instead of their attributes. */
function textWithSlots(node: Nodes | Raw, slots: Slots): string {
  if (isRaw(node)) return node.value;
  // What remark-rehype puts between blocks has no place, and means nothing.
  if (node.type === "text") return node.value === "\n" && !node.position ? "" : escapedContent(node.value);
  if (node.type !== "element") return "";
  const { tagName } = node;
  const start = `<${tagName} ${slots.name}="${slots.elements.push(node) - 1}">`;
  if (VOID.includes(tagName)) return start;
  const inner = holdsRaw(node) ? node.children.map((child) => textWithSlots(child, slots)).join("") : "";
  return `${start}${inner}</${tagName}>`;
}

function nodesOf(node: Parsed, slots: Slots): ElementContent[] {
  if (node.nodeName === "#text") return [textOf((node as DefaultTreeAdapterTypes.TextNode).value)];
  if (node.nodeName === "#comment")
    return [{ type: "comment", value: (node as DefaultTreeAdapterTypes.CommentNode).data }];
  if (!("attrs" in node)) return [];
  const slot = node.attrs.find(({ name }) => name === slots.name);
  const children = node.childNodes.flatMap((child) => nodesOf(child, slots));
  const known = slot && slots.elements[Number(slot.value)];
  if (known) return [holdsRaw(known) ? { ...known, children } : known];
  const properties = Object.fromEntries(node.attrs.map(({ name, value }) => [name, propertyOf(name, value)]));
  return [{ type: "element", tagName: node.tagName, properties, children, data: { ...OF_HTML } }];
}

/** The value of an attribute; `true` for one that needs no value: React takes such an empty one for absent. */
function propertyOf(name: string, value: string): string | true {
  const { boolean, overloadedBoolean } = find(htmlSchema, name);
  return (boolean || overloadedBoolean) && (value === "" || value.toLowerCase() === name) ? true : value;
}

/** Text has a place here: what has none is what stands between blocks. */
function textOf(value: string): Text {
  const start = { line: 1, column: 1 };
  return { type: "text", value, position: { start, end: start } };
}
