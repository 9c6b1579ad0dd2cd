/** The environment variable that names the versions of a part of the site, with commas between them. */
export const PART_VARIABLE = "SITE_VERSIONS";
