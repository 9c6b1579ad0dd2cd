/** The words of a text as they are written: letters, digits and underscores, with the marks that belong to them. */
export function writtenWords(text: string): string[] {
  return text.match(/[\p{L}\p{N}_][\p{L}\p{N}\p{M}_]*/gu) ?? [];
}
