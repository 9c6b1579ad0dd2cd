import type { ThemeUIStyleObject } from "theme-ui";
import { menuLine } from "./card";
import { fullDialog } from "./full-dialog";
import { iconButton } from "./icon-button";
import { mirrored } from "./mirrored";

/** Beyond the side of the window from which the menu comes. */
export const AWAY = "translateX(var(--menu-away))";

/** The menu that slides in on small screens. */
export const mobileMenu: ThemeUIStyleObject = {
  ...fullDialog(),
  position: "fixed",
  inset: 0,
  width: "panel",
  boxShadow: "overlay",
  overflowY: "auto",
  overscrollBehavior: "contain",
  // What the Tab key reaches stops below the bar that stays at the top.
  scrollPaddingTop: 10,
  "--menu-away": "-100%",
  "[dir=rtl] &": { "--menu-away": "100%" },
  "&[open]": { animation: "slide-in 180ms ease-out" },
  "&[data-closing]": { transform: AWAY, transition: "slide" },
  "&[data-closing]::backdrop": { opacity: 0, transition: "fade" },
  ".panel": { display: "flex", flexDirection: "column", minHeight: "100%" },
  ".top": {
    position: "sticky",
    top: 0,
    zIndex: 1,
    display: "flex",
    flex: "none",
    bg: "overlay",
    alignItems: "center",
    height: "navbar",
    px: 4,
    borderBottom: "hairline",
    borderColor: "border",
  },
  ".icon-button": { ...iconButton(), marginInlineStart: "auto", marginInlineEnd: -2 },
  nav: { p: 3 },
  // Both panels have text of one size.
  ".sidebar-menu": { fontSize: "body" },
  ".sidebar-menu :is(a, .label), .sidebar-menu .row button": { py: 2, minHeight: "target" },
  ".back": {
    display: "flex",
    alignItems: "center",
    gap: 1,
    width: "100%",
    mb: 3,
    px: 2,
    py: 2,
    border: "none",
    borderRadius: "default",
    bg: "sunken",
    color: "text",
    fontSize: "small",
    fontWeight: "medium",
    cursor: "pointer",
    "&:hover": { bg: "hover" },
  },
  ".back .site-icon": mirrored(),
  ".main-menu, .main-menu ul": { display: "block", m: 0, p: 0, listStyle: "none" },
  ".main-menu ul": { paddingInlineStart: 3 },
  ".main-menu :is(a, button)": {
    display: "flex",
    alignItems: "center",
    gap: 1,
    width: "100%",
    minHeight: "target",
    px: 3,
    py: 2,
    border: "none",
    borderRadius: "default",
    bg: "transparent",
    color: "text",
    textAlign: "start",
    textDecoration: "none",
    cursor: "pointer",
    "&:hover": { bg: "hover" },
    "&[data-active]": { bg: "accentSoft", color: "accentText", fontWeight: "medium" },
  },
  ".main-menu li > span": { display: "block", px: 3, py: 2 },
  ".main-menu hr": menuLine(),
  ".main-menu button": { justifyContent: "space-between" },
  ".main-menu button .site-icon": { transition: "turn" },
  ".main-menu button[aria-expanded=true] .site-icon": { transform: "rotate(180deg)" },
};
