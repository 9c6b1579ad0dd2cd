/** The characters of a font's files: for each part its first and last code points, in pairs. */
type FontRanges = ReadonlyMap<string, readonly (readonly [first: number, last: number])[]>;

/** Reads ranges as CSS and Fontsource write them: `U+0000-00FF, U+0131`, by the names of the parts. */
export function readRanges(written: Readonly<Record<string, string>>): FontRanges {
  return new Map(
    Object.entries(written).map(([part, ranges]) => [
      part.replace(/^\[|\]$/g, ""),
      ranges.split(",").map((range) => {
        const [first = "", last = first] = range.trim().replace(/^U\+/i, "").split("-");
        return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
      }),
    ]),
  );
}

/** The part of the font that has a character; undefined where none has. */
export function partWith(character: string, ranges: FontRanges): string | undefined {
  const code = character.codePointAt(0) ?? 0;
  for (const [part, pairs] of ranges) if (pairs.some(([first, last]) => first <= code && code <= last)) return part;
  return undefined;
}
