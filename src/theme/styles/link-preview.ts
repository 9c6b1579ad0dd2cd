import type { ThemeUIStyleObject } from "theme-ui";
import { media } from "../media";
import { overlay } from "./card";

/** What is behind a link of content, beside it: the page, a heading, and the first lines of text. */
export const linkPreview: ThemeUIStyleObject = {
  ...overlay(),
  position: "fixed",
  inset: "auto",
  boxSizing: "border-box",
  width: "max-content",
  maxWidth: "min(24rem, 100vw - 1rem)",
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
  "ul, ol, dl, p": { m: 0 },
  "ul, ol": { paddingInlineStart: "1.25em" },
  "> div, > p": { display: "-webkit-box", WebkitBoxOrient: "vertical", WebkitLineClamp: 6, overflow: "hidden" },
  code: { fontSize: "inherit" },
  [media.print]: { display: "none" },
};
