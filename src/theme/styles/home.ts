import type { ThemeUIStyleObject } from "theme-ui";
import { media } from "../media";
import { iconButton } from "./icon-button";
import { mirrored } from "./mirrored";
import { actionLinks } from "./action-links";
import { raised } from "./card";
import { homeSample } from "./home-sample";

const hero: ThemeUIStyleObject = {
  display: "grid",
  gap: 9,
  py: [4, null, 7],
  // The one motion of the page.
  "> *": { minWidth: 0, animation: "rise 500ms ease-out both" },
  "> * + *": { animationDelay: "120ms", mt: [null, null, null, 11, "41px"] },
  // The sample grows while it is edited, and nothing is to move for that. Before, it is about halfway down, below the
  // first line of the title, which may be wider than its column.
  [media.desktop]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)", alignItems: "start" },
  // A heading and its text, one below the other.
  "&.plain": { gridTemplateColumns: "minmax(0, 1fr)", gap: 6, "> * + *": { mt: 0 } },
  h1: {
    m: 0,
    color: "heading",
    fontSize: "hero",
    fontWeight: "heading",
    letterSpacing: "hero",
    lineHeight: "hero",
    textWrap: "balance",
  },
  ".site-lead": { m: 0, mt: 5, mb: 6, maxWidth: "34rem" },
};

const quickStart: ThemeUIStyleObject = {
  display: "flex",
  flexWrap: "wrap",
  m: 0,
  mb: 6,
  p: 0,
  border: "none",
  minWidth: 0,
  "> label": {
    position: "relative",
    display: "flex",
    alignItems: "center",
    minHeight: "row",
    px: 3,
    color: "muted",
    fontSize: "small",
    fontWeight: "medium",
    borderBottom: "2px solid transparent",
    cursor: "pointer",
    "&:hover": { color: "link" },
    "&:has(:checked)": { color: "link", borderColor: "primary" },
    "&:has(:focus-visible)": { outline: "2px solid", outlineColor: "primary", borderRadius: "small" },
    [media.print]: { display: "none" },
  },
  input: { position: "absolute", inset: 0, m: 0, opacity: 0, cursor: "pointer" },
  ".command": {
    flex: "1 0 100%",
    display: "flex",
    alignItems: "center",
    minWidth: 0,
    mt: 2,
    paddingInlineStart: 4,
    paddingInlineEnd: 1,
    py: 1,
    ...raised(),
    direction: "ltr",
  },
  ".command::before": { content: '"$" / ""', marginInlineEnd: 2, color: "link", fontFamily: "monospace" },
  code: {
    flex: 1,
    minWidth: 0,
    display: "none",
    fontFamily: "monospace",
    fontSize: "code",
    color: "heading",
    overflowWrap: "anywhere",
    lineHeight: "snug",
    py: 2,
  },
  ...chosenCommands(),
  button: {
    ...iconButton(),
    color: "muted",
    [media.withoutScripts]: { display: "none" },
    [media.print]: { display: "none" },
  },
};

/** Of the commands, the one whose package manager is chosen. */
function chosenCommands(): Record<string, ThemeUIStyleObject> {
  const numbers = [1, 2, 3, 4];
  return {
    [numbers.map((number) => `&:has(label:nth-of-type(${number}) :checked) code:nth-of-type(${number})`).join(", ")]: {
      display: "block",
    },
  };
}

const offers: ThemeUIStyleObject = {
  "> ul": {
    display: "grid",
    gap: 5,
    m: 0,
    p: 0,
    listStyle: "none",
    [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.desktop]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" },
  },
  "> ul > li": {
    ...raised(),
    borderRadius: "huge",
    display: "flex",
    flexDirection: "column",
    gap: 5,
    minWidth: 0,
    p: [5, null, 6],
    overflow: "hidden",
    [media.desktop]: { gridColumn: "span 2" },
    "&[data-size=wide]": {
      [media.tablet]: { gridColumn: "1 / -1" },
      [media.desktop]: { gridColumn: "span 4" },
    },
    "&[data-size=full]": {
      [media.tablet]: { gridColumn: "1 / -1", flexDirection: "row", alignItems: "center" },
      "> *": { flex: 1 },
      bg: "accentSoft",
      borderColor: "primary",
      "& :is(.words p, h3)": { color: "accentText" },
    },
  },
  h3: { m: 0, color: "heading", fontSize: "h3", letterSpacing: "heading", lineHeight: "snug", textWrap: "balance" },
  ".words > p": { mt: 2, mb: 3, color: "muted" },
  ".words > a": { display: "inline-flex", alignItems: "center", gap: 1, fontWeight: "bold", textDecoration: "none" },
  ".words > a:hover": { textDecoration: "underline" },
  ".words .site-icon": { width: "1em", height: "1em", ...mirrored() },
  ".prose": { flex: 1, "> :first-child": { mt: 0 }, "> :last-child": { mb: 0 } },
  // Code and what it becomes stand side by side.
  // Cards are narrow, and nobody should have to scroll in one.
  ".code-block > pre > code": { width: "auto", whiteSpace: "pre-wrap", overflowWrap: "anywhere" },
  "[data-size=wide] .prose:has(> .code-block:first-child)": {
    [media.tablet]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
      gap: 5,
      alignItems: "start",
      "> *": { my: 0 },
    },
  },
  // Sentences in their own scripts, one below the other.
  ".prose > p[lang]": {
    m: 0,
    py: 3,
    color: "heading",
    fontSize: "lead",
    borderTop: "hairline",
    borderColor: "border",
    "&:first-child": { borderTop: "none" },
  },
  ".try-search": {
    [media.print]: { display: "none" },
    ".search-button": { m: 0, width: "100%", height: "48px", bg: "background", borderColor: "borderStrong" },
    p: { display: "flex", flexWrap: "wrap", gap: 2, m: 0, mt: 4, [media.withoutScripts]: { display: "none" } },
    "p button": {
      minHeight: "row",
      px: 3,
      border: "hairline",
      borderColor: "primary",
      borderRadius: "round",
      bg: "transparent",
      color: "accentText",
      fontSize: "small",
      cursor: "pointer",
      "&:hover": { bg: "background" },
    },
  },
};

