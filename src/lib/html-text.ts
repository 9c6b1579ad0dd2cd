const ENTITIES: Record<string, string> = { "&#x27;": "'", "&quot;": '"', "&lt;": "<", "&gt;": ">", "&amp;": "&" };
/** What stands for characters that HTML would read as markup. */
const ESCAPED: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text or a value of an attribute in HTML as React writes it, with its character references resolved. */
export function plainText(html: string): string {
  return html.replace(/&(?:#x27|quot|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}

/** A text as it may stand in HTML, also in an attribute between double quotes. */
export function escapedText(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPED[character] ?? character);
}
