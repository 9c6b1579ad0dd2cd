/** The lists of all that a blog has, beside that of its posts, in the order in which it names them. */
export const OVERVIEWS = ["tags", "archive", "authors"] as const;

/** One of these lists, and its route. */
export type Overview = { name: (typeof OVERVIEWS)[number]; route: string };
