import type { ThemeUIStyleObject } from "theme-ui";
import { surfaceButton } from "./button";
import { overlay } from "./card";

/** What a reader who keeps the site for offline is asked and told: in a corner, beside the page that is there. */
export const updatePopup: ThemeUIStyleObject = {
  position: "fixed",
  zIndex: "skip",
  insetInlineStart: 4,
  bottom: 4,
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  justifyItems: "start",
  gap: 3,
  maxWidth: "notice",
  px: 5,
  py: 4,
  ...overlay(),
  color: "text",
  "> [role=status], > p": { gridColumn: "1 / -1", m: 0 },
  "> p": { color: "muted", fontSize: "small" },
  "> progress": { gridColumn: "1 / -1", width: "100%", accentColor: "primary" },
  "> button": { ...surfaceButton(), px: 4, py: 2, color: "text" },
  "> .accept": { bg: "accentFill", color: "onPrimary", "&:hover": { bg: "accentFillHover" } },
};

/** The line of the footer that says what is kept for offline. */
export const keptLine: ThemeUIStyleObject = {
  maxWidth: "measure",
  mt: 4,
  lineHeight: "snug",
  "> button": {
    p: 0,
    border: 0,
    bg: "transparent",
    color: "inherit",
    font: "inherit",
    textDecoration: "underline",
    cursor: "pointer",
  },
};
