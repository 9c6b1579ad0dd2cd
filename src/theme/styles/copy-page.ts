import type { ThemeUIStyleObject } from "theme-ui";
import { media } from "../media";
import { theme } from "../theme";
import { overlay } from "./card";

/** The menu of what is to be done with a page, beside the way to it. */
export const copyPage: ThemeUIStyleObject = {
  position: "relative",
  float: "inline-end",
  // Its words stand on the line of the way to the page, and end where the article ends.
  marginBlock: `calc((1lh - ${theme.sizes.row}px) / 2)`,
  marginInlineStart: 4,
  marginInlineEnd: -2,
  fontSize: "small",
  lineHeight: "snug",
  summary: {
    display: "flex",
    alignItems: "center",
    gap: 1,
    minHeight: "row",
    px: 2,
    color: "muted",
    borderRadius: "small",
    listStyle: "none",
    cursor: "pointer",
    "&:hover": { color: "text", bg: "hover" },
    "&::-webkit-details-marker": { display: "none" },
  },
  // The way to the page has one row there; screen readers still read the label.
  [media.belowTablet]: { "summary span": { fontSize: 0 } },
  ".site-icon": { width: "1em", height: "1em" },
  div: {
    position: "absolute",
    insetInlineEnd: 0,
    zIndex: 1,
    display: "grid",
    minWidth: "menu",
    p: 2,
    ...overlay(),
  },
  "button, a": {
    p: 2,
    color: "text",
    bg: "transparent",
    border: 0,
    borderRadius: "small",
    font: "inherit",
    textAlign: "start",
    textDecoration: "none",
    cursor: "pointer",
    "&:hover": { bg: "hover" },
  },
  // What the button did stands in its own words.
  "button .site-icon": { marginInlineEnd: 1, color: "link", verticalAlign: "-0.125em" },
  "p:not(.visually-hidden)": { m: 0, px: 2, color: "muted", "&:not(:empty)": { py: 2 } },
};
