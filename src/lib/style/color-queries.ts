/** The system's wish for dark colours, as a media query. */
export const DARK_QUERY = "(prefers-color-scheme: dark)";

/** The system's wish for light colours. */
export const LIGHT_QUERY = "(prefers-color-scheme: light)";
