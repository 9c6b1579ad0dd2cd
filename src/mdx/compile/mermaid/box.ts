import { numbersOf, pathCorners, type Point } from "./path";
import type { StyleReader } from "./style";
import { textPoints } from "./text-layout";

/** A rectangle in pixels. */
type Box = { x: number; y: number; width: number; height: number };

/** An affine transformation as SVG's `matrix(a b c d e f)`. */
type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number];

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/**
 * What `getBBox` of an SVG element gives in a browser: the box around its geometry in its own coordinates, without
 * strokes; empty at 0, 0 for nothing.
 */
export function boxOf(element: Element, styles: StyleReader): Box {
  const points = cornersOf(element, styles);
  if (points.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [least(xs), least(ys)];
  return { x, y, width: -least(xs.map((value) => -value)) - x, height: -least(ys.map((value) => -value)) - y };
}

function least(values: number[]): number {
  return values.reduce((a, b) => Math.min(a, b), Infinity);
}

/** Points that span the box of an element; none for what is not drawn. */
function cornersOf(element: Element, styles: StyleReader): Point[] {
  if (styles.valueOf(element, "display") === "none") return [];
  const at = (name: string) => numbersOf(element.getAttribute(name) ?? "")[0] ?? 0;
  switch (element.localName) {
    case "rect":
    case "image":
    case "foreignObject":
      return rectangle(at("x"), at("y"), at("width"), at("height"));
    case "circle":
      return rectangle(at("cx") - at("r"), at("cy") - at("r"), 2 * at("r"), 2 * at("r"));
    case "ellipse":
      return rectangle(at("cx") - at("rx"), at("cy") - at("ry"), 2 * at("rx"), 2 * at("ry"));
    case "line":
      return [
        [at("x1"), at("y1")],
        [at("x2"), at("y2")],
      ];
    case "polygon":
    case "polyline":
      return pairsOf(numbersOf(element.getAttribute("points") ?? ""));
    case "path":
      return pathCorners(element.getAttribute("d") ?? "");
    case "text":
    case "tspan":
      return textPoints(element, styles);
    case "g":
    case "svg":
    case "a":
    case "switch":
      return [...element.children].flatMap((child) => cornersWithin(child, styles));
    default:
      return [];
  }
}

/** The corners of a child's box in the coordinates of its parent. */
function cornersWithin(child: Element, styles: StyleReader): Point[] {
  const corners = cornersOf(child, styles);
  if (corners.length === 0) return [];
  const matrix = matrixOf(child.getAttribute("transform") ?? "");
  const [left, top] =
    child.localName === "svg" ? ["x", "y"].map((name) => numbersOf(child.getAttribute(name) ?? "")[0] ?? 0) : [0, 0];
  return corners.map(([x, y]) => moved([x + (left ?? 0), y + (top ?? 0)], matrix));
}

/** The corners of a rectangle; browsers leave out one of no width or height. */
function rectangle(x: number, y: number, width: number, height: number): Point[] {
  return width === 0 || height === 0
    ? []
    : [
        [x, y],
        [x + width, y + height],
        [x + width, y],
        [x, y + height],
      ];
}

function pairsOf(values: number[]): Point[] {
  return values.flatMap((x, index) =>
    index % 2 === 0 && index + 1 < values.length ? [[x, values[index + 1] ?? 0] as Point] : [],
  );
}

function moved([x, y]: Point, [a, b, c, d, e, f]: Matrix): Point {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** The matrix of a `transform` attribute. */
function matrixOf(transform: string): Matrix {
  return [...transform.matchAll(/(\w+)\s*\(([^)]*)\)/g)].reduce(
    (matrix, [, name = "", text = ""]) => times(matrix, stepOf(name, numbersOf(text))),
    IDENTITY,
  );
}

function stepOf(name: string, [p = 0, q, r, s = 0, t = 0, u = 0]: number[]): Matrix {
  switch (name) {
    case "translate":
      return [1, 0, 0, 1, p, q ?? 0];
    case "scale":
      return [p, 0, 0, q ?? p, 0, 0];
    case "matrix":
      return [p, q ?? 0, r ?? 0, s, t, u];
    case "rotate": {
      const [cos, sin] = [Math.cos((p * Math.PI) / 180), Math.sin((p * Math.PI) / 180)];
      const [x, y] = [q ?? 0, r ?? 0];
      return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
    }
    default:
      return IDENTITY;
  }
}

function times(m: Matrix, n: Matrix): Matrix {
  const column = (x: number, y: number, w: number): [number, number] => [
    m[0] * x + m[2] * y + m[4] * w,
    m[1] * x + m[3] * y + m[5] * w,
  ];
  return [...column(n[0], n[1], 0), ...column(n[2], n[3], 0), ...column(n[4], n[5], 1)];
}
