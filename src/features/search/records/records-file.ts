/** Where a build leaves the records of its pages, a JSON object a line, from the site's root. */
export const RECORDS_FILE = ".cache/search/records.ndjson";
