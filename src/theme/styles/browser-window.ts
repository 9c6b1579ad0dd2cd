import type { ThemeUIStyleObject } from "theme-ui";

/** A drawn browser window around a result. */
export const browserWindow: ThemeUIStyleObject = {
  my: 5,
  border: "hairline",
  borderColor: "border",
  borderRadius: "large",
  overflow: "hidden",
  ".bar": {
    display: "flex",
    alignItems: "center",
    gap: 5,
    px: 4,
    py: 2,
    bg: "code.title",
    borderBottom: "hairline",
    borderColor: "border",
  },
  // Three dots: one drawn, two as its shadows.
  ".dots": {
    flex: "none",
    width: "8px",
    height: "8px",
    marginInlineEnd: 6,
    borderRadius: "round",
    bg: "borderStrong",
    boxShadow: "14px 0 currentColor, 28px 0 currentColor",
    color: "borderStrong",
  },
  ".address": {
    flex: 1,
    px: 3,
    py: 1,
    bg: "background",
    borderRadius: "default",
    color: "muted",
    fontSize: "micro",
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
  },
  ".body": { p: 5, "> :first-child": { mt: 0 }, "> :last-child": { mb: 0 } },
};
