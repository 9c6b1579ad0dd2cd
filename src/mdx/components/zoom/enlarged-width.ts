import { ZOOM_GAIN } from "../../content-node";

/** How many times larger it is at most: more would have to be scrolled too far, and a pinch does the rest. */
const MOST = 3;

/**
 * Widths in pixels: a picture's own, the one that it had on the page, and the room of the dialog, with its height,
 * and what its buttons take of that; `isCut` says that the page showed a part of it only.
 */
type EnlargedRoom = { own: number; shown: number; width: number; height: number; tools?: number; isCut: boolean };

/** Widths in pixels at which all of a picture is in view, and at which it is larger; the same where it cannot be. */
type EnlargedWidths = { whole: number; large: number; opensLarge: boolean };

/**
 * How wide an enlarged picture is shown, in pixels. It opens with all of it in view if that makes it larger, or if the
 * page showed a part of it, else as wide as the room, else so wide that it scrolls. `ratio` is its width by its height.
 */
export function enlargedWidths(
  { own, shown, width, height, tools = 0, isCut }: EnlargedRoom,
  ratio: number,
): EnlargedWidths {
  const wide = Math.min(own, width - tools);
  const whole = Math.min(wide, height * ratio);
  const most = Math.max(wide, Math.min(own, MOST * shown));
  // The buttons make no picture larger than it would be without them.
  const large = Math.min(own, width) >= ZOOM_GAIN * Math.max(whole, shown) ? wide : most;
  const opensLarge = !isCut && whole < ZOOM_GAIN * shown;
  return { whole, large: opensLarge || large >= ZOOM_GAIN * whole ? large : whole, opensLarge };
}
