import type { ThemeUIStyleObject } from "theme-ui";
import { media } from "../media";

/** What stands in the place of a page that crashed. */
export const errorBox: ThemeUIStyleObject = {
  mx: "auto",
  my: 9,
  p: 6,
  bg: "dangerSoft",
  color: "dangerText",
  borderRadius: "default",
  [media.desktop]: { width: "half" },
  h1: { m: 0, mb: 4, fontSize: "h2", lineHeight: "tight" },
  button: {
    px: 4,
    py: 2,
    border: "hairline",
    borderColor: "currentColor",
    borderRadius: "default",
    bg: "transparent",
    fontWeight: "medium",
    cursor: "pointer",
  },
  pre: { m: 0, mt: 4, fontFamily: "monospace", fontSize: "code", whiteSpace: "pre-wrap", overflowWrap: "anywhere" },
};
