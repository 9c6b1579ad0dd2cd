/** The file with a site's configuration, from the site's root. */
export const SITE_FILE = "src/site.ts";
