import { compile, serialize, stringify, type Element } from "stylis";
import { isOfPart, withParts } from "./part-names";

/** What a project may say of parts that the site places: how they look, and that they are not there. */
const LOOK =
  /^(?:--|color$|background|border(?!-(?:collapse|spacing))|outline|box-shadow|font|text-(?!overflow)|letter-spacing|word-spacing|line-height|opacity|filter|backdrop-filter|fill|stroke|cursor|list-style|-webkit-(?:text-fill|background-clip|backdrop))/;

/**
 * The rules of a stylesheet that are about parts of Docusaurus' theme as rules of the site's parts, which go before
 * the site's own; of these rules what is about looks.
 */
export function partLooks(css: string): string {
  return serialize(compile(withParts(css)).flatMap(lookOf), stringify);
}

function lookOf(element: Element): Element[] {
  const { type, props, children, value } = element;
  if (type === "decl") return isLook(String(props), value) ? [element] : [];
  if (!Array.isArray(children)) return [];
  if (type !== "rule") {
    const inner = /^@(?:media|supports|layer|container)/.test(type) ? children.flatMap(lookOf) : [];
    return inner.length > 0 ? [{ ...element, children: inner }] : [];
  }
  const selectors = [props].flat().filter(isOfPart);
  const declarations = children.flatMap(lookOf);
  return selectors.length > 0 && declarations.length > 0
    ? [{ ...element, props: selectors, children: declarations }]
    : [];
}

function isLook(property: string, declaration: string): boolean {
  return LOOK.test(property) || (property === "display" && /:\s*none\b/.test(declaration)) || property === "visibility";
}
