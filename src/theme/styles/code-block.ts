import type { ThemeUIStyleObject } from "theme-ui";
import { CODE_STYLES } from "../../lib/html/code-runs";
import { colors } from "../colors";
import { customProperties } from "../custom-properties";
import { media } from "../media";
import { iconButton } from "./icon-button";

/** Lines break wherever they have to. */
const wrapped: ThemeUIStyleObject = { width: "auto", whiteSpace: "pre-wrap", overflowWrap: "anywhere" };

const { insertedLine, deletedLine } = CODE_STYLES;
const edgeToEdge: ThemeUIStyleObject = { display: "block", mx: -4, px: 4 };

/**
 * Only marked and numbered lines are elements. Tone and bar reach from edge to edge; the bar is what remains on paper
 * and in forced colours.
 */
const lines: ThemeUIStyleObject = {
  "> .line": { ...edgeToEdge, paddingInlineStart: "calc(16px + var(--gutter, 0px))" },
  "> :is(.highlighted, .error)": {
    paddingInlineStart: "calc(13px + var(--gutter, 0px))",
    borderInlineStart: "bar",
  },
  "> .highlighted": { bg: "code.highlightSoft", borderColor: "code.attribute" },
  "> .error": { bg: "code.deletedSoft", borderColor: "code.deleted", borderInlineStartStyle: "double" },
  [`> :is(.${insertedLine.className}, .${deletedLine.className})`]: edgeToEdge,
};

const lineNumber: ThemeUIStyleObject = {
  counterIncrement: "line",
  content: "counter(line)",
  display: "inline-block",
  width: "3ch",
  marginInlineStart: "calc(-1 * var(--gutter))",
  marginInlineEnd: "2ch",
  color: "code.comment",
  textAlign: "end",
  // Where lines are wrapped, a number that is wider than its place would be so too.
  whiteSpace: "pre",
  userSelect: "none",
  WebkitUserSelect: "none",
};

const numbers: ThemeUIStyleObject = { "--gutter": "5ch", counterReset: "line", "> .line::before": lineNumber };

/**
 * A group of lines of a long block (`mdx/compile/builders/code/line-groups.ts`), laid out once it is near the window.
 * It is always as wide as the block's columns, and before that as high as its rows, or as when it last showed.
 */
export const codeLines: ThemeUIStyleObject = {
  // A browser draws nothing of a group outside of it, and tones of lines reach from edge to edge.
  ...edgeToEdge,
  contentVisibility: "auto",
  containIntrinsicHeight: "auto calc(var(--rows) * 1lh)",
  minWidth: "calc(var(--columns) * 1ch + var(--gutter, 0px) + 32px)",
  ...lines,
  ".numbered > & > .line::before": lineNumber,
  "[data-wraps] &": { minWidth: 0 },
  [media.print]: { contentVisibility: "visible", minWidth: 0 },
};

/** What stands above the code: its name, and the buttons that come with scripts, for which there is room before. */
const header: ThemeUIStyleObject = {
  display: "flex",
  alignItems: "center",
  gap: 2,
  minHeight: "target",
  py: 0,
  paddingInlineStart: 4,
  paddingInlineEnd: 1,
  bg: "code.title",
  borderBottom: "hairline",
  borderColor: "border",
  borderStartStartRadius: "inherit",
  borderStartEndRadius: "inherit",
  color: "muted",
  fontSize: "micro",
  lineHeight: "snug",
  "> .name": { flex: 1, minWidth: 0, py: 2, overflowWrap: "anywhere" },
  ".buttons": { display: "flex", flex: "none" },
  button: {
    ...iconButton(),
    size: 36,
    border: "1px solid transparent",
    color: "muted",
    "&[aria-pressed=true]": { bg: "hover", color: "link" },
    "@media (hover: none)": { size: "target" },
  },
};

/** A terminal is dark in both modes, but not on paper; three dots stand before its name. */
const terminal: ThemeUIStyleObject = {
  [media.screen]: {
    ...customProperties("colors", {
      muted: colors.code.terminalMuted,
      border: "#36443c",
      hover: "#2a3831",
      link: colors.modes.dark.link,
      code: { ...colors.modes.dark.code, background: colors.code.terminal, title: "#1f2c26" },
    }),
    "html[data-theme=dark] &": customProperties("colors", {
      border: colors.modes.dark.border,
      hover: colors.modes.dark.hover,
      code: { background: colors.modes.dark.code.terminal, title: colors.modes.dark.code.title },
    }),
  },
  "> figcaption::before": {
    content: '""',
    flex: "none",
    width: "7px",
    height: "7px",
    marginInlineEnd: "24px",
    borderRadius: "round",
    bg: "currentColor",
    opacity: 0.6,
    boxShadow: "12px 0, 24px 0",
  },
};

/** A block of code: its header, and its lines. */
export const codeBlock: ThemeUIStyleObject = {
  mx: 0,
  my: 5,
  // Projects pad and centre `figure`, which has pictures there.
  p: 0,
  textAlign: "start",
  bg: "code.background",
  color: "code.text",
  border: "hairline",
  borderColor: "border",
  borderRadius: "large",
  fontFamily: "monospace",
  fontSize: "code",
  // The bar with its name goes the same way.
  direction: "ltr",
  figcaption: header,
  pre: { m: 0, px: 0, py: 4, border: "none", bg: "transparent", overflowX: "auto", lineHeight: "snug", tabSize: 2 },
  // The frame cuts nothing off, so that the ring around code with the focus is whole.
  "pre:focus-visible": { outlineOffset: "-2px", borderRadius: "large" },
  // As wide as the longest line, so that marked lines are so too; a block without code is as high as one line.
  "pre > code": {
    display: "block",
    width: "max-content",
    minWidth: "100%",
    px: 4,
    "&:empty::after": { content: '"\\200b"' },
    ...lines,
  },
  ".numbered": numbers,
  "&[data-wraps] code": wrapped,
  "&[data-kind=terminal]": terminal,
  [media.print]: { "pre > code": wrapped, figcaption: { "&:not(:has(.title))": { display: "none" } } },
};
