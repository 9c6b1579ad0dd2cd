import type { ThemeUIStyleObject } from "theme-ui";
import { MENU_WIDTHS } from "../../lib/style/bar-width";
import { media } from "../media";
import { theme } from "../theme";
import { belowBars } from "./bars";
import { menuLine, overlay } from "./card";
import { iconButton } from "./icon-button";
import { visuallyHidden } from "./visually-hidden";

/** A window in which the bar holds all items and has little room for them: search is its icon there. */
const NARROW_BAR = "screen and (min-width: 62.25em) and (max-width: 68.74875em)";

/** Says of a bar that its items are in the menu. */
const IN_MENU = { "--items": "none", "--menu": "flex" };

/** The same of a bar whose items have no room in narrower windows, which grow with the reader's text. */
const IN_MENU_BELOW = Object.fromEntries(
  MENU_WIDTHS.map((width) => [
    `@media screen and (max-width: ${width / 16 - 0.00125}em)`,
    { [`&[data-menu-below="${width}"]`]: IN_MENU },
  ]),
);

/** The bar while it is hidden: neither it nor the bar of contents below it is used by keyboard. */
export const NAVBAR_HIDDEN =
  ":is([data-hidden=true], html[data-at-anchor] header):not(:focus-within, :has(~ .page .toc-bar :focus-visible))";

/** The bar at the top with its menus. */
export const navbar: ThemeUIStyleObject = {
  position: "sticky",
  top: 0,
  zIndex: "navbar",
  height: "navbar",
  bg: "background",
  borderBottom: "hairline",
  borderColor: "border",
  transition: "slide",
  [`&${NAVBAR_HIDDEN}`]: { transform: "translateY(-100%)" },
  // A page inside another one may do without: its address says so.
  "html[data-navbar=false] &": { display: "none" },
  "> nav": { display: "flex", alignItems: "center", height: "100%", px: [3, null, 5], gap: 2 },
  "> nav > *, .side > li > *": belowBars(theme.sizes.navbar),
  ul: { display: "flex", m: 0, p: 0, listStyle: "none" },
  // Names of several words break before the title gives way.
  ".side": { display: "flex", flexShrink: 9999, alignItems: "stretch", height: "100%" },
  ".side > li": { display: "flex", position: "relative", alignItems: "stretch" },
  ".side > li:not([data-on-phones])": { display: "var(--items,flex)" },
  // On small screens the menu holds the rest, and so it does wherever a full bar has no room for it.
  [media.belowDesktop]: IN_MENU,
  ...IN_MENU_BELOW,
  "&[data-menu-below=all]": IN_MENU,
  ".side > li > :is(a, button, span):not(.search-button)": {
    display: "flex",
    alignItems: "center",
    gap: 1,
    paddingInline: "clamp(8px, 1.2vw - 4px, 12px)",
    border: "none",
    borderTop: "bar",
    borderBottom: "bar",
    borderColor: "transparent",
    bg: "transparent",
    color: "text",
    fontSize: "small",
    fontWeight: "medium",
    textDecoration: "none",
    // Names of several words take two lines where the bar is full.
    lineHeight: "snug",
    cursor: "pointer",
    transition: "tone",
    "&:hover": { color: "link" },
    "&:focus-visible": { outlineOffset: "-0.25rem" },
    "&[data-active]": { color: "link", borderBottomColor: "primary" },
  },
  ".side > li > button .chevron": { width: "1em", height: "1em", transition: "turn" },
  ".side > li > button[aria-expanded=true] .chevron": { transform: "rotate(180deg)" },
  ".menu": { position: "absolute", zIndex: "menu", top: "100%", insetInlineStart: 0, "&[hidden]": { display: "none" } },
  ".side > li > a .external-mark::after": { marginInlineStart: 0 },
  ".right": { marginInlineStart: "auto" },
  ".right .menu": { insetInlineStart: "auto", insetInlineEnd: 0 },
  ".menu ul": {
    flexDirection: "column",
    minWidth: "menu",
    // Long ones scroll; an announcement above the bar still has room.
    maxHeight: `calc(100vh - ${2 * theme.sizes.navbar}px)`,
    overflowY: "auto",
    overscrollBehavior: "contain",
    scrollbarWidth: "thin",
    p: 2,
    ...overlay(),
  },
  ".menu :is(a, span:not(a *))": {
    display: "block",
    px: 3,
    py: 2,
    borderRadius: "small",
    color: "text",
    fontSize: "small",
    lineHeight: "snug",
    textDecoration: "none",
    whiteSpace: "nowrap",
  },
  ".menu span:has(> hr)": { py: 1 },
  ".menu hr": menuLine(),
  ".menu a:hover": { bg: "hover" },
  ".menu a[data-active]": {
    bg: "accentSoft",
    color: "accentText",
    fontWeight: "medium",
    scrollInitialTarget: "nearest",
  },
  ".icon-button": iconButton(),
  ".search-button": { alignSelf: "center", mx: [0, null, 2] },
  [`${media.belowTablet}, ${NARROW_BAR}`]: {
    ".search-button": { ...iconButton(), "& :is(.label, kbd)": visuallyHidden() },
  },
  ".hamburger": { display: "var(--menu,none)", marginInlineStart: -2 },
};

/** Logo and title in the navbar. */
export const navbarBrand: ThemeUIStyleObject = {
  display: "flex",
  alignItems: "center",
  gap: 2,
  marginInlineEnd: "auto",
  color: "heading",
  fontWeight: "heading",
  letterSpacing: "heading",
  textDecoration: "none",
  span: { overflow: "hidden", textOverflow: "ellipsis" },
  img: { display: "block" },
  // On the narrowest screens both give way.
  [media.belowDesktop]: { minWidth: 0, img: { minWidth: 0, flexShrink: 1 } },
  // A picture that says no size has the height of the bar's controls, and its own proportions.
  "img:not([width], [height])": { width: "auto", maxWidth: "menu", height: "row", objectFit: "contain" },
  // Letters far apart, as readers may set them, leave no room for all of it.
  [media.desktop]: { minWidth: 0, marginInlineEnd: 3 },
};
