import type { ThemeUIStyleObject } from "theme-ui";
import { media } from "../media";

/** An arrow out of a box, escaped for an address in a stylesheet. */
const externalIcon =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'><path d='M9 5H5v14h14v-4M13 4h7v7M20 4l-9 9'/></svg>"
    .replaceAll("<", "%3C")
    .replaceAll(">", "%3E");

/** What follows the text of a link to another site. */
export const externalMark: ThemeUIStyleObject = {
  whiteSpace: "nowrap",
  // Copied text is without the words for screen readers.
  userSelect: "none",
  "&::after": {
    content: '""',
    display: "inline-block",
    width: "0.75em",
    height: "0.75em",
    marginInlineStart: "0.25em",
    opacity: 0.7,
    backgroundColor: "currentColor",
    forcedColorAdjust: "none",
    // What is not forced does not hear of the link's forced colour.
    [media.forcedColors]: { opacity: 1, backgroundColor: "LinkText" },
    mask: `url("data:image/svg+xml,${externalIcon}") center / contain no-repeat`,
  },
  "a:has(> img, > picture) > &::after": { display: "none" },
};
