/**
 * Folder below a site's root for what is found by its content and therefore never out of date. It is what Gatsby keeps
 * for webpack: the one place that Gatsby spares when it begins anew, as after an edit of the configuration.
 */
export const KEPT_FOLDER = ".cache/webpack";
