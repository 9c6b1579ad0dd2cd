/** Style of a banner that shows only where the stylesheet is missing, as the text of a style attribute. */
export const BASE_URL_BANNER_STYLE = "border:solid;padding:1em;font:1.2em/1.5 sans-serif";

/** A custom property that every page has once its stylesheet is there. */
export const STYLE_PROBE = "--theme-ui-colors-text";
