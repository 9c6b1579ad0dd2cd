/** An element that a page puts into its head, or attributes for `html` and `body`. */
export type HeadElement = { tag: "title" | "meta" | "link" | "script" | "style" | "html" | "body"; props: Record<string, string | number | boolean>; text?: string };
