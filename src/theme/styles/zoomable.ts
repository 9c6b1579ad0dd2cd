import type { ThemeUIStyleObject } from "theme-ui";
import { media } from "../media";
import { theme } from "../theme";
import { fullDialog } from "./full-dialog";

/** All windows wider than the phones for which the build knows that a picture is shown smaller than it is. */
const WIDER_THAN_PHONES = "@media (min-width: 448.02px)";

const corner: ThemeUIStyleObject = { position: "absolute", insetBlockStart: 2, insetInlineEnd: 2, size: "row" };

/** Two arrows, escaped for an address in a stylesheet. */
const arrows =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'><path d='M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7'/></svg>"
    .replaceAll("<", "%3C")
    .replaceAll(">", "%3E");

const icon: ThemeUIStyleObject = {
  content: '""',
  ...corner,
  bg: "text",
  forcedColorAdjust: "none",
  [media.forcedColors]: { bg: "ButtonText" },
  mask: `url("data:image/svg+xml,${arrows}") center / 60% no-repeat`,
};

const disc: ThemeUIStyleObject = {
  content: '""',
  ...corner,
  bg: "overlay",
  border: "hairline",
  borderColor: "borderStrong",
  borderRadius: "round",
};

/**
 * A picture with a button that enlarges it: over an image, as large as that; below a drawing, which scrolls by itself
 * and has text to select.
 */
export const zoomable: ThemeUIStyleObject = {
  position: "relative",
  "> button": {
    display: "block",
    position: "relative",
    size: 48,
    mt: -5,
    mb: 3,
    marginInlineStart: "auto",
    p: 0,
    border: "none",
    borderRadius: "small",
    bg: "transparent",
    cursor: "zoom-in",
    [media.print]: { display: "none" },
  },
  "span&": {
    display: "inline-block",
    maxWidth: "100%",
    "> img, > picture > img": { display: "block" },
    "> button": { position: "absolute", inset: 0, size: "100%", m: 0 },
  },
  [WIDER_THAN_PHONES]: { "&.on-phones > button": { display: "none" } },
  "html:not([data-theme]) & > button": { display: "none" },
};

/** The marks of these buttons. They come with scripts, since what shows them on a computer loads these, too. */
export const zoomMarks: ThemeUIStyleObject = {
  "> button": { "&::before": disc, "&::after": icon },
  "@media (hover: hover)": {
    "&:not(:hover) > button:not(:focus-visible)": { "&::before, &::after": { opacity: 0 } },
  },
};

/** What stands between a picture and buttons beside it, in pixels. */
const GAP = 8;

/** Windows in which a picture leaves no room above it, as those of phones on their sides. */
const LOW = "@media (max-height: 30em) and (orientation: landscape)";

/**
 * A picture over the page, as large as its script makes it in what `--tools-width` leaves; what does not fit scrolls.
 */
export const enlargedPicture: ThemeUIStyleObject = {
  ...fullDialog(),
  width: "100%",
  p: 4,
  bg: "background",
  overflow: "auto",
  overscrollBehavior: "contain",
  // Room for a scroll bar that comes with the picture's size, on which that size depends.
  scrollbarGutter: "stable",
  cursor: "zoom-out",
  "&[data-zoom=in] > :is(img, figure)": { cursor: "zoom-in" },
  animation: "fade-in 180ms ease-out",
  "&[open]": { display: "grid" },
  "> *": { gridArea: "1 / 1" },
  // Sticky and not fixed: keys scroll the boxes around what has the focus.
  "> div": {
    position: "sticky",
    insetBlockStart: 0,
    insetInlineEnd: 0,
    zIndex: 1,
    placeSelf: "start end",
    display: "flex",
    gap: 2,
  },
  [LOW]: {
    "--tools-width": `${theme.sizes.target + GAP}px`,
    gridTemplateColumns: "auto var(--tools-width)",
    "> div": { gridArea: "1 / 1 / 2 / 3", flexDirection: "column-reverse" },
  },
  "> div > input": {
    size: "target",
    p: 0,
    border: "hairline",
    borderColor: "borderStrong",
    borderRadius: "round",
    bg: "overlay",
    cursor: "pointer",
  },
  // Margins, unlike alignment, leave the beginning of what is larger than the window in reach.
  "> img, > figure": { m: "auto" },
  "> img": { width: "var(--picture-width)", height: "auto", backgroundSize: "100% 100%" },
  "> figure": { overflow: "visible" },
  "> figure svg": { width: "var(--picture-width)", minWidth: 0, maxWidth: "none" },
};
