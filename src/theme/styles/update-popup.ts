import type { ThemeUIStyleObject } from "theme-ui";
import { surfaceButton } from "./button";
import { overlay } from "./card";

/** The question whether a newer version of the site should take over: in a corner, beside the page that is there. */
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
  "> [role=status]": { gridColumn: "1 / -1", m: 0 },
  "> button": { ...surfaceButton(), px: 4, py: 2, color: "text" },
  "> .accept": { bg: "accentFill", color: "onPrimary", "&:hover": { bg: "accentFillHover" } },
};
