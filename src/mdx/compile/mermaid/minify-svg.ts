import { createRequire } from "node:module";
import { compile, serialize, stringify } from "stylis";
import type * as Svgo from "svgo";
import { inlineDeclarations, styleRules, type StyleRule } from "./style";
import type { Declaration } from "../../../lib/style/declarations";

/**
 * The id of every drawing until the page puts one of its own in its place. The ids within contain it, and no diagram's
 * text does.
 */
export const DRAWING_ID = "d0000000";

/**
 * A drawing taken apart: its `<svg>` without styles, the rules that mean something in it, and the animations that these
 * use, as CSS.
 */
export type MinifiedSvg = { svg: Element; rules: StyleRule[]; animations: string };

const work: { svgo?: typeof Svgo } = {};

/**
 * Takes from a drawing what no reader sees: rules, classes, ids and definitions that nothing uses, data for scripts,
 * digits beyond hundredths of a pixel,
 * and in Gantt charts the line of today, which is the build's day. The `<svg>` must stand in the document of a window,
 * else it throws; the one that it returns stands in none.
 */
export function minifySvg(svg: Element): MinifiedSvg {
  const css = [...svg.querySelectorAll("style")].map(({ textContent }) => textContent ?? "").join("");
  for (const element of svg.querySelectorAll("style, g.today, script")) element.remove();
  const rules = styleRules(css).flatMap((rule) => usedPart(rule, svg.ownerDocument));
  const named = namesIn(rules);
  for (const element of [svg, ...svg.querySelectorAll("*")]) tidy(element, named);
  for (const inner of svg.querySelectorAll("svg")) fixSize(inner);
  return { svg: optimized(svg, named), rules, animations: animationsIn(css, rules) };
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
  return used.length === 0 ? [] : [{ selectors: used, declarations }];
}

function isUsed(selector: string, document: Document): boolean {
  try {
    return document.querySelector(selector) !== null;
  } catch {
    return false;
  }
}

/** The classes and ids that rules name: `.node`, `#diagram`. */
function namesIn(rules: StyleRule[]): Set<string> {
  return new Set(
    rules
      .flatMap(({ selectors, declarations }) => [...selectors, ...declarations.map(([, value]) => value)])
      .flatMap((text) => text.match(/[.#][\w-]+/g) ?? []),
  );
}

function tidy(element: Element, named: Set<string>): void {
  for (const name of element.getAttributeNames()) if (/^(?:data-|xmlns|on)/.test(name)) element.removeAttribute(name);
  // An icon's class means something in a stylesheet of the site.
  setOrRemove(
    element,
    "class",
    [...element.classList].filter((name) => element.localName === "i" || named.has(`.${name}`)).join(" "),
  );
  setOrRemove(element, "style", declarationText(inlineDeclarations(element.getAttribute("style"))));
}

/**
 * The drawing as SVGO makes it, in no document. SVGO would lose spaces in labels, which are HTML, so these wait
 * outside; and it does not see which ids rules and
 * screen readers ask for. Its other plugins would change what selectors match, or take away the emptied labels.
 */
function optimized(svg: Element, named: Set<string>): Element {
  work.svgo ??= createRequire(import.meta.url)("svgo") as typeof Svgo;
  const document = svg.ownerDocument;
  const labels = [...svg.querySelectorAll("foreignObject")].map((label) => [...label.childNodes]);
  for (const label of svg.querySelectorAll("foreignObject")) label.textContent = "";
  const spoken = ["aria-labelledby", "aria-describedby"].flatMap((name) => (svg.getAttribute(name) ?? "").split(/\s+/));
  const { data } = work.svgo.optimize(xmlOf(svg), {
    floatPrecision: 2,
    plugins: [
      {
        name: "cleanupIds",
        params: { force: true, preserve: [...spoken, ...[...named].map((name) => name.slice(1))] },
      },
      {
        name: "prefixIds",
        params: {
          prefix: ({ name }: Svgo.XastElement) => (name === "title" || name === "desc" ? "" : DRAWING_ID),
          delim: "",
          prefixClassNames: false,
        },
      },
      "removeUselessDefs",
      "cleanupNumericValues",
      "convertPathData",
      "convertTransform",
      "removeXMLNS",
    ],
  });
  const holder = document.createElement("div");
  holder.innerHTML = data;
  for (const [index, label] of holder.querySelectorAll("foreignObject").entries())
    label.append(...(labels[index] ?? []));
  return holder.children[0] ?? svg;
}

function xmlOf(svg: Element): string {
  const { defaultView } = svg.ownerDocument;
  if (!defaultView) throw new Error("The drawing stands in a document that has no window.");
  return new defaultView.XMLSerializer().serializeToString(svg);
}

/**
 * An icon inside a drawing keeps its size: as a style, because the page's own styles of pictures outweigh attributes.
 */
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
