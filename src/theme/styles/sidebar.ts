import type { ThemeUIStyleObject } from "theme-ui";
import { media } from "../media";
import { theme } from "../theme";
import { mirrored } from "./mirrored";

/**
 * The sidebar of the desktop layout: a list that scrolls above a button that hides it, or a strip with the button that
 * brings it back.
 */
export const sidebarColumn: ThemeUIStyleObject = {
  display: "none",
  [media.desktop]: {
    display: "flex",
    flexDirection: "column",
    position: "sticky",
    // The column reaches up behind the navbar, so that no gap opens when the navbar hides.
    top: 0,
    alignSelf: "start",
    width: "sidebar",
    height: "100vh",
    mt: `-${theme.sizes.navbar}px`,
    pt: `${theme.sizes.navbar}px`,
    bg: "sunken",
    borderInlineEnd: "hairline",
    borderColor: "border",
    "html[data-sidebar=hidden] &": { width: "strip" },
    "html[data-navbar=false] &": { mt: 0, pt: 0 },
  },
  "> nav": {
    flex: 1,
    minHeight: 0,
    px: 3,
    pt: 5,
    pb: [5, null, null, 10],
    overflowY: "auto",
    // What opens and closes is held in place by script.
    overflowAnchor: "none",
    // What the Tab key reaches stops above the button, which covers the end of the list while an announcement shows.
    scrollPaddingBottom: 11,
    overscrollBehavior: "contain",
    scrollbarWidth: "thin",
    scrollbarGutter: "stable",
  },
  "> button": {
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    width: "100%",
    p: 0,
    border: "none",
    bg: "sunken",
    color: "muted",
    cursor: "pointer",
    transition: "tone",
    "&:hover": { bg: "hover", color: "link" },
    "&:focus-visible": { outlineOffset: "-2px" },
  },
  // Below an announcement the column ends below the window: the button stays in sight.
  "> .hide": { position: "sticky", bottom: 0, flex: "none", height: "target" },
  "> .show": { height: "100%", ".site-icon": { transform: "rotate(180deg)" } },
  "> button .site-icon": mirrored(),
  "html:not([data-sidebar=hidden]) & > .show, html[data-sidebar=hidden] & > :is(nav, .hide), html:not([data-theme]) & > button":
    { display: "none" },
};

/** A sidebar as nested lists, in its column and in the mobile menu. */
export const sidebarMenu: ThemeUIStyleObject = {
  fontSize: "small",
  lineHeight: "snug",
  ul: { m: 0, p: 0, listStyle: "none" },
  // A rail down the items of a category, on which the current page is marked.
  "li > ul": { marginInlineStart: 3, paddingInlineStart: 2, borderInlineStart: "hairline", borderColor: "border" },
  // Far inside, names need the room more than steps do.
  "ul ul ul ul ul": { marginInlineStart: 0 },
  "> ul > .category + *, > ul > * + .category": { mt: 2 },
  "a, .label": {
    display: "block",
    flex: 1,
    minWidth: 0,
    minHeight: "row",
    px: 3,
    py: "6px",
    borderRadius: "default",
    color: "text",
    textDecoration: "none",
    overflowWrap: "break-word",
    // Only words that may be too long for the column.
    hyphens: "auto",
    hyphenateLimitChars: "12 5 5",
    // Safari's names for the last two; it has none for the first.
    WebkitHyphenateLimitBefore: "5",
    WebkitHyphenateLimitAfter: "5",
  },
  // Docusaurus has a class of this name, with another place and another wrap.
  ".row": { display: "flex", flexWrap: "nowrap", alignItems: "stretch", gap: 1, m: 0 },
  ".row .label": { paddingInlineEnd: 0, color: "heading", fontWeight: "bold" },
  ".label[aria-expanded]": {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: 1,
    paddingInlineEnd: "calc((40px - 1.1em) / 2)",
    // A name without spaces would push the arrow out of the column.
    overflowWrap: "anywhere",
  },
  ".html": { px: 3, py: 1 },
  ".sidebar-title": { color: "heading", fontWeight: "bold" },
  "a:hover, .row button:hover": { bg: "hover" },
  "a[aria-current=page]": { position: "relative", bg: "accentSoft", color: "accentText", fontWeight: "medium" },
  "li > ul a[aria-current=page]::before": {
    content: '""',
    position: "absolute",
    insetInlineStart: "-10px",
    insetBlock: "4px",
    width: "3px",
    borderRadius: "round",
    bg: "primary",
  },
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
  ".label > .site-icon": { color: "muted" },
  ".row .site-icon": {
    width: "1.1em",
    height: "1.1em",
    transition: "turn",
    "[dir=rtl] &": { transform: "scaleX(-1)" },
  },
  "[data-open=true] > .row .site-icon": { transform: "rotate(90deg) !important" },
  // Without scripts a category does not open in its place.
  "html:not([data-theme]) & .label > .site-icon": { display: "none" },
};
