import type { ThemeUIStyleObject } from "theme-ui";

/** Links that look like buttons: the first is filled, the others have a line around them. */
export const actionLinks: ThemeUIStyleObject = {
  display: "flex",
  flexWrap: "wrap",
  gap: 3,
  m: 0,
  a: {
    px: 6,
    py: 3,
    border: "hairline",
    borderColor: "borderStrong",
    borderRadius: "default",
    bg: "raised",
    color: "heading",
    fontWeight: "bold",
    lineHeight: "snug",
    textDecoration: "none",
    transition: "tone",
    "&:hover": { bg: "hover", borderColor: "primary" },
  },
  "a:first-of-type": {
    bg: "accentFill",
    borderColor: "accentFill",
    color: "onPrimary",
    "&:hover": { bg: "accentFillHover", borderColor: "accentFillHover" },
  },
};
