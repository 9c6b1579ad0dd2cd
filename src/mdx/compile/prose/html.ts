import { find, html as htmlSchema, svg as svgSchema, type Schema } from "property-information";
import { escapedContent, escapedText } from "../../../lib/html/html-text";
import { childrenOf, isElement, type ContentElement, type ContentNode, type Json } from "../../content-node";

const VOID = /^(?:area|base|br|col|embed|hr|img|link|meta|source|track|wbr)$/;
/** Elements that React writes in a way of its own, or whose text is no HTML. */
const REACT_ONLY = /^(?:input|textarea|select|option|script|style|noscript|template)$/;

/**
 * The HTML of nodes that are the same on every view of the page; undefined where one of them needs React: a component
 * (`isComponent` tells them by name) or a prop that is no attribute.
 */
export function htmlOf(
  nodes: ContentNode[],
  isComponent: (tag: string) => boolean,
  schema: Schema = htmlSchema,
): string | undefined {
  let html = "";
  for (const node of nodes) {
    const part = isElement(node) ? elementHtml(node, isComponent, schema) : escapedContent(node);
    if (part === undefined) return undefined;
    html += part;
  }
  return html;
}

function elementHtml(
  element: ContentElement,
  isComponent: (tag: string) => boolean,
  schema: Schema,
): string | undefined {
  const [tag, props] = element;
  if (isComponent(tag) || REACT_ONLY.test(tag)) return undefined;
  const inner = tag === "svg" ? svgSchema : schema;
  const attributes = attributesOf(props, inner);
  if (attributes === undefined) return undefined;
  if (VOID.test(tag)) return `<${tag}${attributes}>`;
  const content = htmlOf(childrenOf(element), isComponent, tag === "foreignObject" ? htmlSchema : inner);
  if (content === undefined) return undefined;
  // A parser drops the first line feed of a `pre`.
  return `<${tag}${attributes}>${tag === "pre" && content.startsWith("\n") ? "\n" : ""}${content}</${tag}>`;
}

function attributesOf(props: Record<string, Json>, schema: Schema): string | undefined {
  let attributes = "";
  for (const [name, value] of Object.entries(props)) {
    const text = attributeOf(name, value, schema);
    if (text === undefined) return undefined;
    attributes += text;
  }
  return attributes;
}

/** A prop as an attribute with a space before it, empty where React leaves it out; undefined for what is none. */
function attributeOf(name: string, value: Json, schema: Schema): string | undefined {
  if (value === null) return "";
  if (typeof value === "object") return undefined;
  const info = find(schema, name);
  if (typeof value !== "boolean") return ` ${info.attribute}="${escapedText(String(value))}"`;
  if (info.boolean || info.overloadedBoolean) return value ? ` ${info.attribute}=""` : "";
  // As React has it: `aria-hidden={false}` is written, a boolean for any other attribute is not.
  return info.booleanish || /^(?:aria|data)-/.test(info.attribute) ? ` ${info.attribute}="${value}"` : undefined;
}
