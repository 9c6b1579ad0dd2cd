import type { ThemeUIStyleObject } from "theme-ui";
import { media } from "../media";
import { theme } from "../theme";

/** The frame of every page. */
export const pageLayout: ThemeUIStyleObject = {
  display: "flex",
  flexDirection: "column",
  minHeight: "100vh",
  ".skip": {
    position: "absolute",
    top: 2,
    insetInlineStart: 2,
    zIndex: "skip",
    px: 4,
    py: 2,
    bg: "primary",
    color: "onPrimary",
    borderRadius: "default",
    textDecoration: "none",
    transform: "translateY(-200%)",
    "&:focus": { transform: "none" },
  },
  ".page": { flex: 1, width: "100%" },
  ".page[data-sidebar=true]": { [media.desktop]: { display: "grid", gridTemplateColumns: "auto minmax(0, 1fr)" } },
  ".page[data-sidebar=true] > main": { [media.narrowDesktop]: { px: 5 } },
  // Without a sidebar the article and its table of contents stand in the middle side by side, or the article alone.
  ".page[data-sidebar=false] .with-toc, html[data-sidebar=hidden] & .page .with-toc": {
    [media.desktop]: {
      gridTemplateColumns: `minmax(0, ${theme.sizes.article}) ${theme.sizes.toc}`,
      justifyContent: "center",
      "> :only-child": { gridColumn: "1 / -1", width: "100%", mx: "auto" },
    },
  },
  // A page that is a component may have another one inside.
  ".page > main": {
    // What lies above what in the content is the content's own: nothing of it lies above the navbar.
    isolation: "isolate",
    width: "100%",
    maxWidth: "page",
    mx: "auto",
    px: [4, null, 7],
    py: [6, null, 8],
    minWidth: 0,
    [media.wide]: { px: 9 },
    "&:has(> .site-home)": { maxWidth: "wide" },
    "&:has(> .code-page)": { maxWidth: "none", p: 0 },
  },
};
