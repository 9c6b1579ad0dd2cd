import type { ThemeUIStyleObject } from "theme-ui";
import { ELEMENTS_LAYER } from "../../lib/style/project-layer";
import { customProperties } from "../custom-properties";
import { media } from "../media";
import { theme } from "../theme";
import { raised } from "./card";
import { edgeShadows } from "./edge-shadows";

const title: ThemeUIStyleObject = {
  fontSize: "h1",
  mt: 0,
  mb: 5,
  // Only words that are too long for a phone.
  hyphens: "auto",
  hyphenateLimitChars: "16 6 6",
  [media.tablet]: { fontSize: "display", hyphens: "manual" },
};

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
  h2: { fontSize: "h2", mt: 10 },
  h3: { fontSize: "h3", mt: 7 },
  "h4, h5, h6": { fontSize: "h4", mt: 6 },
  h6: { color: "muted" },
  // A box has its own space above.
  "& :is(div, section, td, li, blockquote, figure) > :is(h2, h3, h4, h5, h6):first-child": { mt: 0 },
};

const anchors: ThemeUIStyleObject = {
  ".heading-anchor": {
    marginInlineStart: 2,
    color: "muted",
    fontWeight: "body",
    textDecoration: "none",
    opacity: 0,
    transition: "appear",
    // What is copied of a page is its text.
    userSelect: "none",
    "&:hover": { color: "link" },
  },
  "& :is(h2, h3, h4, h5, h6):hover > .heading-anchor, .heading-anchor:focus-visible": { opacity: 1 },
};

const flow: ThemeUIStyleObject = {
  "p, ul, ol, dl, blockquote": { mt: 0, mb: 5 },
  a: {
    color: "link",
    textDecorationThickness: "from-font",
    textUnderlineOffset: "0.18em",
    "&:hover": { color: "linkHover" },
  },
  "strong, b": { color: "heading", fontWeight: "bold" },
  "ul, ol": { paddingInlineStart: 6 },
  li: { my: 1, paddingInlineStart: 1 },
  "li::marker": { color: "muted" },
  "li > :is(ul, ol)": { mt: 1, mb: 0 },
  "li > p": { mb: 2 },
  // What belongs to an entry and few readers need, such as the packages of a change.
  "li > small": { display: "block", color: "muted" },
  dt: { fontWeight: "bold", color: "heading" },
  dd: { marginInlineStart: 5, mb: 2 },
  blockquote: {
    mx: 0,
    paddingInlineStart: 5,
    py: 1,
    borderInlineStart: "bar",
    borderColor: "primary",
    color: "muted",
    "> :last-child": { mb: 0 },
  },
  hr: { my: 9, border: "none", borderTop: "hairline", borderColor: "border" },
  mark: { bg: "mark", color: "inherit", borderRadius: "small" },
  "sup, sub": { lineHeight: 0 },
  details: { ...raised(), my: 5, px: 4, py: 3, "> :last-child": { mb: 0 } },
  summary: { cursor: "pointer", fontWeight: "bold", color: "heading" },
  "details[open] > summary": { mb: 3 },
};

const taskLists: ThemeUIStyleObject = {
  ".contains-task-list": { listStyle: "none", paddingInlineStart: 0 },
  ".task-list-item input": { marginInlineEnd: 2, accentColor: "primary" },
};

/** The most that the first column of a table takes on phones, where it stays: the others need room beside it. */
const FIRST_COLUMN = "50vw";

const tableFrames: ThemeUIStyleObject = {
  // Positioned, or words for screen readers in its cells would widen the page.
  ".table-scroll": {
    position: "relative",
    maxWidth: "100%",
    overflowX: "auto",
    mb: 6,
    border: "hairline",
    borderColor: "border",
    borderRadius: "large",
    ...edgeShadows,
    // Forced colours take gradients away, but not where an element has the system's colours by itself.
    [media.forcedColors]: {
      ...customProperties("colors", {
        background: "Canvas",
        border: "CanvasText",
        borderStrong: "CanvasText",
        text: "CanvasText",
      }),
      forcedColorAdjust: "none",
      "> table": { forcedColorAdjust: "auto" },
    },
    // What the Tab key reaches comes out from below the first column.
    [media.belowTablet]: { scrollPaddingInlineStart: FIRST_COLUMN },
  },
  ".table-scroll > table > :last-child > tr:last-child > *": { borderBottom: "none" },
  ".table-scroll > table": { minWidth: "100%", mb: 0 },
};

