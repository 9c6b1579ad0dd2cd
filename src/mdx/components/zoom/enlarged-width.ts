/** How many times larger than it was a picture should be, or its reader has gained nothing. */
const GAIN = 1.2;
/** How many times larger it is at most: more would have to be scrolled too far, and a pinch does the rest. */
const MOST = 3;

/** Widths in pixels: a picture's own, the one that it had on the page, and the room of the dialog, with its height. */
type EnlargedRoom = { own: number; shown: number; width: number; height: number };

/**
 * How wide an enlarged picture is shown, in pixels: so that all of it is in view if that makes it larger, else as wide
 * as the room, else so wide that it scrolls. `ratio` is its width by its height.
 */
export function enlargedWidth({ own, shown, width, height }: EnlargedRoom, ratio: number): number {
  const wide = Math.min(own, width);
  const whole = Math.min(wide, height * ratio);
  return [whole, wide].find((size) => size >= GAIN * shown) ?? Math.min(own, MOST * shown);
}
