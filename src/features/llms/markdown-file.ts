/** The name of a doc's Markdown, in the folder of its page. */
export const MARKDOWN_FILE = "index.md";
