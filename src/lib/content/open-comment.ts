/**
 * What begins no comment in a line of Markdown, as part of a pattern with one group: a sign with a backslash before it,
 * a span of code, backticks that begin none.
 */
export const PLAIN = /\\.|(`+)(?!`).*?(?<!`)\1(?!`)|`+/.source;

/** The end of a comment, of MDX or of HTML. */
export type CommentEnd = "*/" | "-->";

/**
 * The end of the comment that goes on below a line, which begins inside of one that ends with `open` or in none;
 * undefined where none does.
 */
export function openComment(line: string, open: CommentEnd | undefined): CommentEnd | undefined {
  const starts = new RegExp(String.raw`${PLAIN}|\{\s*(/\*)|(<!--)`, "g");
  let end = open;
  let at = 0;
  for (;;) {
    if (end !== undefined) {
      const place = line.indexOf(end, at);
      if (place < 0) return end;
      at = place + end.length;
      end = undefined;
    }
    starts.lastIndex = at;
    const found = starts.exec(line);
    if (!found) return undefined;
    at = starts.lastIndex;
    if (found[2] !== undefined) end = "*/";
    else if (found[3] !== undefined) end = "-->";
  }
}
