/** A text whose lines end in LF, also where they end in CRLF, as editors of Windows write them. */
export function withLineFeeds(text: string): string {
  return text.replaceAll("\r\n", "\n");
}

/** The end of a text's first line; LF where it has only one. */
export function lineBreakOf(text: string): string {
  return /\r?\n/.exec(text)?.[0] ?? "\n";
}

/** A text without the byte-order mark at its start, which some editors of Windows write. */
export function withoutByteOrderMark(text: string): string {
  return text.replace(/^\uFEFF/, "");
}
