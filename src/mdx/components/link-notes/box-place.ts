/** Edges in pixels of the window, as of a `DOMRect`. */
type Edges = { left: number; right: number; top: number; bottom: number };
type Size = { width: number; height: number };

/** Between a box and what it belongs to, and at least between it and the window's edges, in pixels. */
const GAP = 8;

/** Whether a text runs from the right, and how far from the window's left edge the mouse is, where it is known. */
type Beside = { isRtl?: boolean; mouse?: number };

/**
 * Where a box of this size stands beside a piece of text in a window, whose lines these are: below the last one, or
 * above the first one where there is more room for it; it begins where the line does, or nearer to the mouse, which
 * comes to it by the shortest way, and keeps away from the window's edges.
 */
export function boxPlace(
  lines: readonly Edges[],
  box: Size,
  window: Size,
  { isRtl = false, mouse }: Beside = {},
): { left: number; top: number } {
  const first = lines[0] as Edges;
  const last = lines.at(-1) as Edges;
  const roomBelow = window.height - last.bottom - GAP;
  const isBelow = box.height <= roomBelow || roomBelow >= first.top - GAP;
  const line = isBelow ? last : first;
  const start = isRtl ? line.right - box.width : line.left;
  const left = mouse === undefined ? start : Math.max(mouse + GAP - box.width, Math.min(start, mouse - GAP));
  return {
    left: Math.max(GAP, Math.min(left, window.width - box.width - GAP)),
    top: isBelow ? last.bottom + GAP : first.top - box.height - GAP,
  };
}
