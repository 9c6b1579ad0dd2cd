import type { ThemeUIStyleObject } from "theme-ui";
import { surfaceButton } from "./button";
import { field } from "./field";
import { iconButton } from "./icon-button";
import { mirrored } from "./mirrored";

const rowButton: ThemeUIStyleObject = { ...iconButton(), color: "muted" };
const wordButton: ThemeUIStyleObject = { ...surfaceButton(), display: "inline-flex", alignItems: "center", gap: 2 };

/** The links to all debug pages. */
export const debugLinks: ThemeUIStyleObject = {
  mb: 5,
  fontSize: "small",
  ul: { display: "flex", flexWrap: "wrap", columnGap: 4, m: 0, p: 0, listStyle: "none" },
  li: { m: 0, p: 0 },
  a: { display: "inline-block", py: 2 },
  "a[aria-current]": { color: "heading", fontWeight: "bold", textDecoration: "none" },
};

/** What readers without scripts see in the place of what scripts make: only these set the colour mode. */
export const withoutScripts: ThemeUIStyleObject = { display: "none", "html:not([data-theme]) &": { display: "block" } };

/** A debug page: parts to open, each with rows in a box that scrolls. */
export const debugView: ThemeUIStyleObject = {
  // What stands in it while it loads has a margin of its own, which would move it.
  display: "flow-root",
  // The footer is out of sight from the beginning, and moves for nobody when data come.
  minHeight: "100vh",
  ".tools": { display: "flex", flexWrap: "wrap", gap: 3, mb: 5 },
  ".tools > input": { ...field(), flex: "1 1 16rem", minWidth: 0 },
  ".tools > button": { ...wordButton, px: 4 },
  "> details": { my: 3, px: 4, py: 0 },
  "> details::details-content": { display: "flow-root" },
  "details[open] > summary": { mb: 0 },
  "> details > summary": { py: 3, cursor: "pointer" },
  "> details > summary > h2": { display: "inline", m: 0, fontSize: "h4" },
  "summary > span": { color: "muted", fontSize: "small" },
  ".rows": { maxHeight: "70vh", mb: 5, overflow: "auto", overscrollBehavior: "contain", fontSize: "small" },
  ".rows:focus-visible": { outlineOffset: "-2px" },
  ".rows > ul": { position: "relative", maxWidth: "none", m: 0, p: 0, listStyle: "none" },
  ".rows > ul > li": { position: "absolute", insetInline: 0, top: 0, m: 0, p: 0 },
  ".row": { display: "flex", alignItems: "flex-start", gap: 2, py: 1, borderTop: "hairline", borderColor: "border" },
  ".row > p": { flex: "1 1 auto", minWidth: 0, maxWidth: "none", m: 0, py: 2, overflowWrap: "anywhere" },
  // The label of the home page is a single stroke, too narrow for a finger.
  ".row > p > a": { display: "inline-block", minWidth: "24px", minHeight: "24px" },
  ".row > button": rowButton,
  ".row > button:first-of-type > .site-icon": mirrored(),
  ".rows > ul > li > code": { display: "block", px: 6, pb: 2, overflowWrap: "anywhere" },
  ".note": { display: "block", color: "muted" },
  ".json": { maxWidth: "none", m: 0, paddingInlineStart: 6, pb: 2, listStyle: "none", overflowWrap: "anywhere" },
  ".json li": { m: 0, p: 0 },
  ".json details": { m: 0, p: 0, bg: "transparent" },
  ".json summary": { minHeight: "24px", cursor: "pointer" },
  ".json code": { fontFamily: "monospace", whiteSpace: "pre-wrap" },
  ".json button": { ...wordButton, px: 3 },
};
