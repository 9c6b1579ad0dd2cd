import { svgPathProperties } from "svg-path-properties";
import { SVGPathData } from "svg-pathdata";

/** A point of a drawing, in its pixels. */
export type Point = [x: number, y: number];

/**
 * The corners of the box around an SVG path (the attribute `d`), curves by their outermost points; none for a path that
 * is empty or cannot be read.
 */
export function pathCorners(d: string): Point[] {
  const box = read(d, () => new SVGPathData(d).getBounds());
  if (!box || !Number.isFinite(box.minX + box.minY + box.maxX + box.maxY)) return [];
  return [
    [box.minX, box.minY],
    [box.maxX, box.minY],
    [box.maxX, box.maxY],
    [box.minX, box.maxY],
  ];
}

/**
 * The length of an SVG path in pixels, without the ways between its parts; 0 for a path that is empty or cannot be
 * read.
 */
export function pathLength(d: string): number {
  return read(d, () => new svgPathProperties(d).getTotalLength()) || 0;
}

/** The numbers in an attribute such as `points` or `transform`. */
export function numbersOf(text: string): number[] {
  return (text.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?|NaN|Infinity/gi) ?? []).map(Number);
}

/** Mermaid asks about paths that it has not finished too: browsers have an answer for these, the libraries throw. */
function read<Result>(d: string, how: () => Result): Result | undefined {
  try {
    return d.trim() === "" ? undefined : how();
  } catch {
    return undefined;
  }
}
