const CHARACTERS: Record<string, string> = {
  "&#x27;": "'",
  "&#39;": "'",
  "&quot;": '"',
  "&lt;": "<",
  "&gt;": ">",
  "&amp;": "&",
};
/** What stands for characters that HTML would read as markup. */
const ESCAPED: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text or a value of an attribute in HTML as React writes it, with its character references resolved. */
export function plainText(html: string): string {
  return html.replace(/&(?:#x27|#39|quot|lt|gt|amp);/g, (reference) => CHARACTERS[reference] ?? reference);
}

/** The text of HTML without its tags; their attributes must have no angle bracket, as in highlighted code. */
export function textOfHtml(html: string): string {
  return plainText(html.replace(/<[^>]*>/g, ""));
}

/** A text as it may stand in HTML, also in an attribute between double quotes. */
export function escapedText(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPED[character] ?? character);
}

/** A text as React writes it in HTML, also in an attribute: `plainText` gives it back. */
export function reactText(text: string): string {
  return escapedText(text).replaceAll("'", "&#x27;");
}

/** A text as it may stand in HTML outside of tags, where quotes are text: shorter than `escapedText`. */
export function escapedContent(text: string): string {
  return text.replace(/[&<>]/g, (character) => ESCAPED[character] ?? character);
}

/** A value as JSON that may stand in a script element: nothing in it ends the element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
