/** A text whose lines end in LF, also where they end in CRLF, as editors of Windows write them. */
export function withLineFeeds(text: string): string {
  return text.replaceAll("\r\n", "\n");
}
