import type { StyleReader } from "./style";
import { textWidth } from "./text";

/** Text of one size and weight, as it stands in a label. */
type Piece = { text: string; size: number; isBold: boolean };

const LINE_HEIGHT = 1.5;

/**
 * The size in pixels of an HTML label: lines end at `<br>`, at paragraphs, and before a word that would pass the
 * label's width.
 */
export function labelSize(label: Element, styles: StyleReader): { width: number; height: number } {
  const size = styles.fontSizeOf(label);
  const fixed = pixels(styles.valueOf(label, "width"));
  const limit = fixed ?? pixels(styles.valueOf(label, "max-width")) ?? Infinity;
  const mayWrap = fixed !== undefined || styles.valueOf(label, "white-space") !== "nowrap";
  const lines = linesOf(label, styles).flatMap((pieces) => wrapped(pieces, mayWrap ? limit : Infinity));
  const lineHeight = parseFloat(styles.valueOf(label, "line-height") ?? "") || LINE_HEIGHT;
  const isEmpty = (label.textContent ?? "").trim() === "";
  const width =
    fixed ??
    Math.min(
      lines.reduce((a, b) => Math.max(a, b), 0),
      limit,
    );
  return { width, height: isEmpty ? 0 : lines.length * lineHeight * size };
}

function pixels(value: string | undefined): number | undefined {
  return value?.endsWith("px") ? parseFloat(value) : undefined;
}

function linesOf(label: Element, styles: StyleReader): Piece[][] {
  const lines: Piece[][] = [[]];
  const walk = (element: Element) => {
    for (const node of element.childNodes) {
      if (node.nodeType === 3)
        lines.at(-1)?.push({
          text: (node.textContent ?? "").replace(/\s+/g, " "),
          size: styles.fontSizeOf(element),
          isBold: styles.isBold(element),
        });
      if (node.nodeType !== 1) continue;
      const child = node as Element;
      if (child.localName === "br" || (child.localName === "p" && lines.at(-1)?.length)) lines.push([]);
      walk(child);
    }
  };
  walk(label);
  return lines;
}

/** The widths of the lines that a line becomes within a limit. */
function wrapped(pieces: Piece[], limit: number): number[] {
  const widths = [0];
  for (const { text, size, isBold } of pieces) {
    for (const word of text.split(/(?<= )/)) {
      const used = widths.at(-1) ?? 0;
      const fits = used === 0 || used + textWidth(word.trimEnd(), size, isBold) <= limit;
      const width = textWidth(word, size, isBold);
      if (fits) widths[widths.length - 1] = used + width;
      else widths.push(width);
    }
  }
  return widths;
}
