import type { ThemeUIStyleObject } from "theme-ui";
import { media } from "../media";
import { overlay } from "./card";

/** Windows in which six lines find no room beside a link, as those of a page that is enlarged. */
const LOW_WINDOW = "@media (max-height: 30em)";

/** What is behind a link of content, beside it: the page, a heading, and the first lines of text. */
export const linkPreview: ThemeUIStyleObject = {
  ...overlay(),
  position: "fixed",
  inset: "auto",
  boxSizing: "border-box",
  width: "max-content",
  maxWidth: "min(24rem, 100vw - 1rem)",
  // So much is free above or below a link of two lines in the middle of the window.
  maxHeight: "calc(50vh - 3rem)",
  overflow: "hidden",
  overflowWrap: "anywhere",
  m: 0,
  px: 3,
  py: 2,
  color: "text",
  fontSize: "small",
  lineHeight: "body",
  "> small, > strong": { display: "block" },
  "> small": { color: "muted" },
  "> strong": { mb: 1 },
  // Of a list the first items, of a text the first lines.
  "li:nth-of-type(n + 5)": { display: "none" },
  "ul, ol, dl, p, pre": { m: 0 },
  "ul, ol": { paddingInlineStart: "1.25em" },
  "> div, > p": { display: "-webkit-box", WebkitBoxOrient: "vertical", WebkitLineClamp: 6, overflow: "hidden" },
  // Cells of a row follow each other as words do.
  "th, td": { display: "inline", paddingInlineEnd: 2 },
  code: { fontSize: "inherit" },
  [LOW_WINDOW]: { "> div, > p": { WebkitLineClamp: 2 } },
  [media.print]: { display: "none" },
};
