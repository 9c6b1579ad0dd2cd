import { distance } from "fastest-levenshtein";
import { decodeAddress, withoutHtmlSuffix } from "./url";

// In shares of a segment that is another one altogether; the last one written names the page, and counts twice.
const MISSING = 0.6;
const LAST_WEIGHT = 2;
const NEAR = 1;
const AS_NEAR = 0.4;
const SHOWN = 3;

/**
 * The routes that are most like a path that has none, nearest first, compared segment by segment; where none is like
 * it, that of the page above it.
 */
export function nearestRoutes(path: string, routes: readonly string[]): string[] {
  const found = likeRoutes(path, routes);
  return found.length > 0 ? found : pageAbove(segmentsOf(withoutHtmlSuffix(path) ?? path), routes);
}

/** The routes that are most like a path that has none, nearest first; none where no route is like it. */
export function likeRoutes(path: string, routes: Iterable<string>): string[] {
  const written = segmentsOf(withoutHtmlSuffix(path) ?? path);
  const near = [...routes]
    .map((route) => ({ route, cost: costOf(written, segmentsOf(route)) }))
    .filter(({ cost }) => cost <= NEAR)
    .sort((a, b) => a.cost - b.cost || a.route.localeCompare(b.route, "en"));
  const best = near[0]?.cost ?? 0;
  return near
    .filter(({ cost }) => cost <= best + AS_NEAR)
    .slice(0, SHOWN)
    .map(({ route }) => route);
}

/** Those of routes that are among some, which are decoded. */
export function routesAmong(routes: readonly string[], kept: ReadonlySet<string>): string[] {
  return routes.filter((route) => kept.has(decodeAddress(route)));
}

/**
 * The cheapest way to turn the segments of a path into those of a route, by changing, leaving out and putting in
 * segments.
 */
function costOf(written: readonly string[], route: readonly string[]): number {
  const first = [0, ...route.map((_, index) => (index + 1) * MISSING)];
  return (
    written
      .reduce((above, segment, index) => {
        const weight = index === written.length - 1 ? LAST_WEIGHT : 1;
        const row = [(above[0] ?? 0) + MISSING * weight];
        route.forEach((other, column) => {
          const changed = (above[column] ?? 0) + weight * difference(segment, other);
          const leftOut = (above[column + 1] ?? 0) + MISSING * weight;
          row.push(Math.min(changed, leftOut, (row[column] ?? 0) + MISSING));
        });
        return row;
      }, first)
      .at(-1) ?? 0
  );
}

/** 0 for the same segment, 1 for another one altogether; a segment that only begins another one is half as far. */
function difference(a: string, b: string): number {
  const share = distance(a, b) / Math.max(a.length, b.length);
  return a.startsWith(b) || b.startsWith(a) ? share / 2 : share;
}

function pageAbove(written: readonly string[], routes: readonly string[]): string[] {
  const known = new Map(routes.map((route) => [pathOf(segmentsOf(route)), route]));
  const above = written.map((_, index) => known.get(pathOf(written.slice(0, index + 1)))).reverse();
  return above.filter((route) => route !== undefined).slice(0, 1);
}

const pathOf = (segments: readonly string[]) => segments.join("/");

/** The segments of a path without regard to case. */
export function segmentsOf(path: string): string[] {
  return path.toLowerCase().split("/").filter(Boolean);
}
