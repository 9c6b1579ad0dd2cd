import { compile, serialize, stringify, type Element } from "stylis";
import { isOfItem, isOfOwn, isOfPart, withParts } from "./part-names";

/** What a project may say of parts that the site places: how they look, and that they are not there. */
const LOOK =
  /^(?:--|color$|background|border(?!-(?:collapse|spacing))|outline|box-shadow|font|text-(?!overflow)|letter-spacing|word-spacing|line-height|opacity|filter|backdrop-filter|fill|stroke|cursor|list-style|-webkit-(?:text-fill|background-clip|backdrop))/;

/**
 * The rules of a stylesheet that are about parts of Docusaurus' theme as rules of the site's parts, which go before
 * the site's own: of the parts themselves what is about looks, of items with a class of the project, and of elements
 * with such a class in parts, all.
 */
export function partLooks(css: string, itemClasses: readonly string[] = []): string {
  const rules = compile(withParts(css, itemClasses));
  const looks = rules.flatMap((rule) => chosen(rule, isOfPart, isLook));
  const items = rules.flatMap((rule) =>
    chosen(
      rule,
      (selector) => isOfItem(selector) || isOfOwn(selector),
      () => true,
    ),
  );
  return serialize([...looks, ...items], stringify);
}

type IsChosen = (selector: string) => boolean;
type IsKept = (property: string, declaration: string) => boolean;

/** What of a rule, or of the rules in it, has a chosen selector, with the declarations that are kept. */
function chosen(element: Element, isChosen: IsChosen, isKept: IsKept): Element[] {
  const { type, props, children, value } = element;
  if (type === "decl") return isKept(String(props), value) ? [element] : [];
  if (!Array.isArray(children)) return [];
  const inside = children.flatMap((child) => chosen(child, isChosen, isKept));
  if (type !== "rule") {
    const inner = /^@(?:media|supports|layer|container)/.test(type) ? inside : [];
    return inner.length > 0 ? [{ ...element, children: inner }] : [];
  }
  const selectors = [props].flat().filter(isChosen);
  return selectors.length > 0 && inside.length > 0 ? [{ ...element, props: selectors, children: inside }] : [];
}

function isLook(property: string, declaration: string): boolean {
  return LOOK.test(property) || (property === "display" && /:\s*none\b/.test(declaration)) || property === "visibility";
}
