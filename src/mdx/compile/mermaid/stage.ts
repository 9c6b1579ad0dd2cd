import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import vm from "node:vm";
import type { DOMWindow, JSDOM as Jsdom, VirtualConsole as JsdomConsole } from "jsdom";
import type { Mermaid, MermaidConfig } from "mermaid";
import { diagramTheme } from "../../diagram-theme";
import { boxOf } from "./box";
import { labelSize } from "./label";
import { pathLength } from "./path";
import { styleReader, type StyleReader, type StyleRule } from "./style";
import { textLength } from "./text-layout";
import { textWidth } from "./text";

/** A document without a browser in which Mermaid draws. */
export type Stage = {
  mermaid: Mermaid;
  document: Document;
  /** Clears what a drawing left, and lets chance begin anew, so that each drawing is the same in every build. */
  reset: () => void;
};

/** How wide the page is for kinds that fill it, such as Gantt charts; the height only matters to C4. */
const PAGE = { width: 720, height: 800 };

const LIBRARY = "mermaid/dist/mermaid.min.js";
const SVG = "http://www.w3.org/2000/svg";

/**
 * Loads jsdom and Mermaid, which takes half a second, and adds what Mermaid asks of a browser: the sizes of text and
 * shapes, computed from the widths of Arial.
 * Mermaid runs in a realm of its own, so nothing of it or of the document is seen elsewhere.
 */
export function openStage(): Stage {
  const requireFrom = createRequire(import.meta.url);
  const { JSDOM, VirtualConsole } = requireFrom("jsdom") as {
    JSDOM: typeof Jsdom;
    VirtualConsole: typeof JsdomConsole;
  };
  const dom = new JSDOM("<!doctype html><body></body>", {
    runScripts: "outside-only",
    virtualConsole: new VirtualConsole(),
  });
  const { window } = dom;
  const { document } = window;
  const rules = new Map<string, StyleRule[]>();
  addSizes(window, () => styleReader(document, rules));
  addBrowserParts(window);
  const context = dom.getInternalVMContext();
  new vm.Script(readFileSync(requireFrom.resolve(LIBRARY), "utf8")).runInContext(context);
  const seed = new vm.Script(SEED);
  return {
    mermaid: (window as unknown as { mermaid: Mermaid }).mermaid,
    document,
    reset: () => {
      document.head.textContent = "";
      document.body.textContent = "";
      rules.clear();
      seed.runInContext(context);
    },
  };
}

/** Mermaid's settings for a diagram in a mode; the font is one of those for which the widths of letters hold. */
export function mermaidConfig(code: string, mode: "light" | "dark"): MermaidConfig {
  return {
    ...diagramTheme(code, mode),
    startOnLoad: false,
    suppressErrorRendering: true,
    fontFamily: 'arial, "Liberation Sans", helvetica, sans-serif',
    handDrawnSeed: 1,
    logLevel: "fatal",
  };
}

/**
 * Some layouts begin at random places, and Git graphs name commits by chance: a generator with a fixed start makes it
 * the same chance each time.
 */
const SEED = `{
  let state = 1;
  Math.random = () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}`;

function addSizes(window: DOMWindow, read: () => StyleReader): void {
  const { Element, HTMLElement } = window;
  const rectOf = (element: Element) => {
    const {
      x = 0,
      y = 0,
      width,
      height,
    }: { x?: number; y?: number; width: number; height: number } = element.namespaceURI === SVG
      ? boxOf(element, read())
      : labelSize(element, read());
    return { x, y, left: x, top: y, width, height, right: x + width, bottom: y + height };
  };
  // The page and what holds a drawing are as wide as the page; all else is a label.
  const widthOf = (element: Element) =>
    element.localName === "body" || element.querySelector("svg") ? PAGE.width : rectOf(element).width;
  define(Element.prototype, {
    getBBox: method((element) => boxOf(element, read())),
    getBoundingClientRect: method(rectOf),
    getComputedTextLength: method((element) => textLength(element, read())),
    getSubStringLength: method((element, start, count) => partLength(element, start, count, read())),
    getTotalLength: method((element) => pathLength(element.getAttribute("d") ?? "")),
    clientWidth: getter(widthOf),
    clientHeight: getter((element) => rectOf(element).height),
  });
  define(HTMLElement.prototype, {
    offsetWidth: getter(widthOf),
    offsetHeight: getter((element) => rectOf(element).height),
  });
  define(window, { getComputedStyle: { value: (element: Element) => computedStyle(element, read()) } });
}

/** How wide some letters of an element's text are. */
function partLength(element: Element, start: number, count: number, styles: StyleReader): number {
  const text = (element.textContent ?? "").slice(start, start + count);
  return textWidth(text, styles.fontSizeOf(element), styles.isBold(element));
}

/** What Mermaid asks of an element's styles. */
function computedStyle(element: Element, styles: StyleReader) {
  const valueOf = (name: string) =>
    name === "font-size" ? `${styles.fontSizeOf(element)}px` : (styles.valueOf(element, name) ?? "0px");
  return {
    fontSize: valueOf("font-size"),
    textAnchor: styles.valueOf(element, "text-anchor") ?? "start",
    getPropertyValue: valueOf,
  };
}

/**
 * What Mermaid and its libraries ask for beside sizes: whether a text is a colour, a canvas on which nothing is looked
 * at, pictures that are there, the screen, text encoders.
 */
function addBrowserParts(window: DOMWindow): void {
  const { document } = window;
  const isColour = (value: string) => {
    const { style } = document.createElement("i");
    style.color = value;
    return style.color !== "";
  };
  const nothing = () => undefined;
  const canvas = new Proxy(
    { measureText: (text: string) => ({ width: textWidth(text, 16, false) }) },
    { get: (known, name) => (name === "measureText" ? known.measureText : nothing) },
  );
  define(window, {
    CSS: { value: { supports: (_: string, value: string) => isColour(value) } },
    screen: { value: { availWidth: PAGE.width, availHeight: PAGE.height } },
    TextEncoder: { value: TextEncoder },
    TextDecoder: { value: TextDecoder },
    structuredClone: { value: structuredClone },
  });
  define(window.HTMLCanvasElement.prototype, { getContext: { value: () => canvas } });
  // No picture ever loads here, and Mermaid waits for those in labels.
  define(window.HTMLImageElement.prototype, { complete: { get: () => true } });
}

function method(act: (element: Element, first: number, second: number) => unknown): PropertyDescriptor {
  return {
    value(this: Element, first: number, second: number) {
      return act(this, first, second);
    },
  };
}

function getter(act: (element: Element) => unknown): PropertyDescriptor {
  return {
    get(this: Element) {
      return act(this);
    },
  };
}

function define(target: object, properties: Record<string, PropertyDescriptor>): void {
  for (const [name, descriptor] of Object.entries(properties))
    Object.defineProperty(target, name, {
      configurable: true,
      ...("value" in descriptor && { writable: true }),
      ...descriptor,
    });
}
