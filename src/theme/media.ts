/** Widths at which the layout changes, in the order that theme-ui's responsive arrays use. */
export const breakpoints = ["390px", "768px", "996px", "1440px"];

/** Media queries for style objects; those of widths leave out paper, which gets the narrow layout. */
export const media = {
  tablet: "@media screen and (min-width: 768px)",
  desktop: "@media screen and (min-width: 996px)",
  belowTablet: "@media screen and (max-width: 767.98px)",
  belowDesktop: "@media screen and (max-width: 995.98px)",
  wide: "@media screen and (min-width: 1440px)",
  reducedMotion: "@media (prefers-reduced-motion: reduce)",
  forcedColors: "@media (forced-colors: active)",
  screen: "@media screen",
  darkSystem: "@media screen and (prefers-color-scheme: dark)",
  print: "@media print",
} as const;

/** The desktop layout as a query for `matchMedia`. */
export const DESKTOP_QUERY = "(min-width: 996px)";
