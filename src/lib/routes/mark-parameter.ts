/** The query parameter of a page's address that names the words to mark there, with spaces between them. */
export const MARK_PARAMETER = "highlight";
