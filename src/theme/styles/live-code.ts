import type { ThemeUIStyleObject } from "theme-ui";
import { media, ON_IOS } from "../media";
import { codeText, codeTextArea, coloredCode } from "./code-field";
import { base, calm, print } from "./base";
import { prose } from "./prose";

const bar: ThemeUIStyleObject = {
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 3,
  minHeight: "2.25rem",
  px: 4,
  bg: "code.title",
  color: "muted",
  fontSize: "micro",
  button: {
    minHeight: "2.25rem",
    marginInlineEnd: -3,
    px: 3,
    border: "none",
    borderRadius: "small",
    bg: "transparent",
    color: "inherit",
    fontWeight: "medium",
    cursor: "pointer",
    transition: "tone",
    "&:hover": { color: "link" },
    "&:focus-visible": { outlineOffset: "-2px" },
  },
};

const source: ThemeUIStyleObject = {
  overflowX: "auto",
  "&:focus-visible, &:has(textarea:focus-visible)": {
    outline: "2px solid",
    outlineColor: "primary",
    outlineOffset: "-2px",
  },
};

/** The text area lies below the coloured code: each letter has its place twice, the lower one without ink. */
const lines: ThemeUIStyleObject = {
  display: "grid",
  width: "max-content",
  minWidth: "100%",
  "> pre, > textarea": {
    ...codeText,
    fontSize: "code",
    fontWeight: "body",
    lineHeight: "snug",
    overflowWrap: "normal",
    whiteSpace: "pre",
    [ON_IOS]: { fontSize: "body" },
  },
  "> textarea": codeTextArea,
  [media.print]: { width: "auto" },
  "> textarea + pre": coloredCode,
};

/** A live block: the bar of its editor, the code, and the result. */
export const liveCode: ThemeUIStyleObject = {
  my: 5,
  border: "hairline",
  borderColor: "border",
  borderRadius: "large",
  bg: "code.background",
  overflow: "hidden",
  ".live-bar": bar,
  ".live-source": source,
  ".live-lines": lines,
  ".live-result": {
    px: 3,
    py: 3,
    bg: "raised",
    borderTop: "hairline",
    borderColor: "border",
    "> p": { m: 1, color: "muted", fontSize: "small" },
  },
  // Hidden until it has content of its own in the page's colours: an empty frame would flash.
  ".live-frame": {
    display: "block",
    width: "100%",
    minHeight: "target",
    border: "none",
    // Until it tells its height, a frame is as tall as what stands in its place before; by itself it has 150 pixels.
    "&:not([data-ready])": { visibility: "hidden", height: 0 },
  },
  "html:not([data-theme]) & :is(.live-bar, .live-result)": { display: "none" },
};

/**
 * The styles of the live frame: results look like the content around them, within the width of the frame, and set its
 * height.
 */
export const liveFrame: ThemeUIStyleObject = {
  ...base,
  body: { m: 0, WebkitFontSmoothing: "antialiased" },
  ":root": { overflow: "hidden", "&[data-scrolls]": { overflowY: "auto" } },
  // Focus rings need a place beside what they surround.
  "#result": { display: "flow-root", p: 1, overflowX: "auto", overflowY: "hidden" },
  ".prose": prose,
  ".prose > :first-child": { mt: 0 },
  ".prose > :last-child": { mb: 0 },
  ".live-error > pre": {
    m: 0,
    p: 3,
    bg: "dangerSoft",
    color: "dangerText",
    borderRadius: "small",
    fontFamily: "monospace",
    fontSize: "code",
    lineHeight: "snug",
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
  },
  ".prose:not(:empty) + .live-error > pre": { mt: 3 },
  ".button-example": {
    px: 4,
    py: 2,
    border: "none",
    borderRadius: "round",
    bg: "primary",
    color: "onPrimary",
    fontWeight: "medium",
    cursor: "pointer",
    "&:hover": { bg: "primaryDark" },
  },
  ...calm,
  ...print,
};
