import type { ThemeUIStyleObject } from "theme-ui";
import { overlay } from "./card";

/** A link to a term in running text, and the note with what the term means. */
export const term: ThemeUIStyleObject = {
  position: "relative",
  "> a": { textDecoration: "underline dotted", textUnderlineOffset: "0.2em" },
  "> [popover]": {
    ...overlay(),
    positionArea: "block-end span-inline-end",
    positionTryFallbacks: "flip-block, flip-inline, flip-block flip-inline",
    boxSizing: "border-box",
    width: "max-content",
    maxWidth: "min(20rem, 100vw)",
    m: 0,
    px: 3,
    py: 2,
    fontSize: "small",
    fontStyle: "normal",
    fontWeight: "body",
    textAlign: "start",
    textWrap: "wrap",
    whiteSpace: "normal",
  },
  // Browsers without `interestfor`, in windows with room beside the article; where there is none, the link is enough.
  "@supports not selector(:interest-source)": {
    "@media screen and (hover: hover) and (min-width: 70rem)": {
      // Escape hides the note until the mouse or the focus comes anew.
      "&:hover > [popover]:not([data-hidden]), & > a:focus-visible + [popover]:not([data-hidden])": {
        display: "block",
        position: "absolute",
        top: "100%",
        insetInlineStart: 0,
        zIndex: 1,
      },
    },
  },
};

/** The links to letters above the glossary. */
export const glossaryLetters: ThemeUIStyleObject = {
  display: "flex",
  flexWrap: "wrap",
  gap: 2,
  a: { minWidth: "1.75rem", textAlign: "center", fontWeight: "bold" },
};

/** The terms below a letter. */
export const glossary: ThemeUIStyleObject = {
  dt: { mt: 4, fontWeight: "bold" },
  dfn: { fontStyle: "normal" },
  // The focus marks it where scripts changed the page, of which the browser's target knows nothing.
  "dt:is(:target, :focus)": { bg: "accentSoft" },
  dd: { m: 0 },
  "dd p": { my: 1 },
};
