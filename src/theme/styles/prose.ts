import type { ThemeUIStyleObject } from "theme-ui";
import { media } from "../media";

const title: ThemeUIStyleObject = { fontSize: "h1", mt: 0, mb: 5, [media.tablet]: { fontSize: "display" } };

const headings: ThemeUIStyleObject = {
  "h1, h2, h3, h4, h5, h6": {
    color: "heading",
    fontFamily: "heading",
    fontWeight: "heading",
    letterSpacing: "heading",
    lineHeight: "tight",
    textWrap: "balance",
    mb: 3,
  },
  h1: title,
  h2: { fontSize: "h2", mt: 9 },
  h3: { fontSize: "h3", mt: 7 },
  "h4, h5, h6": { fontSize: "h4", mt: 6 },
  h6: { color: "muted" },
  ".heading-anchor": {
    ml: 2,
    color: "muted",
    fontWeight: "body",
    textDecoration: "none",
    opacity: 0,
    transition: "appear",
    "&:hover": { color: "link" },
  },
  "& :is(h2, h3, h4, h5, h6):hover > .heading-anchor, .heading-anchor:focus-visible": { opacity: 1 },
};

const flow: ThemeUIStyleObject = {
  "p, ul, ol, dl, blockquote": { mt: 0, mb: 5 },
  "p, ul, ol, dl, blockquote, h1, h2, h3, h4, h5, h6": { maxWidth: "measure" },
  a: {
    color: "link",
    textDecorationThickness: "from-font",
    textUnderlineOffset: "0.18em",
    "&:hover": { color: "linkHover" },
  },
  "strong, b": { color: "heading", fontWeight: "bold" },
  "ul, ol": { pl: 6 },
  li: { my: 1, pl: 1 },
  "li::marker": { color: "muted" },
  "li > :is(ul, ol)": { mt: 1, mb: 0 },
  "li > p": { mb: 2 },
  ".contains-task-list": { listStyle: "none", pl: 0 },
  ".task-list-item input": { mr: 2, accentColor: "primary" },
  dt: { fontWeight: "bold", color: "heading" },
  dd: { ml: 5, mb: 2 },
  blockquote: {
    mx: 0,
    pl: 5,
    py: 1,
    borderLeft: "bar",
    borderColor: "primary",
    color: "muted",
    "> :last-child": { mb: 0 },
  },
  hr: { my: 9, border: "none", borderTop: "hairline", borderColor: "border" },
  mark: { bg: "mark", color: "inherit", borderRadius: "small" },
  "sup, sub": { lineHeight: 0 },
  details: { my: 5, p: 4, bg: "surface", borderRadius: "default", "> :last-child": { mb: 0 } },
  summary: { cursor: "pointer", fontWeight: "bold", color: "heading" },
  "details[open] > summary": { mb: 3 },
};

const tables: ThemeUIStyleObject = {
  // Positioned, or words for screen readers in its cells would widen the page.
  ".table-scroll": { position: "relative", maxWidth: "100%", overflowX: "auto", mb: 6 },
  table: {
    mb: 6,
    borderCollapse: "collapse",
    fontSize: "small",
    lineHeight: "snug",
  },
  "th, td": { px: 3, py: 2, textAlign: "left", verticalAlign: "top", borderBottom: "hairline", borderColor: "border" },
  th: { color: "heading", fontWeight: "bold", whiteSpace: "nowrap" },
  "th, thead td": { bg: "surface" },
  "tr:first-of-type > :is(th, thead td):first-child": { borderTopLeftRadius: "default" },
  "thead tr:first-of-type > :last-child": { borderTopRightRadius: "default" },
  ".table-scroll > table": { mb: 0 },
  // The last column is the one with sentences: it keeps a width that reads; on phones the table then scrolls.
  "td:last-child:not(:only-child)": { minWidth: "11rem", [media.tablet]: { minWidth: 0 } },
  ".align-center": { textAlign: "center" },
  ".align-right": { textAlign: "right" },
  ".align-left": { textAlign: "left" },
};

const code: ThemeUIStyleObject = {
  "code, kbd, samp, pre": { fontFamily: "monospace", fontSize: "code" },
  "& :not(pre) > code": {
    px: 1,
    bg: "code.background",
    borderRadius: "small",
    fontSize: "0.875em",
    overflowWrap: "anywhere",
  },
  "a > code": { color: "inherit" },
  // A heading that is a name begins where other headings do.
  "& :is(h2, h3, h4, h5, h6) > code": { px: 0, bg: "transparent" },
  "td code": { overflowWrap: "normal" },
  kbd: {
    px: 2,
    py: 1,
    border: "hairline",
    borderColor: "border",
    borderRadius: "small",
    bg: "surface",
    fontSize: "micro",
    whiteSpace: "nowrap",
  },
  pre: {
    mx: 0,
    my: 5,
    px: 4,
    py: 4,
    overflowX: "auto",
    bg: "code.background",
    color: "code.text",
    lineHeight: "snug",
    tabSize: 2,
    borderRadius: "default",
  },
  "pre code": { fontSize: "inherit" },
};

const figures: ThemeUIStyleObject = {
  "img, video, svg": { maxWidth: "100%", height: "auto" },
  img: { borderRadius: "small" },
  iframe: { maxWidth: "100%", border: "none" },
  figure: { mx: 0, my: 5 },
  figcaption: { color: "muted", fontSize: "small" },
  ".footnotes": { mt: 10, pt: 5, borderTop: "hairline", borderColor: "border", color: "muted", fontSize: "small" },
};

/** The look of article content: everything that MDX can put inside an article, for the element around it. */
export const prose: ThemeUIStyleObject = {
  minWidth: 0,
  overflowWrap: "break-word",
  // Inside `:where` the rules weigh little more than those of bare elements, so that a component within an article
  // keeps its own look.
  "html :where(&)": { ...headings, ...flow, ...tables, ...figures, ...code },
};

/** The column of a page of content; its title stands outside the prose. */
export const articleLayout: ThemeUIStyleObject = {
  minWidth: 0,
  maxWidth: "article",
  "html :where(&) > h1": {
    color: "heading",
    fontWeight: "heading",
    letterSpacing: "heading",
    lineHeight: "tight",
    overflowWrap: "break-word",
    ...title,
  },
  // Names of files and options are long for a phone.
  "html :where(&) > h1 code": { fontFamily: "monospace", fontSize: "0.8em" },
};

/** An article beside its table of contents; on small screens the one above the other. */
export const withTocLayout: ThemeUIStyleObject = {
  [media.desktop]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr) clamp(176px, 17vw, 240px)", columnGap: 7 },
  [media.wide]: { columnGap: 9 },
};
