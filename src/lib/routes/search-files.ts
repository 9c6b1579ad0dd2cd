/**
 * The index of a site in `public/search/`: a manifest, and for each docs tag a folder whose name holds a digest of all
 * that is in it. So everything but the manifest may be kept for ever, and a query loads only the pieces that it needs.
 */
export const SEARCH_FOLDER = "search";

/** The one file of that folder whose name stays the same. */
export const MANIFEST_FILE = "manifest.json";

/** The file of a `TagIndex` in the folder of its tag. */
export const INDEX_FILE = "index.json";
