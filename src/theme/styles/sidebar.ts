import type { ThemeUIStyleObject } from "theme-ui";
import { media } from "../media";
import { theme } from "../theme";

/** The sidebar of the desktop layout. */
export const sidebarColumn: ThemeUIStyleObject = {
  display: "none",
  [media.desktop]: {
    display: "block",
    position: "sticky",
    // The column reaches up behind the navbar, so that no gap opens when the navbar hides.
    top: 0,
    alignSelf: "start",
    height: "100vh",
    mt: `-${theme.sizes.navbar}px`,
    pt: `${theme.sizes.navbar}px`,
    bg: "surface",
    overflowY: "auto",
    scrollbarWidth: "thin",
    scrollbarGutter: "stable",
    nav: { px: 3, pt: 5, pb: 9 },
  },
};

/** A sidebar as nested lists, in its column and in the mobile menu. */
export const sidebarMenu: ThemeUIStyleObject = {
  fontSize: "small",
  lineHeight: "snug",
  ul: { m: 0, p: 0, listStyle: "none" },
  "li > ul": { pl: 3 },
  ".category": { my: 1 },
  "a, .label": {
    display: "block",
    flex: 1,
    minWidth: 0,
    px: 3,
    py: 1,
    borderRadius: "default",
    color: "text",
    textDecoration: "none",
    overflowWrap: "break-word",
  },
  ".row": { display: "flex", alignItems: "stretch", gap: 1 },
  ".row .label": { color: "heading", fontWeight: "medium" },
  ".html": { px: 3, py: 1 },
  ".sidebar-title": { color: "heading", fontWeight: "bold" },
  "a:hover, .row button:hover": { bg: "surfaceHover" },
  "a[aria-current=page]": { bg: "accentSoft", color: "accentText", fontWeight: "bold" },
  ".category[data-active] > .row > .label": { color: "accentText" },
  ".row button": {
    display: "inline-flex",
    flex: "none",
    alignItems: "center",
    justifyContent: "center",
    width: "target",
    p: 0,
    border: "none",
    borderRadius: "default",
    bg: "transparent",
    color: "muted",
    cursor: "pointer",
  },
  ".row .icon": { width: "1.1em", height: "1.1em", transition: "turn" },
  "[data-open=true] > .row .icon": { transform: "rotate(90deg)" },
};
