import type { ThemeUIStyleObject } from "theme-ui";
import { media } from "../media";

/** What coloured code and the text area in the same place share, so that each letter has the same place in both. */
export const codeText: ThemeUIStyleObject = {
  gridArea: "1 / 1",
  m: 0,
  px: 4,
  py: 4,
  border: "none",
  borderRadius: 0,
  bg: "transparent",
  color: "code.text",
  fontFamily: "monospace",
  letterSpacing: "normal",
  overflow: "hidden",
  tabSize: 2,
};

/**
 * The coloured code of the two: it lies above, so that a selection shows below it, and leaves clicks to the text area.
 * Where the system's colours give ink to the letters of both, the text area alone is seen.
 */
export const coloredCode: ThemeUIStyleObject = {
  position: "relative",
  pointerEvents: "none",
  code: { font: "inherit" },
  [media.forcedColors]: { visibility: "hidden" },
};

/** The text area of the two: its letters are without ink. */
export const codeTextArea: ThemeUIStyleObject = {
  width: "100%",
  height: "100%",
  outline: "none",
  resize: "none",
  WebkitTextFillColor: "transparent",
  "&::selection": { bg: "mark" },
};
