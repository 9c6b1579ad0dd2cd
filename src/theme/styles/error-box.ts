import type { ThemeUIStyleObject } from "theme-ui";
import { media } from "../media";
import { outlineButton } from "./button";
import { noticeBox } from "./notice-box";

/** What stands in the place of a page that crashed. */
export const errorBox: ThemeUIStyleObject = {
  ...noticeBox("danger"),
  mx: "auto",
  my: 9,
  px: 6,
  py: 6,
  // A narrower column on phones could not be read.
  [media.tablet]: { width: "half" },
  h1: { m: 0, mb: 4, fontSize: "h2", lineHeight: "tight" },
  button: { ...outlineButton(), fontWeight: "medium" },
  pre: { m: 0, mt: 4, fontFamily: "monospace", fontSize: "code", whiteSpace: "pre-wrap", overflowWrap: "anywhere" },
};