const facts: ThemeUIStyleObject = {
  dl: {
    display: "grid",
    // Four of them stand in one row, in two rows of two, or below each other.
    gridTemplateColumns: "repeat(auto-fit, minmax(min(16rem, 100%), 1fr))",
    [media.desktop]: { gridTemplateColumns: "repeat(auto-fit, minmax(min(13rem, 100%), 1fr))" },
    m: 0,
    borderTop: "hairline",
    borderColor: "border",
  },
  "dl > div": { display: "flex", flexDirection: "column", py: 5, paddingInlineEnd: 5 },
  dt: { order: 1, color: "heading", fontWeight: "bold" },
  dd: { order: 2, m: 0, color: "muted", fontSize: "small", lineHeight: "snug" },
  ".number": {
    order: 0,
    color: "link",
    fontSize: "hero",
    fontWeight: "heading",
    fontVariantNumeric: "tabular-nums",
    letterSpacing: "hero",
    lineHeight: "tight",
  },
};

const releases: ThemeUIStyleObject = {
  ol: {
    display: "grid",
    gap: 6,
    m: 0,
    p: 0,
    listStyle: "none",
    [media.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
  li: { position: "relative", pt: 5, borderTop: "2px solid", borderColor: "border" },
  "li::before": {
    content: '""',
    position: "absolute",
    insetInlineStart: 0,
    top: "-7px",
    width: "12px",
    height: "12px",
    borderRadius: "round",
    bg: "background",
    border: "bar",
    borderColor: "primary",
  },
  "li:first-of-type::before": { bg: "primary" },
  time: { color: "muted", fontSize: "small" },
  h3: { m: 0, fontSize: "h2", letterSpacing: "heading" },
  "h3 a": { color: "heading", textDecoration: "none", "&:hover": { color: "link" } },
  "li p": {
    m: 0,
    color: "muted",
    fontSize: "small",
    display: "-webkit-box",
    WebkitLineClamp: "6",
    WebkitBoxOrient: "vertical",
    overflow: "hidden",
  },
};

const closing: ThemeUIStyleObject = {
  position: "relative",
  isolation: "isolate",
  overflow: "hidden",
  px: [5, null, 9],
  pt: 10,
  pb: "9.5rem",
  bg: "accentSoft",
  borderRadius: "huge",
  textAlign: "center",
  h2: { mb: 2 },
  "> p": { m: 0, mb: 6, color: "accentText", fontSize: "lead" },
  ".actions": { ...actionLinks, justifyContent: "center" },
  ".shore": {
    position: "absolute",
    insetInline: 0,
    bottom: 0,
    zIndex: -1,
    width: "100%",
    // Whole in wide windows; narrow ones show its end, which has the plant.
    height: "auto",
    minHeight: "200px",
    fill: "none",
    strokeWidth: 2,
    strokeLinecap: "round",
    strokeLinejoin: "round",
  },
  ".far": { fill: "primary", opacity: 0.16 },
  ".near": { fill: "primary", opacity: 0.3 },
  ".stem, .wave": { stroke: "primaryDarkest" },
  ".wave": { opacity: 0.5 },
  ".leaf": { fill: "primary", stroke: "primaryDarkest" },
  ".page": { fill: "background", stroke: "primaryDarkest" },
};

/** The home page: a promise beside the product at work, what the site offers, facts, releases, a closing call. */
export const home: ThemeUIStyleObject = {
  // Large text, or letters far apart, leave no room for the longest words on a phone. Beside the sample the first line
  // of the title may be wider than its column, and is not to break for that.
  [media.belowDesktop]: { overflowWrap: "break-word" },
  "> section": { mt: [10, null, 12] },
  "section > h2": {
    mt: 0,
    mb: 7,
    color: "heading",
    fontSize: "section",
    letterSpacing: "hero",
    lineHeight: "tight",
    textWrap: "balance",
  },
  ".hero": hero,
  ".quick-start": quickStart,
  ".actions": actionLinks,
  ".sample": homeSample,
  ".offers": offers,
  ".facts": facts,
  ".releases": releases,
  ".closing": closing,
};
