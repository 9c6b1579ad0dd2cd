/** A point of a drawing, in its pixels. */
export type Point = [x: number, y: number];

/** How many straight pieces stand for a curve. */
const PIECES = 16;

/** How many numbers each command of a path takes. */
const COUNTS: Record<string, number> = { M: 2, L: 2, T: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7, Z: 0 };

/** Where a path's pen is: the point, the start of the figure, and the control point of the curve before. */
type Pen = { at: Point; start: Point; control?: Point };

/** The points of an SVG path (the attribute `d`), curves as short straight pieces; a path that is cut off gives the points up to there. */
export function pathPoints(d: string): Point[] {
  const points: Point[] = [];
  const pen: Pen = { at: [0, 0], start: [0, 0] };
  for (const [command, values] of commandsOf(d)) {
    if (values.some((value) => !Number.isFinite(value))) break;
    points.push(...move(pen, command, values));
  }
  return points;
}

/** The length of a line through points. */
export function lengthOf(points: Point[]): number {
  return points
    .slice(1)
    .reduce((sum, [x, y], index) => sum + Math.hypot(x - (points[index]?.[0] ?? x), y - (points[index]?.[1] ?? y)), 0);
}

/** The commands of a path, each with as many numbers as it takes once; coordinates of lower-case commands are relative. */
export function commandsOf(d: string): [command: string, values: number[]][] {
  const commands: [string, number[]][] = [];
  for (const [, letter = "", text = ""] of d.matchAll(/([MLTHVCSQAZ])([^MLTHVCSQAZ]*)/gi)) {
    const values = numbersOf(text);
    const count = COUNTS[letter.toUpperCase()] ?? 0;
    commands.push([letter, values.slice(0, count)]);
    // More numbers repeat the command; after a move they draw lines.
    const next = letter === "M" ? "L" : letter === "m" ? "l" : letter;
    for (let start = count; count > 0 && start + count <= values.length; start += count)
      commands.push([next, values.slice(start, start + count)]);
  }
  return commands;
}

/** The numbers in an attribute such as `points` or `d`. */
export function numbersOf(text: string): number[] {
  return (text.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?|NaN|Infinity/gi) ?? []).map(Number);
}

function move(pen: Pen, command: string, values: number[]): Point[] {
  const [x0, y0] = pen.at;
  const name = command.toUpperCase();
  const isRelative = command !== name;
  const [left, top] = isRelative ? pen.at : [0, 0];
  const pairs = pairsOf(name === "A" ? values.slice(5) : values, left, top);
  const [first = pen.at, second = first, third = second] = pairs;
  const mirrored: Point = pen.control ? [2 * x0 - pen.control[0], 2 * y0 - pen.control[1]] : pen.at;
  pen.control = undefined;
  const goTo = (end: Point, points: Point[] = [end]) => {
    pen.at = end;
    return points;
  };
  switch (name) {
    case "M":
      pen.start = first;
      return goTo(first);
    case "H":
      return goTo([left + (values[0] ?? 0), y0]);
    case "V":
      return goTo([x0, top + (values[0] ?? 0)]);
    case "C":
      pen.control = second;
      return goTo(third, cubic([x0, y0], first, second, third));
    case "S":
      pen.control = first;
      return goTo(second, cubic([x0, y0], mirrored, first, second));
    case "Q":
      return goTo(second, cubic([x0, y0], between([x0, y0], first), between(second, first), second));
    case "A":
      return goTo(first, arc([x0, y0], values, first));
    case "Z":
      return goTo(pen.start);
    default:
      return goTo(first);
  }
}

function pairsOf(values: number[], left: number, top: number): Point[] {
  const pairs: Point[] = [];
  for (let index = 0; index + 1 < values.length; index += 2)
    pairs.push([left + (values[index] ?? 0), top + (values[index + 1] ?? 0)]);
  return pairs;
}

/** Two thirds of the way: the control point of a cubic curve for that of a quadratic one. */
function between([x0, y0]: Point, [x1, y1]: Point): Point {
  return [x0 + (2 / 3) * (x1 - x0), y0 + (2 / 3) * (y1 - y0)];
}

function cubic(a: Point, b: Point, c: Point, d: Point): Point[] {
  return Array.from({ length: PIECES }, (_, index) => {
    const t = (index + 1) / PIECES;
    const u = 1 - t;
    const at = (axis: 0 | 1) => u ** 3 * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t ** 3 * d[axis];
    return [at(0), at(1)];
  });
}

/** An arc of an ellipse, by the conversion that the SVG specification gives. */
function arc(
  [x1, y1]: Point,
  [rx0 = 0, ry0 = 0, turn = 0, isLarge = 0, isClockwise = 0]: number[],
  [x2, y2]: Point,
): Point[] {
  if (rx0 === 0 || ry0 === 0 || (x1 === x2 && y1 === y2)) return [[x2, y2]];
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const [dx, dy] = [(x1 - x2) / 2, (y1 - y2) / 2];
  const [px, py] = [cos * dx + sin * dy, cos * dy - sin * dx];
  const scale = Math.max(1, Math.hypot(px / rx0, py / ry0));
  const [rx, ry] = [Math.abs(rx0) * scale, Math.abs(ry0) * scale];
  const reach = (rx * py) ** 2 + (ry * px) ** 2;
  const factor =
    Math.sqrt(Math.max(0, (rx * ry) ** 2 / reach - 1)) * ((isLarge !== 0) === (isClockwise !== 0) ? -1 : 1);
  const [cx, cy] = [(factor * rx * py) / ry, (-factor * ry * px) / rx];
  const from = Math.atan2((py - cy) / ry, (px - cx) / rx);
  const raw = Math.atan2((-py - cy) / ry, (-px - cx) / rx) - from;
  const sweep =
    isClockwise !== 0 && raw < 0 ? raw + 2 * Math.PI : isClockwise === 0 && raw > 0 ? raw - 2 * Math.PI : raw;
  return Array.from({ length: PIECES * 2 }, (_, index) => {
    const angle = from + (sweep * (index + 1)) / (PIECES * 2);
    const [ex, ey] = [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
    return [cos * ex - sin * ey + (x1 + x2) / 2, sin * ex + cos * ey + (y1 + y2) / 2];
  });
}
