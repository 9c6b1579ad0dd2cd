/** The script of a project's component around all pages, for the program that makes HTML; from the site's root. */
export const ROOT_MODULE_FILE = ".cache/root-module.mjs";
