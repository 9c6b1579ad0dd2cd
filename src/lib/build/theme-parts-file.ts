/** The script of components around parts of pages, for the program that makes HTML; from the site's root. */
export const THEME_PARTS_FILE = ".cache/theme-parts.mjs";
