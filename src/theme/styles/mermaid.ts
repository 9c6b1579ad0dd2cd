import type { ThemeUIStyleObject } from "theme-ui";
import { media } from "../media";
import { edgeShadows } from "./edge-shadows";
import { noticeBox } from "./notice-box";

/**
 * No value at all, in a form that survives the making of the stylesheet: a property that is not there, and nothing
 * instead.
 */
const NOTHING = "var(--diagram-none,)";

/**
 * Drawings have values for both modes, as `var(--diagram-light,…) var(--diagram-dark,…)`: of these `initial` lets its
 * own show, and an empty one shows nothing.
 */
const light: ThemeUIStyleObject = { "--diagram-light": "initial", "--diagram-dark": NOTHING };
const dark: ThemeUIStyleObject = { "--diagram-light": NOTHING, "--diagram-dark": "initial" };

/** Of a diagram that has a drawing for each mode, the dark one. */
const onlyOfDark: ThemeUIStyleObject = {
  "> [data-show]": { display: "none" },
  "> [data-show=dark]": { display: "block" },
};

/**
 * A drawing: in the values of the mode, without scripts in those of the system's wish, on paper in the light ones. It
 * shrinks with the page as long as its text can be read,
 * and scrolls sideways from there.
 */
export const diagram: ThemeUIStyleObject = {
  ...light,
  overflowX: "auto",
  ...edgeShadows,
  [media.screen]: { "html[data-theme=dark] &": dark },
  "html:not([data-theme]) &": { [media.darkSystem]: { ...dark, ...onlyOfDark } },
  // The colours of a drawing are seen on those of its own mode, which may not be that of the system.
  [media.forcedColors]: {
    bg: "background",
    forcedColorAdjust: "none",
    // Browsers force the letters of labels, which are HTML, on their own.
    foreignObject: { forcedColorAdjust: "none" },
  },
  // Paper does not scroll.
  [media.print]: { "&&& svg": { minWidth: 0 } },
  "> svg, > [data-show] > svg": {
    display: "block",
    overflow: "visible",
    height: "auto",
    width: "100%",
    maxWidth: "var(--diagram-width)",
    minWidth: "calc(0.7 * var(--diagram-width))",
  },
  // The text of readers whose system has other fonts may be a little wider.
  foreignObject: { overflow: "visible" },
  "foreignObject > div": { display: "grid !important", justifyContent: "center" },
};

/** What is wrong with a diagram. */
export const diagramProblem: ThemeUIStyleObject = {
  ...noticeBox("danger"),
  my: 5,
  px: 5,
  py: 4,
  "> p": { m: 0, mb: 2, fontWeight: "bold" },
  "> pre": {
    m: 0,
    p: 0,
    bg: "transparent",
    fontFamily: "monospace",
    fontSize: "code",
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
  },
};
