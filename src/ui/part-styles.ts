import { withPrefix } from "gatsby";

/**
 * Loads the stylesheet of what few pages have, for pages that come without their HTML; resolves when it is here, also
 * where it cannot be loaded: its parts then have no look of their own, and can be read.
 */
export function loadPartStyles(): Promise<void> {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: withPrefix(__PART_STYLES__) });
  return new Promise((resolve) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => resolve());
    document.head.append(link);
  });
}
