/** The longest beginning of a text that takes at most so many bytes as UTF-8; it ends behind a whole code point. */
export function textWithin(text: string, bytes: number): string {
  return text.slice(0, new TextEncoder().encodeInto(text, new Uint8Array(bytes)).read);
}
