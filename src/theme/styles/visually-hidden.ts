import type { ThemeUIStyleObject } from "theme-ui";

/** Text that only screen readers read. */
export function visuallyHidden(): ThemeUIStyleObject {
  return {
    position: "absolute",
    width: "1px",
    height: "1px",
    m: "-1px",
    p: 0,
    border: 0,
    overflow: "hidden",
    clipPath: "inset(50%)",
    whiteSpace: "nowrap",
  };
}
