import type { ThemeUIStyleObject } from "theme-ui";

/** A box in the tone of what is wrong, or of what readers should know. */
export function noticeBox(tone: "danger" | "warning"): ThemeUIStyleObject {
  return { px: 4, py: 3, bg: `${tone}Soft`, color: `${tone}Text`, borderRadius: "default" };
}
