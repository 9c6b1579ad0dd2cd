import type { ThemeUIStyleObject } from "theme-ui";
import { ELEMENTS_LAYER } from "../../lib/style/project-layer";
import { colors } from "../colors";
import { customProperties } from "../custom-properties";
import { media, ON_IOS } from "../media";
import { theme } from "../theme";
import { BARS_HEIGHT } from "./bars";
import { AWAY } from "./mobile-menu";
import { visuallyHidden } from "./visually-hidden";

/** The colours of the dark mode. */
const dark: ThemeUIStyleObject = { ...customProperties("colors", colors.modes.dark), colorScheme: "dark" };

/**
 * The colours of both modes under theme-ui's names, and base elements: focus rings, icons, what only screen readers
 * read, what shows in one mode alone.
 */
export const base: ThemeUIStyleObject = {
  "*": { boxSizing: "border-box" },
  [ELEMENTS_LAYER]: {
    html: {
      ...customProperties("colors", { ...colors, modes: {} }),
      bg: "background",
      color: "text",
      fontFamily: "body",
      fontSize: "body",
      lineHeight: "body",
      colorScheme: "light",
      scrollPaddingTop: `${theme.sizes.navbar}px`,
      // Below the navbar stands the bar of sections.
      [media.belowDesktop]: { "&:has(.toc-bar)": { scrollPaddingTop: BARS_HEIGHT } },
      textSizeAdjust: "100%",
      // iPhones know this name alone, and enlarge texts when they are turned.
      WebkitTextSizeAdjust: "100%",
      // Paper has the light colours in each mode.
      [media.screen]: { "&[data-theme=dark]": dark },
      [media.darkSystem]: { "&:not([data-theme])": dark },
      // The page behind an open panel stays where it is.
      "&:has(dialog[open])": { overflow: "hidden" },
    },
    // Where a link leads stands a little below the bars.
    "main [id]": { scrollMarginTop: "20px" },
    body: { m: 0, minHeight: "100vh", WebkitFontSmoothing: "antialiased" },
    a: { color: "link" },
    // Code is written from left to right in every language, also within a line of another one.
    "code, kbd, samp, pre": { direction: "ltr", unicodeBidi: "isolate" },
    "button, input, select, textarea": { font: "inherit", color: "inherit" },
    "::selection": { bg: "primary", color: "onPrimary" },
  },
  [ON_IOS]: { "input, select, textarea": { fontSize: "body" } },
  "[hidden]": { display: "none" },
  ":focus-visible": { outline: "2px solid", outlineColor: "primary", outlineOffset: "2px", borderRadius: "small" },
  // Where a link led takes the focus for what comes next; there is nothing to press.
  "main:focus, main :is(h2, h3, h4, h5, h6, dt):focus": { outline: "none" },
  // Without scripts nothing sets the mode: the system's wish holds, what scripts work is gone, and the sidebar and the
  // menus show by themselves.
  "html:not([data-theme])": {
    ".hamburger, .search-button, .color-mode-toggle, .site-announcement button, .sidebar-menu .row button": {
      display: "none",
    },
    "[data-dropdown]:is(:hover, :focus-within) > .menu[hidden]": { display: "block" },
    [media.belowDesktop]: {
      // As high as its items need, it would cover what links lead to.
      ".site-navbar": { position: "relative" },
      ".toc-bar": { top: 0 },
      ".site-navbar > nav": { py: 2 },
      ".site-sidebar, .site-navbar .side > li": { display: "flex" },
      // The article comes first; the pages of its section are below it.
      ".page[data-sidebar=true]": { display: "flex", flexDirection: "column" },
      ".site-sidebar": { order: 1 },
      ".site-navbar, .site-navbar > nav, .site-navbar .side": { height: "auto", flexWrap: "wrap" },
      ".site-navbar .side > li": { minHeight: "target" },
    },
  },
  "@keyframes slide-in": { from: { transform: AWAY }, to: { transform: "none" } },
  "@keyframes fade-in": { from: { opacity: 0 } },
  "@keyframes rise": { from: { transform: "translateY(12px)" } },
  ".site-icon": { flex: "none", width: "1.25em", height: "1.25em" },
  // An icon of the engine's own, which has no looks itself: a page has some twenty.
  ".site-icon:not([fill])": {
    fill: "none",
    stroke: "currentColor",
    strokeWidth: 2,
    strokeLinecap: "round",
    strokeLinejoin: "round",
  },
  ".visually-hidden": visuallyHidden(),
  // Where they would stand by themselves, behind a line that is cut off, words of links make the page wider.
  ":is(a, .external-mark) > .visually-hidden": { insetInlineStart: 0 },
  // Sun and moon, light and dark pictures: the attribute is set before first paint, so no markup depends on the mode.
  [media.screen]: { "html[data-theme=dark] [data-show=light]": { display: "none" } },
  "html:not([data-theme=dark]) [data-show=dark]": { display: "none" },
};

