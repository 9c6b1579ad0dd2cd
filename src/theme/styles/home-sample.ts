import type { ThemeUIStyleObject } from "theme-ui";
import { media, ON_IOS } from "../media";
import { codeText, codeTextArea, coloredCode } from "./code-field";

/** The text area lies below the coloured code: each letter has its place twice, the lower one without ink. */
const lines: ThemeUIStyleObject = {
  display: "grid",
  minWidth: "100%",
  // The element around the text area, which React knows, takes no place.
  ".field": { display: "contents" },
  "> pre, textarea": {
    ...codeText,
    fontSize: "sample",
    lineHeight: "body",
    overflowWrap: "anywhere",
    whiteSpace: "pre-wrap",
    [media.desktop]: { paddingInlineEnd: 9 },
    [ON_IOS]: { fontSize: "body" },
  },
  "> pre": coloredCode,
  textarea: { ...codeTextArea, caretColor: "var(--theme-ui-colors-primary)" },
};

/** The product at work: a file to edit, and the page that it becomes, which lies a little over it. */
export const homeSample: ThemeUIStyleObject = {
  position: "relative",
  display: "grid",
  gap: 4,
  minWidth: 0,
  "> figure": {
    m: 0,
    minWidth: 0,
    border: "hairline",
    borderColor: "border",
    borderRadius: "huge",
    overflow: "hidden",
    boxShadow: "overlay",
  },
  figcaption: {
    display: "flex",
    alignItems: "center",
    gap: 3,
    minHeight: "target",
    px: 4,
    bg: "code.title",
    borderBottom: "hairline",
    borderColor: "border",
    color: "muted",
    fontFamily: "monospace",
    fontSize: "micro",
  },
  ".hint": {
    marginInlineStart: "auto",
    fontFamily: "body",
    color: "link",
    cursor: "pointer",
    [media.withoutScripts]: { display: "none" },
    [media.print]: { display: "none" },
  },
  ".source": { bg: "code.background", direction: "ltr" },
  ".source:focus-within": { outline: "2px solid", outlineColor: "primary", outlineOffset: "2px" },
  ".lines": lines,
  ".result": { bg: "background" },
  ".result figcaption": { direction: "ltr" },
  // Three dots: one drawn, two as its shadows.
  ".result figcaption::before": {
    content: '""',
    flex: "none",
    width: "8px",
    height: "8px",
    marginInlineEnd: 6,
    borderRadius: "round",
    bg: "primaryLightest",
    boxShadow: "13px 0 0 0 var(--theme-ui-colors-borderStrong), 26px 0 0 0 var(--theme-ui-colors-border)",
  },
  ".address": {
    flex: 1,
    px: 3,
    py: 1,
    bg: "background",
    border: "hairline",
    borderColor: "border",
    borderRadius: "round",
  },
  ".page-in-page": {
    px: 6,
    py: 5,
    maxHeight: "26rem",
    overflow: "auto",
    "> h2": { m: 0, mb: 3, color: "heading", fontSize: "h1", letterSpacing: "heading", lineHeight: "tight" },
    ".prose > :last-child": { mb: 0 },
    ".prose > p": { mb: 4 },
  },
  ".problems": {
    px: 4,
    bg: "dangerSoft",
    color: "dangerText",
    fontSize: "small",
    lineHeight: "snug",
    p: { m: 0, py: 3, overflowWrap: "anywhere" },
    code: { fontFamily: "monospace", fontSize: "0.92em" },
  },
  [media.desktop]: {
    gridTemplateColumns: "minmax(0, 10fr) minmax(0, 9fr)",
    alignItems: "start",
    gap: 0,
    // Code is written from left to right everywhere; in other pages the result lies over its beginning.
    "[dir=rtl] & .lines :is(pre, textarea)": { paddingInlineStart: 9 },
    ".result": { mt: 9, marginInlineStart: "-28px" },
  },
};
