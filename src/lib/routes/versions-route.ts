/** The route of the page with all versions of the first docs instance; pages about one of them lie below it. */
export const VERSIONS_ROUTE = "/versions/";
