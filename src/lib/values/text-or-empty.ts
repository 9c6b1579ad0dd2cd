/** A value that is text; the empty text for any other. */
export function textOrEmpty(value: unknown): string {
  return typeof value === "string" ? value : "";
}