const tables: ThemeUIStyleObject = {
  table: {
    mb: 6,
    borderCollapse: "separate",
    borderSpacing: 0,
    fontSize: "small",
    lineHeight: "snug",
  },
  "th, td": { px: 3, py: 2, textAlign: "start", verticalAlign: "top", borderBottom: "hairline", borderColor: "border" },
  th: { color: "heading", fontWeight: "bold", whiteSpace: "nowrap" },
  [media.tablet]: { "thead :is(th, td)": { bg: "sunken" } },
  // Between a sidebar and a table of contents a table of four columns would scroll by a few pixels.
  [media.narrowDesktop]: { "th, td": { px: 2 } },
  // The last column is the one with sentences: it keeps a width that reads; on phones the table then scrolls. One that
  // a component draws does not: it would widen the page.
  "& :where(.table-scroll) td:last-child:not(:only-child)": { minWidth: "12rem", [media.tablet]: { minWidth: 0 } },
  "& :where(.table-scroll) td:nth-of-type(n + 3):last-child": { minWidth: "24rem", [media.tablet]: { minWidth: 0 } },
  // Paper does not scroll.
  [media.print]: {
    "td:is(:last-child:not(:only-child), :nth-of-type(n + 3):last-child)": { minWidth: 0 },
    "& :is(td, th)": { whiteSpace: "normal", overflowWrap: "anywhere" },
  },
  // The first column stays while the others scroll below it. Cells that stay are drawn at whole pixels: so tall are all
  // lines, or a cell would cover the line below the one before it.
  [media.belowTablet]: {
    ".table-scroll > table": { lineHeight: "snugPixels" },
    ".table-scroll code": { lineHeight: 1 },
    ".table-scroll tr > :first-child:not(:only-child)": {
      position: "sticky",
      insetInlineStart: 0,
      zIndex: 1,
      maxWidth: FIRST_COLUMN,
      bg: "background",
      borderInlineEnd: "hairline",
      borderColor: "border",
      whiteSpace: "normal",
    },
    // The build puts places for breaks into longer names. Others stay whole, `--` with the word behind it.
    ".table-scroll tr > :first-child code:not(:has(wbr))": { whiteSpace: "nowrap" },
  },
  ".align-center, :is(td, th)[align=center]": { textAlign: "center" },
  ".align-right, :is(td, th)[align=right]": { textAlign: "right" },
  ".align-left": { textAlign: "left" },
};

const code: ThemeUIStyleObject = {
  "code, kbd, samp, pre": { fontFamily: "monospace", fontSize: "code" },
  "& :not(pre) > code": {
    px: "0.35em",
    py: "0.12em",
    bg: "code.chip",
    borderRadius: "small",
    boxShadow: "inset 0 0 0 1px var(--theme-ui-colors-border)",
    // Seen in forced colours alone.
    outline: "1px solid transparent",
    outlineOffset: "-1px",
    boxDecorationBreak: "clone",
    fontSize: "0.85em",
    overflowWrap: "anywhere",
  },
  "a > code": { color: "inherit" },
  // A heading that is a name begins where other headings do.
  "& :is(h2, h3, h4, h5, h6) > code": { p: 0, bg: "transparent", boxShadow: "none" },
  // A break in every place would let a column become one letter wide.
  "table code": { overflowWrap: "break-word", [media.print]: { whiteSpace: "normal", overflowWrap: "anywhere" } },
  kbd: {
    px: 2,
    py: 1,
    border: "hairline",
    borderBottomWidth: 2,
    borderColor: "borderStrong",
    borderRadius: "small",
    bg: "raised",
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
    border: "hairline",
    borderColor: "border",
    borderRadius: "large",
  },
  "pre code": { fontSize: "inherit" },
};

const figures: ThemeUIStyleObject = {
  "img, video, svg": { maxWidth: "100%" },
  // A drawing as wide as its place has the height that it names: made of its width, it would fill the window.
  "img, video, svg:not([width$='%'][height])": { height: "auto" },
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
  [ELEMENTS_LAYER]: { "html :where(&)": { ...headings, ...flow, ...tables, ...figures, ...code } },
  "html :where(&)": { ...anchors, ...taskLists, ...tableFrames },
};

/** The column of a page of content; its title stands outside the prose. */
export const articleLayout: ThemeUIStyleObject = {
  // With margins that a project's stylesheet has for texts, the column would be no wider than its longest line.
  m: 0,
  minWidth: 0,
  maxWidth: "article",
  [media.print]: { maxWidth: "none" },
  [ELEMENTS_LAYER]: {
    "html :where(&, & > header) > h1": {
      color: "heading",
      fontWeight: "heading",
      letterSpacing: "heading",
      lineHeight: "tight",
      overflowWrap: "break-word",
      ...title,
    },
    // Names of files and options are long for a phone.
    "html :where(&, & > header) > h1 code": { fontFamily: "monospace", fontSize: "0.8em" },
  },
};

/** An article beside its table of contents; on small screens the one above the other. */
export const withTocLayout: ThemeUIStyleObject = {
  [media.desktop]: { display: "grid", gridTemplateColumns: `minmax(0, 1fr) ${theme.sizes.toc}`, columnGap: 7 },
  [media.narrowDesktop]: { columnGap: 5 },
  [media.wide]: { columnGap: 9 },
};
