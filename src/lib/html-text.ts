const ENTITIES: Record<string, string> = { "&#x27;": "'", "&quot;": '"', "&lt;": "<", "&gt;": ">", "&amp;": "&" };

/** A text or a value of an attribute in HTML as React writes it, with its character references resolved. */
export function plainText(html: string): string {
  return html.replace(/&(?:#x27|quot|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}
