import type { ThemeUIStyleObject } from "theme-ui";
import { media } from "../media";
import { theme } from "../theme";
import { belowBars, TOC_BAR_HEIGHT } from "./bars";
import { overlay } from "./card";
import { NAVBAR_HIDDEN } from "./navbar";

/** Headings as nested lists. */
export const tocList: ThemeUIStyleObject = {
  fontSize: "small",
  lineHeight: "snug",
  ul: { m: 0, p: 0, listStyle: "none" },
  "ul ul": { paddingInlineStart: 3 },
  a: {
    display: "block",
    py: 1,
    color: "muted",
    textDecoration: "none",
    overflowWrap: "break-word",
    transition: "tone",
    "&:hover": { color: "link" },
  },
  code: { fontFamily: "monospace", fontSize: "0.9em" },
};

/** The table of contents beside an article. */
export const tocColumn: ThemeUIStyleObject = {
  display: "none",
  [media.desktop]: {
    display: "block",
    position: "sticky",
    top: 10,
    alignSelf: "start",
    maxHeight: "calc(100vh - 5rem)",
    overflowY: "auto",
  },
  // Within a column that has more than the list in it.
  "& &": { position: "static", maxHeight: "none", overflowY: "visible" },
  ".title": { m: 0, mb: 2, color: "heading", fontSize: "small", fontWeight: "bold" },
  "> ul": { position: "relative", paddingInlineStart: 4, borderInlineStart: "hairline", borderColor: "border" },
  "a[aria-current]": { color: "link" },
  // A mark on the line: bold words would break their lines elsewhere.
  "a[aria-current]::before": {
    content: '""',
    position: "absolute",
    insetInlineStart: "-2px",
    width: "3px",
    height: "1.45em",
    borderRadius: "small",
    bg: "primary",
  },
};

/**
 * The table of contents of narrow screens: a bar that stays below the navbar, at the top of the window while that is
 * hidden, and opens over the article.
 */
export const tocBar: ThemeUIStyleObject = {
  position: "sticky",
  zIndex: 2,
  top: `${theme.sizes.navbar}px`,
  // Of the summary alone: the list lies over the article, which would move on if the list pushed it.
  height: TOC_BAR_HEIGHT,
  mx: [-4, null, 0],
  mb: 6,
  transition: "bar",
  [`${NAVBAR_HIDDEN} ~ .page &`]: { top: 0 },
  "html[data-navbar=false] &": { top: 0 },
  [media.desktop]: { display: "none" },
};

/** The block within it. */
export const tocBlock: ThemeUIStyleObject = {
  ...overlay(),
  borderRadius: [0, null, "default"],
  borderInlineWidth: [0, null, 1],
  boxShadow: "none",
  "&[open]": { boxShadow: "overlay" },
  summary: {
    ...belowBars(),
    // Of one line for each heading, since a higher bar would move the article, too.
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    // Chromium breaks lines at these even so.
    wbr: { display: "none" },
    px: 4,
    py: 3,
    color: "heading",
    fontWeight: "medium",
    cursor: "pointer",
  },
  ".current": {
    color: "link",
    marginInlineStart: 2,
    "&::before": { content: '"›" / ""', marginInlineEnd: 2, color: "muted" },
  },
  "> ul": { maxHeight: "50vh", px: 4, pb: 3, overflowY: "auto", overscrollBehavior: "contain" },
  "a[aria-current]": { color: "link", fontWeight: "medium" },
};
