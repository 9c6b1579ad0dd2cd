import type { Nodes, Root } from "mdast";
import { walk } from "./walk";

/**
 * Gives code and HTML in a tree of CommonMark their lines as they are written: of those, `prepared` may have made
 * headings and admonitions, which it cannot tell from others. Both texts have as many lines.
 */
export function restoreWritten(tree: Root, written: string, prepared: string): void {
  if (written === prepared) return;
  const lines = written.split("\n");
  const made = prepared.split("\n");
  walk<Nodes>(tree, (node) => {
    if ((node.type !== "code" && node.type !== "html") || !node.position) return;
    const { start, end } = node.position;
    const values = node.value.split("\n");
    // A block between fences has two lines more, and its own were not touched.
    if (values.length !== end.line - start.line + 1) return;
    node.value = values
      .map((value, index) => asWritten(value, made[start.line - 1 + index] ?? "", lines[start.line - 1 + index] ?? ""))
      .join("\n");
  });
}

/** The end of a line, as it is written, that a value is the end of as it was prepared; else the value. */
function asWritten(value: string, prepared: string, line: string): string {
  const start = prepared.length - value.length;
  const isEnd = value !== "" && prepared.endsWith(value) && line.startsWith(prepared.slice(0, start));
  return isEnd ? line.slice(start) : value;
}
