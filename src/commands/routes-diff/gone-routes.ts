import { affordable } from "../../lib/affordable";
import { nearestFirst } from "../../lib/problem";
import { routeOf, withoutHtmlSuffix } from "../../lib/routes/url";

/** A route that nothing answers to any more, and the routes that are most like it. */
type GoneRoute = { route: string; nearest: string[] };

const SHOWN = 3;

/** The routes that were there before and are no more; one that ends in `.html` is looked for without that, too. */
export function goneRoutes(before: readonly string[], now: readonly string[]): GoneRoute[] {
  const there = new Set(now);
  const gone = before.filter((route) => {
    const plain = withoutHtmlSuffix(route.replace(/\/$/, ""));
    return !there.has(routeOf(route)) && !(plain !== undefined && there.has(plain));
  });
  const routesLike = affordable((route) => nearestFirst(route, now).slice(0, SHOWN), now.length);
  return gone.map((route) => ({ route, nearest: routesLike(route) }));
}

/** What is told of the routes that are gone; `count` is how many there were before, `source` where they come from. */
export function goneText(gone: readonly GoneRoute[], count: number, source: string): string {
  if (gone.length === 0) return `All ${count} pages of ${source} are still there, or lead on.`;
  return [
    `${gone.length} of ${count} pages of ${source} are gone without a redirect:`,
    "",
    ...gone.map(({ route, nearest }) => (nearest.length > 0 ? `${route}\n  nearest: ${nearest.join(", ")}` : route)),
    "",
    "Lead each on: `redirects` in src/site.ts, or `redirect_from` in the front matter of the page that took its place.",
  ].join("\n");
}
