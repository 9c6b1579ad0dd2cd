import type { ThemeUIStyleObject } from "theme-ui";
import { media } from "../media";

const dark: ThemeUIStyleObject = {
  bg: "footer.background",
  color: "footer.text",
  "section > h2": { color: "footer.heading" },
  a: { color: "footer.link" },
};

const light: ThemeUIStyleObject = {
  bg: "sunken",
  color: "muted",
  "section > h2": { color: "heading" },
  a: { color: "text" },
};

/** The footer, in one of two tones. */
export const footer: ThemeUIStyleObject = {
  mt: "auto",
  fontSize: "small",
  ".inside": { maxWidth: "page", mx: "auto", px: [4, null, 7], py: 9, [media.wide]: { px: 9 } },
  // As wide as the page above it.
  ".page:has(.site-home) ~ & .inside": { maxWidth: "wide" },
  ".columns": {
    display: "grid",
    // Two columns, or one where text is so large that a word has no room in half the window.
    gridTemplateColumns: "repeat(auto-fit, minmax(max(8rem, 50% - 16px), 1fr))",
    gap: 7,
    [media.tablet]: { gridTemplateColumns: "repeat(auto-fit, minmax(9rem, 1fr))" },
  },
  h2: { m: 0, mb: 2, fontSize: "small", fontWeight: "bold" },
  // A column without a title: hidden by a rule, as a condition would be in the scripts of every page.
  "h2:empty": { display: "none" },
  ul: { m: 0, p: 0, listStyle: "none" },
  ".line": { display: "flex", flexWrap: "wrap", columnGap: 6 },
  "li > a": { display: "inline-block", py: 1, textDecoration: "none" },
  "a:hover": { textDecoration: "underline" },
  ".logo": { display: "inline-block", mt: 7 },
  ".logo img:not([width], [height])": { width: "auto", maxWidth: "menu", height: "auto" },
  ".copyright": { maxWidth: "measure", m: 0, mt: 8, lineHeight: "snug" },
  "&[data-tone=dark]": dark,
  "&[data-tone=light]": light,
};
