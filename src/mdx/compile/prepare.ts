const FENCE = /^\s*(?:>\s*)*(`{3,}|~{3,})/;
const HEADING_ID = /^(\s*(?:>\s*)*#{1,6}\s.*?)\s*\{#([^}\s]+)\}\s*$/;

/** The mark that stands in a heading's text for an explicit id until the parser has run; MDX would read `{#id}` as an expression. */
export const HEADING_ID_MARK = "\u{E000}";

/** Makes Docusaurus' Markdown readable for MDX without changing a line number: explicit heading ids, and HTML comments (in prose of `.md` files, and truncation marks everywhere). */
export function prepare(body: string, format: "md" | "mdx"): string {
  let fence: string | undefined;
  const lines = body.split("\n").map((line) => {
    const mark = FENCE.exec(line)?.[1];
    if (mark && !fence) fence = mark;
    else if (fence && mark?.startsWith(fence) && line.trim().replace(/^(?:>\s*)*/, "") === mark) fence = undefined;
    else if (!fence) return prepareLine(line, format);
    return line;
  });
  return lines.join("\n");
}

function prepareLine(line: string, format: "md" | "mdx"): string {
  const withId = line.replace(HEADING_ID, `$1 ${HEADING_ID_MARK}$2${HEADING_ID_MARK}`);
  const withMark = withId.replace(/<!--\s*truncate\s*-->/g, "{/* truncate */}");
  return format === "md" ? withMark.replace(/<!--(.*?)-->/g, "{/*$1*/}") : withMark;
}
