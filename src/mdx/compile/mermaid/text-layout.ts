import { numbersOf, type Point } from "./path";
import type { StyleReader } from "./style";
import { lineReach, textWidth } from "./text";

/** A piece of text on one line: its width, size and baseline. */
type Run = { width: number; size: number; baseline: number };

/** Pieces that are anchored together, and where. */
type Chunk = { x: number; anchor: string; runs: Run[] };

const FLOWING = new Set(["tspan", "textPath", "a"]);

/** How far a baseline of a kind lies below the point that the text is placed at, in parts of the font size. */
const BASELINES: Record<string, number> = {
  middle: 0.26,
  central: 0.35,
  hanging: 0.72,
  "text-before-edge": 0.905,
  "before-edge": 0.905,
  "text-after-edge": -0.212,
  "after-edge": -0.212,
};

/** The length of an SVG text, as `getComputedTextLength` gives it. */
export function textLength(element: Element, styles: StyleReader): number {
  return textNodes(element, styles).reduce(
    (sum, { text, parent }) => sum + textWidth(text, styles.fontSizeOf(parent), styles.isBold(parent)),
    0,
  );
}

/** Corners of the boxes of an SVG text's lines. */
export function textPoints(text: Element, styles: StyleReader): Point[] {
  const points: Point[] = [];
  const pen = { x: 0, y: 0 };
  const texts = new Map(textNodes(text, styles).map((item) => [item.node, item.text]));
  let chunk: Chunk | undefined;
  const finish = () => {
    if (chunk) points.push(...chunkPoints(chunk));
    if (chunk) pen.x = startOf(chunk) + widthOf(chunk);
    chunk = undefined;
  };
  const walk = (element: Element) => {
    const size = styles.fontSizeOf(element);
    const [x, y] = [lengthAt(element, "x", size), lengthAt(element, "y", size)];
    if (x !== undefined || y !== undefined) finish();
    pen.x = (x ?? pen.x) + (lengthAt(element, "dx", size) ?? 0);
    pen.y = (y ?? pen.y) + (lengthAt(element, "dy", size) ?? 0);
    for (const node of element.childNodes) {
      const words = texts.get(node) ?? "";
      if (isElement(node) && FLOWING.has(node.localName)) walk(node);
      else if (words !== "") {
        chunk ??= { x: pen.x, anchor: styles.valueOf(element, "text-anchor") ?? "start", runs: [] };
        const baseline = pen.y + (BASELINES[baselineOf(element, text, styles)] ?? 0) * size;
        chunk.runs.push({ width: textWidth(words, size, styles.isBold(element)), size, baseline });
      }
    }
  };
  walk(text);
  finish();
  return points;
}

function chunkPoints(chunk: Chunk): Point[] {
  const [left, right] = [startOf(chunk), startOf(chunk) + widthOf(chunk)];
  return chunk.runs.flatMap(({ size, baseline }): Point[] => {
    const { above, below } = lineReach(size);
    return [
      [left, baseline - above],
      [right, baseline + below],
    ];
  });
}

function startOf(chunk: Chunk): number {
  const part = chunk.anchor === "middle" ? 0.5 : chunk.anchor === "end" ? 1 : 0;
  return chunk.x - part * widthOf(chunk);
}

function widthOf({ runs }: Chunk): number {
  return runs.reduce((sum, { width }) => sum + width, 0);
}

function baselineOf(element: Element, text: Element, styles: StyleReader): string {
  const own = (holder: Element) =>
    styles.valueOf(holder, "dominant-baseline") ?? styles.valueOf(holder, "alignment-baseline");
  return own(element) ?? own(text) ?? "";
}

function lengthAt(element: Element, name: string, size: number): number | undefined {
  const written = element.getAttribute(name) ?? "";
  const [value] = numbersOf(written);
  return value === undefined ? undefined : value * (written.trim().endsWith("em") ? size : 1);
}

/**
 * The pieces of an SVG text that show, with spaces as browsers have them: one for many, none at the start and the end.
 */
function textNodes(element: Element, styles: StyleReader): { node: Node; parent: Element; text: string }[] {
  const found = [...element.childNodes].flatMap((node) => flowing(node, element));
  const isKept = styles.valueOf(element, "white-space") === "pre";
  return found.map(({ node, parent }, index) => {
    const text = (node.textContent ?? "").replace(/\s+/g, " ");
    const started = index === 0 && !isKept ? text.trimStart() : text;
    return { node, parent, text: index === found.length - 1 && !isKept ? started.trimEnd() : started };
  });
}

function flowing(node: Node, parent: Element): { node: Node; parent: Element }[] {
  if (node.nodeType === 3) return [{ node, parent }];
  return isElement(node) && FLOWING.has(node.localName)
    ? [...node.childNodes].flatMap((child) => flowing(child, node))
    : [];
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}
