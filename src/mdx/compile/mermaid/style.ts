import { compile, type Element as StylisElement } from "stylis";
import { declarationsOf, type Declaration } from "../../../lib/style/declarations";
import { textOrEmpty } from "../../../lib/values/text-or-empty";

/** A rule of a stylesheet: its selectors, and its declarations in order. */
export type StyleRule = { selectors: string[]; declarations: Declaration[] };

/** The styles that decide how large text is, of elements as they are at this moment. */
export type StyleReader = {
  /** The value of a property, as written; an inherited one comes from the nearest element that has it. */
  valueOf: (element: Element, property: string) => string | undefined;
  /** In pixels. */
  fontSizeOf: (element: Element) => number;
  isBold: (element: Element) => boolean;
};

const INHERITED = new Set(["font-weight", "text-anchor", "white-space", "line-height"]);
const ROOT_SIZE = 16;
/** Elements whose text browsers make smaller, and by how much; and the height of an x in Arial. */
const SMALLER = new Set(["sub", "sup", "small"]);
const SMALLER_BY = 5 / 6;
const EX = 0.519;

/** The rules of a stylesheet's text, without those inside `@media` and the like. */
export function styleRules(css: string): StyleRule[] {
  return compile(css)
    .filter(({ type }) => type === "rule")
    .map(({ props, children }) => ({ selectors: [props].flat(), declarations: declarationsIn(children) }));
}

/** The declarations of a `style` attribute, without those that Mermaid writes for want of a value. */
export function inlineDeclarations(style: string | null): Declaration[] {
  return declarationsOf(style ?? "").filter(([, value]) => value !== "undefined");
}

/**
 * A reader of one document's styles: of its `<style>` elements, `style` attributes and presentation attributes.
 * `parsed` keeps rules from one reader to the next.
 */
export function styleReader(document: Document, parsed: Map<string, StyleRule[]>): StyleReader {
  const rules = [...document.querySelectorAll("style")].flatMap(({ textContent }) =>
    rulesOf(textContent ?? "", parsed),
  );
  const own = ownStyles(rules);
  const valueOf = (element: Element | null, property: string): string | undefined => {
    if (element === null) return undefined;
    const value = own(element, property);
    if (value !== undefined && value !== "inherit") return value;
    return INHERITED.has(property) ? valueOf(element.parentElement, property) : undefined;
  };
  const fontSizeOf = (element: Element): number => {
    const outer = () => (element.parentElement ? fontSizeOf(element.parentElement) : ROOT_SIZE);
    return sizeIn(own(element, "font-size"), outer) ?? outer() * (SMALLER.has(element.localName) ? SMALLER_BY : 1);
  };
  return {
    valueOf,
    fontSizeOf,
    isBold: (element) =>
      element.closest("b, strong, th") !== null ||
      /^(?:bold|bolder|[6-9]00)$/.test(valueOf(element, "font-weight") ?? ""),
  };
}

/** Gives the value of a property that an element has itself, and keeps it. */
function ownStyles(rules: StyleRule[]): StyleReader["valueOf"] {
  const ruleSets = new Map<string, { selector: string; value: string }[]>();
  const known = new Map<Element, Map<string, string | undefined>>();

  const ruled = (element: Element, property: string): string | undefined => {
    const found = ruleSets.get(property) ?? rulesFor(property, rules);
    ruleSets.set(property, found);
    return found.findLast(({ selector }) => matches(element, selector))?.value;
  };
  return (element, property) => {
    const values = known.get(element) ?? new Map<string, string | undefined>();
    known.set(element, values);
    if (!values.has(property)) {
      const inline = inlineDeclarations(element.getAttribute("style")).findLast(([name]) => name === property)?.[1];
      const value = inline ?? ruled(element, property) ?? element.getAttribute(property) ?? undefined;
      values.set(property, value?.replace(/\s*!important$/, ""));
    }
    return values.get(property);
  };
}

/** A size in pixels as a style writes it, by that of the text around; undefined where it writes no number. */
function sizeIn(written: string | undefined, outer: () => number): number | undefined {
  const size = parseFloat(written ?? "");
  if (written === undefined || Number.isNaN(size)) return undefined;
  switch (/[a-z%]+$/.exec(written)?.[0]) {
    case "rem":
      return size * ROOT_SIZE;
    case "em":
      return size * outer();
    case "ex":
      return size * EX * outer();
    case "%":
      return (size / 100) * outer();
    default:
      return size;
  }
}

/** The values that rules give a property, each with its selector; weaker ones first. */
function rulesFor(property: string, rules: StyleRule[]): { selector: string; value: string }[] {
  const found = rules.flatMap(({ selectors, declarations }) => {
    const value = declarations.findLast(([name]) => name === property)?.[1];
    return value === undefined ? [] : selectors.map((selector) => ({ selector, value }));
  });
  return found.sort((a, b) => weightOf(a.selector) - weightOf(b.selector));
}

/** A selector that the document cannot read means no element. */
function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}

function rulesOf(css: string, parsed: Map<string, StyleRule[]>): StyleRule[] {
  const rules = parsed.get(css) ?? styleRules(css);
  parsed.set(css, rules);
  return rules;
}

function declarationsIn(children: StylisElement["children"]): Declaration[] {
  if (typeof children === "string") return [];
  return children
    .filter(({ type }) => type === "decl")
    .map(({ props, children: value }) => [[props].flat().join(), textOrEmpty(value)]);
}

function weightOf(selector: string): number {
  return (selector.match(/#/g) ?? []).length * 100 + (selector.match(/[.:[]/g) ?? []).length;
}
