/** What Markdown may read as formulas: all between dollar signs, only what has two on each side, or nothing. */
export const FORMULAS = ["dollars", "double-dollars", "none"] as const;

/** One of `FORMULAS`. */
export type Formulas = (typeof FORMULAS)[number];
