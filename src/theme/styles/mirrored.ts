import type { ThemeUIStyleObject } from "theme-ui";

/** An icon that points to a side, for its element: in pages that are written from right to left, to the other side. */
export function mirrored(): ThemeUIStyleObject {
  return { "[dir=rtl] &": { scale: "-1 1" } };
}
