import type { ThemeUIStyleObject } from "theme-ui";

/** A button with words, on a tone of its own. */
export function surfaceButton(): ThemeUIStyleObject {
  return {
    minHeight: "target",
    border: "hairline",
    borderColor: "borderStrong",
    borderRadius: "default",
    bg: "raised",
    cursor: "pointer",
    "&:hover": { bg: "hover" },
  };
}

/** A button with words in a box that has a tone already: a line around it, in the colour of the text. */
export function outlineButton(): ThemeUIStyleObject {
  return {
    px: 4,
    py: 2,
    border: "hairline",
    borderColor: "currentColor",
    borderRadius: "default",
    bg: "transparent",
    cursor: "pointer",
  };
}
