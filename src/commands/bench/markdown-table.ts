/** A table in Markdown; all of its columns but the first are of figures, at the right. */
export function markdownTable(head: readonly string[], rows: readonly string[][]): string {
  return [head, head.map((_, index) => (index === 0 ? "---" : "---:")), ...rows]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}

/** A number of bytes in kilobytes, as tables tell it. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
