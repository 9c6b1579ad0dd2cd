/** A replacement of a part of a text; offsets are from 0. */
export type Edit = { start: number; end: number; text: string };

/** A text with edits, which must not overlap. */
export function edited(source: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: written }) => text.slice(0, start) + written + text.slice(end), source);
}

/** What an edit does, in a line: `content/a.mdx:3  ./b.mdx → ./c.mdx`. */
export function lineOfEdit(file: string, source: string, { start, end, text }: Edit): string {
  const line = source.slice(0, start).split("\n").length;
  const before = source.slice(start, end).trim();
  const after = text.trim();
  const change = before === "" ? `+ ${after}` : after === "" ? `- ${before}` : `${before} → ${after}`;
  return `${file}:${line}  ${change.replace(/\s*\n\s*/g, " ")}`;
}
