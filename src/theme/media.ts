/**
 * Widths at which the layout changes, in the order that theme-ui's responsive arrays use: 390, 768, 996 and 1440 pixels
 * for text of 16 pixels. Readers whose browser has larger text need more room for the same layout.
 */
export const breakpoints = ["24.375em", "48em", "62.25em", "90em"];

/** Media queries for style objects; those of widths leave out paper, which gets the narrow layout. */
export const media = {
  tablet: "@media screen and (min-width: 48em)",
  desktop: "@media screen and (min-width: 62.25em)",
  narrowDesktop: "@media screen and (min-width: 62.25em) and (max-width: 69.99875em)",
  belowTablet: "@media screen and (max-width: 47.99875em)",
  belowDesktop: "@media screen and (max-width: 62.24875em)",
  wide: "@media screen and (min-width: 90em)",
  reducedMotion: "@media (prefers-reduced-motion: reduce)",
  moreContrast: "@media (prefers-contrast: more)",
  forcedColors: "@media (forced-colors: active)",
  screen: "@media screen",
  withoutScripts: "@media (scripting: none)",
  darkSystem: "@media screen and (prefers-color-scheme: dark)",
  print: "@media print",
} as const;

/** iOS enlarges the page around a field whose letters are smaller than the page's own. */
export const ON_IOS = "@supports (-webkit-touch-callout: none)";

/** The desktop layout as a query for `matchMedia`. */
export const DESKTOP_QUERY = "(min-width: 62.25em)";
