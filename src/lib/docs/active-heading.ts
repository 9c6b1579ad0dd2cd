/**
 * How a page is scrolled, in pixels: where it is, how far it goes, and from how far away the next heading counts as
 * reached.
 */
type Scroll = { at: number; end: number; lead: number };

/**
 * The index of the heading whose section a reader is at, -1 before the first. `starts` says, in ascending order, which
 * scroll position brings a heading to the top of the window. Headings near the page's end never get there: they take
 * their turns while the rest of the page goes by, the last one at its end.
 */
export function activeHeading(starts: readonly number[], { at, end, lead }: Scroll): number {
  const last = starts.length - 1;
  const farthest = starts[last] ?? 0;
  if (end > 0 && at >= end - 1) return last;
  // Those that never get there need some way to take their turns on.
  const whole = farthest > end ? end - lead / 2 : end;
  const reached = Math.max(0, ...starts.filter((start) => start <= whole));
  const turns = starts.map((start) =>
    start <= whole ? start : reached + ((start - reached) * (end - reached)) / (farthest - reached),
  );
  // Browsers round where they scroll to: a heading at the top may lie a little above it.
  const next = turns.findIndex((turn) => turn >= at - 2);
  if (next < 0) return last;
  return (turns[next] ?? 0) - at < lead ? next : next - 1;
}
