import type { ThemeUIStyleObject } from "theme-ui";
import { media } from "../media";
import { noticeBox } from "./notice-box";

/** Tags as a row of small signs. */
export const tagList: ThemeUIStyleObject = {
  display: "flex",
  flexWrap: "wrap",
  gap: 2,
  m: 0,
  p: 0,
  listStyle: "none",
  li: { m: 0, p: 0 },
  a: {
    display: "inline-block",
    px: 3,
    py: 1,
    borderRadius: "round",
    bg: "surface",
    color: "text",
    fontSize: "small",
    textDecoration: "none",
    transition: "tone",
  },
  "a:hover": { bg: "surfaceHover", color: "link" },
  span: { ml: 2, color: "muted" },
};

/** Pages of a tag or authors, each with a line about it. */
export const taggedPages: ThemeUIStyleObject = {
  m: 0,
  p: 0,
  listStyle: "none",
  li: { m: 0, p: 0 },
  h2: { mt: 6, mb: 1, fontSize: "h3" },
  "h2 a": { textDecoration: "none", "&:hover": { textDecoration: "underline" } },
  "li > p": { m: 0, color: "muted" },
};

/** The posts of a year in the archive: dates above the titles, or in a column beside them where there is room. */
export const archiveYear: ThemeUIStyleObject = {
  h2: { mt: 7, mb: 2, fontSize: "h3" },
  ul: { p: 0, listStyle: "none" },
  li: {
    display: "grid",
    my: 2,
    p: 0,
    [media.tablet]: { gridTemplateColumns: "9.5rem 1fr", columnGap: 3, alignItems: "baseline", my: 1 },
  },
  time: { color: "muted", fontSize: "small" },
};

/** A group of versions: labels in a column that is as wide in each group. */
export const versionTable: ThemeUIStyleObject = { width: "100%", maxWidth: "measure", th: { width: "10rem", pr: 5 } };

/**
 * Posts as a timeline of releases: a line down the page, a mark for each; where there is room, the dates stand on its
 * other side.
 */
export const timeline: ThemeUIStyleObject = {
  mt: 8,
  mb: 0,
  ml: "5px",
  p: 0,
  listStyle: "none",
  borderLeft: "hairline",
  borderColor: "border",
  [media.tablet]: { ml: "10rem" },
  "> li": { position: "relative", m: 0, pl: 6, pb: 7 },
  "> li:last-child": { pb: 0 },
  "> li::before": {
    content: "''",
    position: "absolute",
    left: "-6px",
    top: "7px",
    width: "11px",
    height: "11px",
    borderRadius: "round",
    bg: "primary",
    boxShadow: "0 0 0 4px var(--theme-ui-colors-background)",
  },
  "> li > h2": { m: 0, fontSize: "h3" },
  "> li > h2 a": { color: "heading", textDecoration: "none" },
  "> li > h2 a:hover": { color: "link" },
  ".date": {
    m: 0,
    mb: 2,
    color: "muted",
    fontSize: "small",
    [media.tablet]: {
      position: "absolute",
      top: 0,
      right: "100%",
      m: 0,
      pr: 5,
      lineHeight: "1.5rem",
      whiteSpace: "nowrap",
    },
  },
  ".prose": { mt: 2, "> :last-child": { mb: 0 } },
};

/** A post in a list of posts. */
export const postSummary: ThemeUIStyleObject = {
  maxWidth: "article",
  py: 7,
  "& + &": { borderTop: "hairline", borderColor: "border" },
  "> h2": { mt: 0, mb: 2 },
  "> h2 a": { color: "heading", textDecoration: "none" },
  "> h2 a:hover": { color: "link" },
};

/** When and by whom a post was written. */
export const postMeta: ThemeUIStyleObject = {
  mb: 5,
  color: "muted",
  fontSize: "small",
  ul: { display: "flex", flexWrap: "wrap", gap: 4, mt: 3, mb: 0, p: 0, listStyle: "none" },
  li: { display: "flex", alignItems: "center", gap: 2, m: 0, p: 0 },
  a: { display: "flex", alignItems: "center", gap: 2, textDecoration: "none" },
  img: { display: "block", borderRadius: "round" },
  ".name": { color: "heading", fontWeight: "bold" },
};

/** Below a page: where to edit it and when it was last changed. */
export const pageFooter: ThemeUIStyleObject = {
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: 3,
  mt: 8,
  color: "muted",
  fontSize: "small",
};

/** A quiet box with something that readers should know of a page. */
export const notice: ThemeUIStyleObject = {
  ...noticeBox("warning"),
  mt: 0,
  mb: 5,
  fontSize: "small",
};

/** The home page: what the site is about, and what it offers as cards. */
export const home: ThemeUIStyleObject = {
  header: { py: [8, null, 10], textAlign: "center" },
  h1: {
    m: 0,
    fontSize: "display",
    lineHeight: "tight",
    letterSpacing: "heading",
    color: "heading",
    [media.tablet]: { fontSize: "hero" },
  },
  "header .lead": { mx: "auto", my: 5, maxWidth: "measure" },
  ".buttons": { display: "flex", flexWrap: "wrap", justifyContent: "center", gap: 3, m: 0 },
  ".buttons a": {
    px: 6,
    py: 3,
    borderRadius: "default",
    bg: "surface",
    color: "text",
    fontWeight: "bold",
    textDecoration: "none",
    transition: "tone",
    "&:hover": { bg: "surfaceHover" },
  },
  ".buttons a:first-of-type": { bg: "primaryDark", color: "onPrimary", "&:hover": { bg: "primaryDarker" } },
  // The cards of the last row share its width.
  "> ul": { display: "flex", flexWrap: "wrap", gap: 4, m: 0, mb: 7, p: 0, listStyle: "none" },
  "> ul > li": {
    flex: "1 1 17rem",
    position: "relative",
    p: 6,
    bg: "surface",
    borderRadius: "default",
    transition: "tone",
    "&:hover": { bg: "surfaceHover" },
  },
  h3: { mt: 0, mb: 2, fontSize: "h3", lineHeight: "snug" },
  "h3 a": { color: "heading", textDecoration: "none", "&:hover": { color: "link" } },
  // The whole card is the link's.
  "h3 a::after": { content: '""', position: "absolute", inset: 0 },
  "> ul p": { m: 0, color: "muted" },
};
