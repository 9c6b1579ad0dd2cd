import type { ThemeUIStyleObject } from "theme-ui";
import { noticeBox } from "./notice-box";

/** What tells readers of an old version. */
export const versionBanner: ThemeUIStyleObject = {
  ...noticeBox("warning"),
  display: "flex",
  alignItems: "start",
  gap: 3,
  // Below the menu of the page also where there is no way to it.
  clear: "both",
  mb: 6,
  fontSize: "small",
  a: { color: "inherit", fontWeight: "bold" },
};

/** A version's label above an article. */
export const versionBadge: ThemeUIStyleObject = {
  display: "inline-block",
  mb: 3,
  px: 2,
  bg: "hover",
  color: "muted",
  borderRadius: "small",
  fontSize: "micro",
  fontWeight: "medium",
};
