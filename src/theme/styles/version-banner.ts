import type { ThemeUIStyleObject } from "theme-ui";

/** What tells readers of an old version. */
export const versionBanner: ThemeUIStyleObject = {
  display: "flex",
  alignItems: "start",
  gap: 3,
  mb: 6,
  px: 4,
  py: 3,
  bg: "warningSoft",
  color: "warningText",
  borderRadius: "default",
  fontSize: "small",
  a: { color: "inherit", fontWeight: "bold" },
};

/** A version's label above an article. */
export const versionBadge: ThemeUIStyleObject = {
  display: "inline-block",
  mb: 3,
  px: 2,
  bg: "surfaceHover",
  color: "muted",
  borderRadius: "small",
  fontSize: "micro",
  fontWeight: "medium",
};
