/** A title as a part of a path: `What's new in 3.3?` gives `whats-new-in-3-3`. */
export function pathPartOf(title: string): string {
  // Only accents go: other marks make other letters, as か is not が.
  return title
    .normalize("NFKD")
    .replace(/[\u0300-\u036F'’]/g, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")
    .normalize("NFC");
}
