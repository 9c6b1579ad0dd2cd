import { compile, serialize, stringify } from "stylis";
import { straightened } from "./strokes";
import { inlineDeclarations, styleRules, type Declaration, type StyleRule } from "./style";

/** The id of every drawing until the page puts one of its own in its place; the ids within begin with it. No diagram's text holds it. */
export const DRAWING_ID = "d0000000";

/** A drawing taken apart: its `<svg>` without styles, the rules that mean something in it, and the animations that these use, as CSS. */
export type SlimDrawing = { svg: Element; rules: StyleRule[]; animations: string };

/** What shows only where something names it. */
const DEFINITIONS = "marker, linearGradient, radialGradient, filter, clipPath, symbol, pattern, mask";

/**
 * Takes from a drawing what no reader sees: rules, classes and ids that nothing uses, data for scripts, digits beyond hundredths of a pixel,
 * and in Gantt charts the line of today, which is the build's day. The `<svg>` must stand in its document.
 */
export function slimDrawing(svg: Element): SlimDrawing {
  const css = [...svg.querySelectorAll("style")].map(({ textContent }) => textContent ?? "").join("");
  for (const element of svg.querySelectorAll("style, g.today, script")) element.remove();
  const rules = styleRules(css).flatMap((rule) => usedPart(rule, svg.ownerDocument));
  const elements = [svg, ...svg.querySelectorAll("*")];
  for (const element of elements) slimAttributes(element);
  const used = usedNames(elements, rules);
  for (const element of elements) dropUnusedNames(element, used);
  for (const definition of svg.querySelectorAll(DEFINITIONS)) if (definition.id === "") definition.remove();
  for (const defs of svg.querySelectorAll("defs")) if (defs.childElementCount === 0) defs.remove();
  for (const inner of svg.querySelectorAll("svg")) fixSize(inner);
  return { svg, rules: shortIds(elements, rules), animations: animationsIn(css, rules) };
}

/** Declarations as they stand in a rule or a `style` attribute. */
export function declarationText(declarations: Declaration[]): string {
  return declarations.map(([property, value]) => `${property}:${value}`).join(";");
}

function usedPart({ selectors, declarations }: StyleRule, document: Document): StyleRule[] {
  // What shows under the pointer means the element that the pointer will be on.
  const used = selectors.filter((selector) =>
    isUsed(selector.replace(/::?(?:hover|focus|active|before|after)\b/g, ""), document),
  );
  return used.length === 0
    ? []
    : [{ selectors: used, declarations: declarations.map(([property, value]) => [property, rounded(value)]) }];
}

function isUsed(selector: string, document: Document): boolean {
  try {
    return document.querySelector(selector) !== null;
  } catch {
    return false;
  }
}

function slimAttributes(element: Element): void {
  for (const { name, value } of [...element.attributes]) {
    if (name.startsWith("data-") || name.startsWith("xmlns") || name.startsWith("on")) element.removeAttribute(name);
    else if (name === "style") setOrRemove(element, name, declarationText(inlineDeclarations(rounded(value))));
    else if (name === "d") element.setAttribute(name, straightened(rounded(value)).replace(/\s+/g, " "));
    else if (!/^(?:id|class|href|xlink:href|title|aria-.*)$/.test(name)) element.setAttribute(name, rounded(value));
  }
}

function rounded(value: string): string {
  return value.replace(/-?\d*\.\d{3,}(?:e-?\d+)?/g, (number) => String(Number(Number(number).toFixed(2))));
}

/** The classes and ids that rules and other elements name: `.node`, `#diagram`. */
function usedNames(elements: Element[], rules: StyleRule[]): Set<string> {
  const inSelectors = rules
    .flatMap(({ selectors, declarations }) => [...selectors, ...declarations.map(([, value]) => value)])
    .flatMap((text) => text.match(/[.#][\w-]+/g) ?? []);
  const inAttributes = elements
    .flatMap((element) => [...element.attributes])
    .flatMap(({ name, value }) => {
      if (/^aria-(?:labelledby|describedby)$/.test(name)) return value.split(/\s+/).map((id) => `#${id}`);
      return /href$/.test(name) ? [value] : [...value.matchAll(/url\(["']?(#[^)"']+)/g)].map(([, id = ""]) => id);
    });
  return new Set([...inSelectors, ...inAttributes]);
}

function dropUnusedNames(element: Element, used: Set<string>): void {
  // An icon's class means something in a stylesheet of the site.
  const classes = [...element.classList].filter((name) => element.localName === "i" || used.has(`.${name}`));
  setOrRemove(element, "class", classes.join(" "));
  if (!used.has(`#${element.id}`)) element.removeAttribute("id");
}

/** Gives the elements that still have an id short ones that begin with the drawing's, in all places that name them; returns the rules with these. */
function shortIds(elements: Element[], rules: StyleRule[]): StyleRule[] {
  const ids = elements.map(({ id }) => id).filter((id) => id !== "");
  const names = new Map([...new Set(ids)].map((id, index) => [id, id === DRAWING_ID ? id : `${DRAWING_ID}-${index}`]));
  const nameOf = (id: string) => names.get(id) ?? id;
  const renamed = (text: string) => text.replace(/#([\w-]+)/g, (_, id: string) => `#${nameOf(id)}`);
  for (const element of elements) {
    for (const { name, value } of [...element.attributes]) {
      if (name === "id") element.id = nameOf(value);
      else if (/^aria-(?:labelledby|describedby)$/.test(name))
        element.setAttribute(name, value.split(/\s+/).map(nameOf).join(" "));
      else if (value.includes("#")) element.setAttribute(name, renamed(value));
    }
  }
  return rules.map(({ selectors, declarations }) => ({
    selectors: selectors.map(renamed),
    declarations: declarations.map(([property, value]) => [property, renamed(value)]),
  }));
}

/** An icon inside a drawing keeps its size: as a style, because the page's own styles of pictures outweigh attributes. */
function fixSize(svg: Element): void {
  const size = (name: string): Declaration[] => {
    const value = svg.getAttribute(name) ?? "";
    return /^[\d.]+(?:px)?$/.test(value) ? [[name, `${parseFloat(value)}px`]] : [];
  };
  setOrRemove(
    svg,
    "style",
    declarationText([
      ...size("width"),
      ...size("height"),
      ["max-width", "none"],
      ...inlineDeclarations(svg.getAttribute("style")),
    ]),
  );
}

function setOrRemove(element: Element, name: string, value: string): void {
  if (value === "") element.removeAttribute(name);
  else element.setAttribute(name, value);
}

function animationsIn(css: string, rules: StyleRule[]): string {
  const animated = rules
    .flatMap(({ declarations }) => declarations)
    .filter(([property]) => property.startsWith("animation"))
    .map(([, value]) => value)
    .join(" ");
  const frames = compile(css).filter(
    ({ type, props }) => type === "@keyframes" && animated.split(/\s+/).includes(String(props)),
  );
  return [...new Set(frames.map((frame) => serialize([frame], stringify)))].join("");
}
