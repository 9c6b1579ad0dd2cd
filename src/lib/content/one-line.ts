/** A text with single blanks in the place of all others, line breaks among them, and none at its ends. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
