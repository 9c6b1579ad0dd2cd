import type { ThemeUIStyleObject } from "theme-ui";

/** The sign beside something that no release has yet: a link to its pull request, in one piece where there is room. */
export const unreleasedMark: ThemeUIStyleObject = {
  display: "inline-block",
  px: 2,
  border: "hairline",
  borderColor: "tones.info",
  borderRadius: "small",
  bg: "tones.infoSoft",
  "&, .prose &": { color: "tones.info", textDecoration: "none" },
  fontSize: "micro",
  fontWeight: "medium",
  "&:hover": { textDecoration: "underline" },
};

/** The line above a page that has such signs, which leads to its newest release. */
export const unreleasedNote: ThemeUIStyleObject = {
  mt: 0,
  mb: 5,
  paddingInlineStart: 3,
  borderInlineStart: "bar",
  borderColor: "tones.info",
  color: "muted",
  fontSize: "small",
};
