import type { ThemeUIStyleObject } from "theme-ui";
import { theme } from "../theme";

/** The height of the bar of contents, whose summary has one line. */
export const TOC_BAR_HEIGHT = "2.75rem";

/** The height of both bars that stay at the top of the window: the navbar, and on narrow screens that of contents. */
export const BARS_HEIGHT = `calc(${theme.sizes.navbar}px + ${TOC_BAR_HEIGHT})`;

/**
 * A control of a bar that stays at the top of the window, which is what `scroll-padding` keeps free: browsers take it
 * for hidden when it gets the focus, and would scroll the page, unless they look for it below both bars. `above` is how
 * far above the window it can be, in pixels. Further down than needed it could be below a low window.
 */
export function belowBars(above = 0): ThemeUIStyleObject {
  const down = `calc(${BARS_HEIGHT} + ${above}px)`;
  return { scrollMarginBlock: `calc(-1 * ${down}) ${down}` };
}
