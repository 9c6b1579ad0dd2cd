import { declarationText, type MinifiedSvg } from "./minify-svg";
import { inlineDeclarations, type StyleRule } from "./style";
import type { Declaration } from "../../../lib/style/declarations";

/** The custom properties of the site's stylesheet of which, by mode, one is empty and one lets its fallback through. */
const LIGHT = "--diagram-light";
const DARK = "--diagram-dark";

/** Attributes that are styles, and so may name a custom property. */
const STYLES = new Set([
  "fill",
  "stroke",
  "color",
  "stop-color",
  "flood-color",
  "lighting-color",
  "stroke-width",
  "stroke-dasharray",
  "opacity",
  "fill-opacity",
  "stroke-opacity",
  "filter",
]);

/** The values that differ between the modes, by what stands for them in the drawing. */
type Differences = Map<string, string>;

/**
 * One drawing for both modes, of two that differ in colours alone: what differs becomes a custom property, and CSS
 * chooses its value by the mode.
 * Undefined when the two differ in more than that.
 */
export function inBothModes(light: MinifiedSvg, dark: MinifiedSvg): string | undefined {
  const differences: Differences = new Map();
  const changes: (() => void)[] = [];
  const rules = mergedRules(light.rules, dark.rules, differences);
  if (!rules || !mergeElements(light.svg, dark.svg, differences, changes)) return undefined;
  for (const change of changes) change();
  const properties = [...differences].map(([value, name]): Declaration => [name, value]);
  return withStyles({ ...light, rules }, properties);
}

/** A drawing for one mode, as HTML. */
export function inOneMode(drawing: MinifiedSvg): string {
  return withStyles(drawing, []);
}

function withStyles({ svg, rules, animations }: MinifiedSvg, properties: Declaration[]): string {
  const [first, ...rest] = inlineDeclarations(svg.getAttribute("style"));
  const declarations = [...(first ? [first] : []), ...rest, ...properties];
  if (declarations.length > 0) svg.setAttribute("style", declarationText(declarations));
  const style = svg.ownerDocument.createElement("style");
  style.textContent =
    animations + rules.map((rule) => `${rule.selectors.join(",")}{${declarationText(rule.declarations)}}`).join("");
  svg.prepend(style);
  return svg.outerHTML;
}

/** A value of both modes: itself where they agree. */
function merged(light: string, dark: string, differences: Differences): string {
  if (light === dark) return light;
  const value = `var(${LIGHT},${light}) var(${DARK},${dark})`;
  const name = differences.get(value) ?? `--d${differences.size}`;
  differences.set(value, name);
  return `var(${name})`;
}

function mergedRules(light: StyleRule[], dark: StyleRule[], differences: Differences): StyleRule[] | undefined {
  const rules = light.map((rule, index): StyleRule | undefined => {
    const other = dark[index];
    const declarations =
      other && other.selectors.join() === rule.selectors.join()
        ? mergedDeclarations(rule.declarations, other.declarations, differences)
        : undefined;
    return declarations && { selectors: rule.selectors, declarations };
  });
  return light.length === dark.length && rules.every((rule) => rule !== undefined) ? rules : undefined;
}

function mergedDeclarations(
  light: Declaration[],
  dark: Declaration[],
  differences: Differences,
): Declaration[] | undefined {
  if (light.length !== dark.length || light.some(([property], index) => dark[index]?.[0] !== property))
    return undefined;
  return light.map(([property, value], index) => [
    property,
    mergedImportant(value, dark[index]?.[1] ?? "", differences),
  ]);
}

function mergedImportant(light: string, dark: string, differences: Differences): string {
  if (light === dark) return light;
  const mark = /\s*!important$/;
  return merged(light.replace(mark, ""), dark.replace(mark, ""), differences) + (mark.test(light) ? "!important" : "");
}

/**
 * Compares two elements with all that is in them, and notes how the first is to change; false when they differ in more
 * than style.
 */
function mergeElements(light: Element, dark: Element, differences: Differences, changes: (() => void)[]): boolean {
  const [names, others] = [light.getAttributeNames(), dark.getAttributeNames()];
  if (light.localName !== dark.localName || names.join() !== others.join()) return false;
  for (const name of names) {
    const value = mergedAttribute(name, light.getAttribute(name) ?? "", dark.getAttribute(name) ?? "", differences);
    if (value === undefined) return false;
    changes.push(() => light.setAttribute(name, value));
  }
  const [nodes, otherNodes] = [[...light.childNodes], [...dark.childNodes]];
  return (
    nodes.length === otherNodes.length &&
    nodes.every((node, index) => {
      const other = otherNodes[index];
      if (node.nodeType === 1 && other?.nodeType === 1)
        return mergeElements(node as Element, other as Element, differences, changes);
      return node.nodeType === other?.nodeType && node.textContent === other.textContent;
    })
  );
}

function mergedAttribute(name: string, light: string, dark: string, differences: Differences): string | undefined {
  if (light === dark) return light;
  if (STYLES.has(name)) return merged(light, dark, differences);
  const declarations =
    name === "style" ? mergedDeclarations(inlineDeclarations(light), inlineDeclarations(dark), differences) : undefined;
  return declarations && declarationText(declarations);
}
