import type { ThemeUIStyleObject } from "theme-ui";
import { iconButton } from "./icon-button";

/** The bar above everything. */
export const announcementBar: ThemeUIStyleObject = {
  display: "flex",
  alignItems: "center",
  px: [3, null, 5],
  bg: "accentSoft",
  color: "accentText",
  fontSize: "small",
  lineHeight: "snug",
  "html[data-announcement=closed] &": { display: "none" },
  ".content": { flex: 1, py: 2, textAlign: "center" },
  a: { color: "inherit" },
  button: { ...iconButton(), color: "inherit", "&:hover": { bg: "transparent", opacity: 0.7 } },
};
