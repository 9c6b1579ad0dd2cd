import type { ThemeUIStyleObject } from "theme-ui";

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

/** The text area of the two: its letters are without ink. */
export const codeTextArea: ThemeUIStyleObject = {
  width: "100%",
  height: "100%",
  outline: "none",
  resize: "none",
  WebkitTextFillColor: "transparent",
  "&::selection": { bg: "mark" },
};
