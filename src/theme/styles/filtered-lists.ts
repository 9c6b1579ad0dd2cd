import type { ThemeUIStyleObject } from "theme-ui";
import { media } from "../media";
import { theme } from "../theme";
import { surfaceButton } from "./button";
import { card } from "./card";
import { field } from "./field";

/** The form above a list that readers filter: fields in a row, and what can be ticked below. */
const filters: ThemeUIStyleObject = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(9rem, 1fr))",
  gap: 3,
  mb: 4,
  // The field of words is the widest.
  "& > label:first-of-type": { gridColumn: "1 / -1" },
  [media.tablet]: {
    gridTemplateColumns: "2fr 1fr 1fr",
    "& > label:first-of-type": { gridColumn: "auto" },
  },
  [media.withoutScripts]: { display: "none" },
  "& > label": { display: "grid", gap: 1, color: "muted", fontSize: "small" },
  "& > label > :is(input, select)": { ...field(), width: "100%", minWidth: 0 },
  fieldset: { gridColumn: "1 / -1", display: "flex", flexWrap: "wrap", gap: 2, m: 0, p: 0, border: "none" },
  legend: { mb: 1, p: 0, color: "muted", fontSize: "small" },
  "fieldset label": {
    display: "inline-flex",
    alignItems: "center",
    gap: 2,
    minHeight: "strip",
    px: 3,
    border: "hairline",
    borderColor: "border",
    borderRadius: "round",
    fontSize: "small",
    cursor: "pointer",
    "&:hover": { bg: "sunken" },
    "&:has(:checked)": { borderColor: "primary", bg: "sunken" },
    "&:has(:focus-visible)": { outline: "2px solid", outlineColor: "primary", outlineOffset: "2px" },
  },
  // A tag with which no site would be left.
  "[data-none]": { borderStyle: "dashed", color: "muted", svg: { opacity: 0.4 } },
  "fieldset input": { m: 0, accentColor: "primary" },
  svg: { width: "0.5em", height: "0.5em", flex: "none" },
  ".number": { color: "muted" },
};

/** How many of a list show, and the button that shows all. */
const count: ThemeUIStyleObject = {
  display: "flex",
  alignItems: "center",
  gap: 4,
  minHeight: "target",
  m: 0,
  mb: 3,
  color: "muted",
  p: { m: 0 },
  button: { ...surfaceButton(), px: 4 },
};

/** Feature requests by their status, below the form that chooses among them. */
export const featureRequests: ThemeUIStyleObject = {
  ".filters": filters,
  ".count": count,
  "section[hidden], li[hidden]": { display: "none" },
  h2: { mt: 6, mb: 2, fontSize: "h3" },
  ul: { m: 0, p: 0, listStyle: "none" },
  li: { m: 0, px: 0, py: 3, borderTop: "hairline", borderColor: "border" },
  "li > a": { fontWeight: "bold" },
  "li > p": { m: 0, color: "muted" },
  ".area": { marginInlineStart: 3, color: "muted", fontSize: "small" },
};

/** The line of facts below the title of a feature request. */
export const featureRequestFacts: ThemeUIStyleObject = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 4,
  color: "muted",
  fontSize: "small",
  ".status": {
    px: 3,
    py: 1,
    border: "hairline",
    borderColor: "borderStrong",
    borderRadius: "round",
    color: "text",
    textDecoration: "none",
  },
  ".status:is(.done, .started)": { borderColor: "primary", color: "link" },
};

/** The sites of the showcase as cards, below the form that chooses among them. */
export const showcase: ThemeUIStyleObject = {
  ".filters": filters,
  ".count": count,
  "& > ul": {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(14rem, 100%), 1fr))",
    gap: 4,
    maxWidth: "none",
    m: 0,
    p: 0,
    listStyle: "none",
  },
  "& > ul > li": {
    [media.print]: { breakInside: "avoid" },
    position: "relative",
    display: "flex",
    flexDirection: "column",
    m: 0,
    p: 0,
    pb: 3,
    overflow: "hidden",
    ...card(),
    scrollMarginTop: `${theme.sizes.navbar}px`,
    // Cards out of sight cost nothing to lay out.
    contentVisibility: "auto",
    containIntrinsicSize: "auto 14rem",
    "&[hidden]": { display: "none" },
    "&:is(:target, :focus)": { borderColor: "primary" },
  },
  // Firefox would put the system's background behind the drawing's own white letters.
  "li > svg": {
    display: "block",
    width: "100%",
    aspectRatio: "16 / 9",
    fill: "#fff",
    forcedColorAdjust: "none",
    printColorAdjust: "exact",
  },
  "svg text": { fontSize: "3.6px", fontWeight: "bold", textAnchor: "middle" },
  ".site": { mt: 3, px: 4, color: "heading", fontWeight: "bold", overflowWrap: "anywhere" },
  // The whole card leads to the site, but for what stands above this; on paper its address is there.
  ".site::after": { [media.screen]: { content: '""', position: "absolute", inset: 0 } },
  "li > p": { m: 0, mt: 1, px: 4, color: "muted", fontSize: "small" },
  ".about": { display: "flex", flexWrap: "wrap", columnGap: 3 },
  ".about a": { position: "relative", marginInlineStart: "auto" },
  ".keep": {
    position: "absolute",
    top: 2,
    insetInlineEnd: 2,
    width: "target",
    height: "target",
    border: "none",
    borderRadius: "round",
    bg: "background",
    color: "text",
    fontSize: "lead",
    cursor: "pointer",
    "&::before": { content: '"☆" / ""' },
    '&[aria-pressed="true"]::before': { content: '"★" / ""' },
    "&:hover": { color: "link" },
    [media.withoutScripts]: { display: "none" },
  },
};
