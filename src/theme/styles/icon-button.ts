import type { ThemeUIStyleObject } from "theme-ui";

/** A button that holds an icon alone, large enough for a finger. */
export function iconButton(): ThemeUIStyleObject {
  return {
    display: "inline-flex",
    flex: "none",
    alignItems: "center",
    justifyContent: "center",
    size: "target",
    p: 0,
    border: "none",
    borderRadius: "default",
    bg: "transparent",
    color: "text",
    cursor: "pointer",
    transition: "tone",
    "&:hover": { bg: "hover", color: "link" },
  };
}
