import { commandsOf, type Point } from "./path";

/** How far in pixels a control point may lie beside a line that still counts as straight. */
const TOLERANCE = 0.03;

/**
 * A path with its straight curves as lines, each drawn once: Mermaid draws most shapes as a hand would, twice, with curves whose control points lie on the line
 * where the hand is steady. Paths with other commands than those it draws with stay as they are.
 */
export function straightened(d: string): string {
  const commands = commandsOf(d);
  if (!commands.every(([name]) => /^[MLCZ]$/.test(name)) || !commands.some(([name]) => name === "C")) return d;
  const drawn: string[] = [];
  let at: Point = [0, 0];
  let start = at;
  for (const [index, [name, values]] of commands.entries()) {
    const [x = at[0], y = at[1]] = values.slice(-2);
    const from = at;
    at = name === "Z" ? start : [x, y];
    if (name === "M") start = at;
    const isLine = name === "L" || (name === "C" && isStraight(from, values));
    const command = isLine ? `L${at.join(" ")}` : `${name}${values.join(" ")}`;
    const endsHere = (commands[index + 1]?.[0] ?? "M") === "M";
    // A line of no length is none; one between the same points as the line before it is the second stroke of the hand.
    const isSecond = endsHere && drawn.at(-2) === command && drawn.at(-1) === drawn.at(-3);
    if (name === "M" && drawn.at(-1)?.startsWith("M")) drawn.pop();
    if (!isLine || !(isSecond || from.join() === at.join())) drawn.push(command);
  }
  if (drawn.at(-1)?.startsWith("M")) drawn.pop();
  return drawn.join("");
}

function isStraight([x0, y0]: Point, [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0]: number[]): boolean {
  const length = Math.hypot(x3 - x0, y3 - y0);
  const isOnLine = (x: number, y: number) => {
    if (length === 0) return Math.hypot(x - x0, y - y0) <= TOLERANCE;
    const beside = Math.abs((x3 - x0) * (y0 - y) - (x0 - x) * (y3 - y0)) / length;
    const along = ((x - x0) * (x3 - x0) + (y - y0) * (y3 - y0)) / length;
    return beside <= TOLERANCE && along >= -TOLERANCE && along <= length + TOLERANCE;
  };
  return isOnLine(x1, y1) && isOnLine(x2, y2);
}
