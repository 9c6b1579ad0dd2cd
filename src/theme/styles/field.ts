import type { ThemeUIStyleObject } from "theme-ui";

/** A field or a list to choose from, large enough for a finger. */
export function field(): ThemeUIStyleObject {
  return {
    height: "2.5rem",
    minHeight: "target",
    px: 3,
    border: "hairline",
    borderColor: "borderStrong",
    borderRadius: "default",
    bg: "background",
    color: "text",
  };
}
