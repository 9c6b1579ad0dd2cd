import type { ThemeUIStyleObject } from "theme-ui";
import { media } from "../media";
import { iconButton } from "./icon-button";

/** Lines break wherever they have to. */
const wrapped: ThemeUIStyleObject = { width: "auto", whiteSpace: "pre-wrap", overflowWrap: "anywhere" };

const edgeToEdge: ThemeUIStyleObject = { display: "block", mx: -4, px: 4 };

/**
 * Only marked and numbered lines are elements. Tone and bar reach from edge to edge; the bar is what remains on paper
 * and in forced colours.
 */
const lines: ThemeUIStyleObject = {
  "> .line": { ...edgeToEdge, pl: "calc(16px + var(--gutter, 0px))" },
  "> :is(.highlighted, .error)": { pl: "calc(13px + var(--gutter, 0px))", borderLeft: "bar" },
  "> .highlighted": { bg: "code.highlightSoft", borderColor: "code.attribute" },
  "> .error": { bg: "code.deletedSoft", borderColor: "code.deleted", borderLeftStyle: "double" },
  "> :is(.inserted-sign, .deleted-sign)": edgeToEdge,
};

const numbers: ThemeUIStyleObject = {
  "--gutter": "5ch",
  counterReset: "line",
  "> .line::before": {
    counterIncrement: "line",
    content: "counter(line)",
    display: "inline-block",
    width: "3ch",
    ml: "calc(-1 * var(--gutter))",
    mr: "2ch",
    color: "code.comment",
    textAlign: "right",
    userSelect: "none",
  },
};

const buttons: ThemeUIStyleObject = {
  position: "absolute",
  top: 2,
  right: 2,
  display: "flex",
  gap: 1,
  opacity: 0,
  transition: "appear",
  button: {
    ...iconButton(),
    size: 32,
    border: "1px solid transparent",
    bg: "code.background",
    color: "muted",
    "&[aria-pressed=true]": { bg: "surfaceHover", color: "link" },
  },
};

/** A block of code: its title, its lines, and the buttons that come with scripts. */
export const codeBlock: ThemeUIStyleObject = {
  position: "relative",
  mx: 0,
  my: 5,
  bg: "code.background",
  color: "code.text",
  borderRadius: "default",
  fontFamily: "monospace",
  fontSize: "code",
  // Seen in forced colours alone, as the borders of the buttons are.
  outline: "1px solid transparent",
  figcaption: {
    px: 4,
    py: 2,
    bg: "code.title",
    color: "muted",
    borderTopLeftRadius: "default",
    borderTopRightRadius: "default",
    fontSize: "micro",
    lineHeight: 2,
    overflowWrap: "anywhere",
  },
  pre: { m: 0, px: 0, py: 4, overflowX: "auto", lineHeight: "snug", tabSize: 2, borderRadius: "default" },
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
  ".buttons": buttons,
  "figcaption ~ .buttons": { top: 1, right: 1 },
  "&:is(:hover, :focus-within) > .buttons": { opacity: 1 },
  // Fingers cannot hover: the buttons stay, and the end of each line can be scrolled clear of them.
  "@media (hover: none)": {
    ".buttons": { opacity: 1 },
    "&:not(:has(figcaption)) code": { pr: 11 },
    "figcaption:has(~ .buttons)": { pr: 11 },
  },
  // Text flows around the buttons.
  "&[data-wraps] code": { ...wrapped, "&::before": { content: '""', float: "right", width: 72, height: "2em" } },
  "figcaption ~ pre > code::before": { display: "none" },
  [media.print]: { "pre > code": wrapped },
};
