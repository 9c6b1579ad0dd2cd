import { ARTICLE_WIDTH } from "../lib/style/article-width";
import type { Theme } from "theme-ui";
import { colors } from "./colors";
import { breakpoints } from "./media";

const system =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "Liberation Sans", Arial, sans-serif';
const emoji = '"Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji"';

/**
 * The theme: one scale of type, of space (a 4 px grid, by index) and of colour, from which every component takes its
 * values.
 */
export const theme = {
  breakpoints,
  colors,
  space: [0, 4, 8, 12, 16, 20, 24, 32, 40, 48, 64, 80, 96],
  fonts: {
    body: `${system}, ${emoji}`,
    heading: `${system}, ${emoji}`,
    monospace: 'ui-monospace, SFMono-Regular, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace',
  },
  fontSizes: {
    micro: "0.75rem",
    small: "0.875rem",
    code: "0.875rem",
    sample: "0.8125rem",
    body: "1rem",
    lead: "1.125rem",
    h4: "1rem",
    h3: "1.25rem",
    h2: "1.5625rem",
    h1: "clamp(1.6875rem, 8.3vw, 2rem)",
    display: "2.375rem",
    section: "clamp(1.625rem, 1.2rem + 1.8vw, 2.375rem)",
    hero: "min(clamp(2.125rem, 1.45rem + 3.6vw, 4rem), 11vw)",
  },
  fontWeights: { body: 400, medium: 500, bold: 650, heading: 700 },
  lineHeights: { hero: 1.06, tight: 1.2, snug: 1.45, snugPixels: "round(up, 1.45em, 1px)", body: 1.65 },
  letterSpacings: { heading: "-0.018em", hero: "-0.035em" },
  sizes: {
    navbar: 60,
    sidebar: "clamp(17rem, 20vw, 18.5rem)",
    strip: 32,
    toc: "clamp(11rem, 17vw, 15rem)",
    panel: "min(340px, 86vw)",
    page: "75rem",
    list: "60rem",
    wide: "85rem",
    article: ARTICLE_WIDTH,
    measure: "40rem",
    menu: 200,
    target: 40,
    row: 32,
    notice: "min(32rem, 92vw)",
    half: "50%",
    searchField: "min(420px, 100%)",
    searchWindow: "min(640px, 92vw)",
  },
  radii: { small: 5, default: 8, large: 12, huge: 18, round: 9999 },
  borders: { none: 0, hairline: "1px solid", bar: "3px solid" },
  shadows: { overlay: "0 1px 2px rgba(8, 18, 13, 0.1), 0 12px 32px -8px rgba(8, 18, 13, 0.22)" },
  transitions: {
    tone: "color 150ms ease, background-color 150ms ease, border-color 150ms ease",
    lift: "transform 150ms ease, border-color 150ms ease, box-shadow 150ms ease",
    turn: "transform 150ms ease",
    slide: "transform 200ms ease",
    bar: "top 200ms ease",
    appear: "opacity 150ms ease",
    fade: "opacity 200ms ease",
    vanish: "opacity 150ms ease, visibility 0s 150ms",
  },
  zIndices: { navbar: 10, menu: 20, skip: 30 },
} satisfies Theme;
