import type { ThemeUIStyleObject } from "theme-ui";
import { media } from "../media";
import { raised } from "./card";
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
    bg: "sunken",
    color: "text",
    fontSize: "small",
    textDecoration: "none",
    overflowWrap: "anywhere",
    transition: "tone",
  },
  "a:hover": { bg: "hover", color: "link" },
  span: { marginInlineStart: 2, color: "muted" },
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
  // Beside the pictures of authors, also where one has none, names stand below each other.
  "&:has(> li > img) > li": {
    display: "grid",
    gridTemplateColumns: "3rem minmax(0, 1fr)",
    alignContent: "center",
    columnGap: 4,
    minHeight: "3rem",
    mt: 6,
    "> img": { gridRow: "1 / span 3", borderRadius: "round" },
    "> h2": { gridColumn: 2, m: 0 },
    "> p, > .author-socials": { gridColumn: 2 },
  },
};

/** The posts of a year in the archive: dates above the titles, or in a column beside them where there is room. */
export const archiveYear: ThemeUIStyleObject = {
  h2: { mt: 7, mb: 2, fontSize: "h3" },
  ul: { p: 0, listStyle: "none", overflowWrap: "anywhere" },
  li: {
    display: "grid",
    my: 2,
    p: 0,
    [media.tablet]: { gridTemplateColumns: "9.5rem 1fr", columnGap: 3, alignItems: "baseline", my: 1 },
  },
  time: { color: "muted", fontSize: "small" },
};

/** A group of versions: labels in a column that is as wide in each group. */
export const versionTable: ThemeUIStyleObject = {
  width: "100%",
  maxWidth: "measure",
  // Names begin where the headings above them do.
  "th, td": { px: 0, verticalAlign: "baseline" },
  [media.tablet]: { th: { width: "10rem", paddingInlineEnd: 5 } },
  [media.belowTablet]: {
    "tr, th, td": { display: "block", border: "none" },
    "td:last-child:not(:only-child)": { minWidth: 0 },
    tr: { py: 2, borderBottom: "hairline", borderColor: "border" },
  },
  // As tall as a finger needs, where links stand below each other.
  a: { display: "inline-block", marginInlineEnd: 5, py: 1 },
};

/**
 * Posts as a timeline of releases: a line down the page, a mark for each; where there is room, the dates stand on its
 * other side.
 */
export const timeline: ThemeUIStyleObject = {
  mt: 8,
  mb: 0,
  marginInlineStart: "5px",
  p: 0,
  listStyle: "none",
  borderInlineStart: "hairline",
  borderColor: "border",
  [media.tablet]: { marginInlineStart: "10rem" },
  "> li": { position: "relative", m: 0, paddingInlineStart: 6, pb: 7 },
  "> li:last-child": { pb: 0 },
  "> li::before": {
    content: "''",
    boxSizing: "border-box",
    position: "absolute",
    insetInlineStart: "-6px",
    top: "7px",
    width: "11px",
    height: "11px",
    borderRadius: "round",
    bg: "primary",
    // All that is left of the mark where the system forces its colours.
    border: "2px solid",
    borderColor: "primary",
    boxShadow: "0 0 0 4px var(--theme-ui-colors-background)",
  },
  // The more a release changes, the larger its mark and its name.
  "> li[data-kind=patch]::before, > li[data-kind=pre]::before": {
    bg: "background",
    borderColor: "borderStrong",
  },
  "> li[data-kind=major]::before": { insetInlineStart: "-9px", top: "6px", width: "17px", height: "17px" },
  "> li[data-kind=major] > h2": { fontSize: "h2" },
  ".release-facts": { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 4, rowGap: 1, m: 0, mt: 2 },
  ".release-facts, .release-facts b": { color: "muted", fontSize: "small" },
  ".release-facts b": { color: "text" },
  ".release-kind": {
    px: 2,
    borderRadius: "round",
    border: "hairline",
    borderColor: "border",
    color: "muted",
    fontSize: "micro",
    fontWeight: "bold",
  },
  "[data-kind=major] .release-kind": { bg: "accentFill", borderColor: "accentFill", color: "onPrimary" },
  "[data-kind=minor] .release-kind": { bg: "accentSoft", borderColor: "primary", color: "accentText" },
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
      insetInlineEnd: "100%",
      m: 0,
      paddingInlineEnd: 5,
      lineHeight: "1.5rem",
      whiteSpace: "nowrap",
    },
  },
  ".prose": { mt: 2, maxWidth: "measure", "> :last-child": { mb: 0 } },
};