/** No motion for those who ask for none. */
export const calm: ThemeUIStyleObject = {
  [media.reducedMotion]: {
    "*, *::before, *::after, *::backdrop": { animation: "none !important", transition: "none !important" },
  },
};

/** Where readers ask for more contrast, what is paler than text is as dark, and lines are those of fields. */
export const moreContrast: ThemeUIStyleObject = {
  [media.moreContrast]: {
    html: customProperties("colors", {
      muted: "var(--theme-ui-colors-text)",
      border: "var(--theme-ui-colors-borderStrong)",
    }),
  },
};

/** What the site marks by its colours, in the system's own pair. */
const highlighted: ThemeUIStyleObject = {
  forcedColorAdjust: "none",
  backgroundColor: "Highlight !important",
  color: "HighlightText !important",
};

/**
 * Where the system's colours take the place of the site's: what the site marks by its colours is marked by the system's
 * own pair for it.
 */
export const forced: ThemeUIStyleObject = {
  [media.forcedColors]: {
    "a[aria-current], :is(a, button, summary)[data-active], button[aria-pressed=true], [role=tab][aria-selected=true]":
      {
        ...highlighted,
        // A ring in the site's colour could not be told from the system's, nor one at the edge from the page.
        outlineColor: "HighlightText",
        outlineOffset: "-4px !important",
      },
    ".quick-start label:has(:checked), fieldset label:has(:checked)": highlighted,
    "fieldset label:has(:checked) > *": { color: "inherit !important", accentColor: "auto !important" },
    // Of drawings the system forces only what they have from the text around them.
    ".site-icon": { color: "inherit !important" },
    // Tones and shadows are gone: a line tells buttons and cards.
    "button, .actions a, .tag-list a, .search-button, .release-kind": { border: "1px solid ButtonBorder !important" },
    ".site-navbar .side > li > button:not(.search-button)": { border: "none !important" },
    ".sidebar-menu .category[data-active] > .row > .label": { textDecoration: "underline" },
    // Transparent borders would show, and mark every item.
    ".site-navbar .side > li > :is(a, button, span):not(.search-button)": { borderColor: "Canvas !important" },
  },
};

/** Links to pages of the site outside of texts: cards, and titles, authors and tags in lists of posts and releases. */
const LINKS_OF_LISTS = ".doc-cards a, :is(.post-summary, .site-timeline > li) > :not(.prose) a";

/** On paper: the article alone. */
export const print: ThemeUIStyleObject = {
  [media.print]: {
    html: { fontSize: "11pt" },
    // A colour on its way from the dark mode would be printed where it is.
    "*, *::before, *::after": { transition: "none !important" },
    "[data-print=hide], .skip, main .search-button, html [data-show=dark]": { display: "none !important" },
    // Words for screen readers alone stay in their box of a pixel: on paper they would make the page wider, and so all
    // of it smaller. Drawings end at their edges.
    "main, main :not(.visually-hidden, .katex-mathml, svg)": { overflow: "visible !important" },
    "pre, code": { whiteSpace: "pre-wrap !important" },
    "h1, h2, h3, h4": { breakAfter: "avoid" },
    "pre, table, figure, blockquote": { breakInside: "avoid" },
    // Paper does not open what is closed.
    "main details::details-content": { contentVisibility: "visible" },
    [`main a[href^=http]::after, .prose a[href^='/']:not(${LINKS_OF_LISTS})::after`]: {
      content: '" (" attr(href) ")"',
      color: "muted",
      fontSize: "0.8em",
      overflowWrap: "anywhere",
    },
    ".external-mark::after": { display: "none" },
  },
};