/** A post in a list of posts: its cover beside it, above it for the first of all. */
export const postSummary: ThemeUIStyleObject = {
  maxWidth: "list",
  "& ~ .site-pagination": { maxWidth: "list" },
  py: 7,
  borderTop: "hairline",
  borderColor: "border",
  "> h2": { mt: 0, mb: 2, fontSize: "h2", textWrap: "balance" },
  "> h2 a": { color: "heading", textDecoration: "none" },
  "> h2 a:hover": { color: "link" },
  ".cover": {
    position: "relative",
    height: "7rem",
    mb: 5,
    bg: "accentSoft",
    borderRadius: "large",
    overflow: "hidden",
    fill: "primary",
  },
  ".cover svg": { position: "absolute", width: "100%", height: "100%" },
  ".cover [data-tone='0']": { opacity: 0.2 },
  ".cover [data-tone='1']": { opacity: 0.32 },
  ".cover [data-tone='2']": { opacity: 0.12 },
  ".cover text": { fill: "accentText", fontSize: "76px", fontWeight: "heading", letterSpacing: "hero" },
  [media.tablet]: {
    "&:not(.first)": {
      display: "grid",
      gridTemplateColumns: "clamp(9rem, 24%, 15rem) minmax(0, 1fr)",
      gridTemplateRows: "repeat(4, auto) 1fr",
      columnGap: 6,
      "> *": { gridColumn: 2 },
    },
    "&:not(.first) .cover": { gridColumn: 1, gridRow: "1 / -1", height: "8.5rem" },
  },
  "&.first": {
    ...raised(),
    p: 0,
    mb: 7,
    borderRadius: "huge",
    overflow: "hidden",
    "& + .post-summary": { borderTop: "none" },
    "> *": { mx: [5, null, 7] },
    "> :last-child": { mb: 7 },
    "> h2": { fontSize: "section", letterSpacing: "hero" },
    ".cover": { mx: 0, mb: 6, height: ["9rem", null, "13rem"], borderRadius: 0 },
    [media.desktop]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
      gridTemplateRows: "repeat(4, auto) 1fr",
      "> *": { gridColumn: 2 },
      "> h2": { mt: 7 },
      ".cover": { gridColumn: 1, gridRow: "1 / -1", mb: 0, height: "100%" },
    },
  },
};

/** Where a retold announcement stands, below the facts of its post. */
export const postOrigin: ThemeUIStyleObject = {
  mt: 0,
  mb: 5,
  paddingInlineStart: 3,
  borderInlineStart: "bar",
  borderColor: "primary",
  color: "muted",
  fontSize: "small",
};

/** Icons that lead to where else an author is found. */
export const authorSocials: ThemeUIStyleObject = {
  display: "inline-flex",
  flex: "none",
  flexWrap: "wrap",
  gap: 2,
  a: { color: "muted", "&:hover": { color: "link" } },
  ".site-icon": { display: "block", width: "1.1em", height: "1.1em" },
  // The icon says that the link leads elsewhere.
  ".external-mark::after": { display: "none" },
};
/** When and by whom a post was written. */
export const postMeta: ThemeUIStyleObject = {
  mb: 5,
  color: "muted",
  fontSize: "small",
  ul: { display: "flex", flexWrap: "wrap", gap: 4, mt: 3, mb: 0, p: 0, listStyle: "none" },
  li: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 2, rowGap: 1, m: 0, p: 0 },
  a: { display: "flex", alignItems: "center", gap: 2, textDecoration: "none" },
  // The arrow has a distance of its own.
  "a > .external-mark": { marginInlineStart: -2 },
  img: { display: "block", borderRadius: "round" },
  ".name": { color: "text", fontWeight: "medium", overflowWrap: "anywhere" },
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

/** Pages with an address like one that has none. Their place is kept: one line of each, and nothing moves. */
export const nearestPages: ThemeUIStyleObject = {
  minHeight: "7.5rem",
  // Where few are near, their place is already a distance.
  "+ h2": { mt: 5 },
  p: { m: 0, color: "muted" },
  ul: { m: 0, mt: 2, p: 0, listStyle: "none" },
  // Room for the ring around a link, which would be cut off.
  li: { m: 0, mx: -1, px: 1, minHeight: "1.75rem", overflow: "hidden", whiteSpace: "nowrap", textOverflow: "ellipsis" },
};
