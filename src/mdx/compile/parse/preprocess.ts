const CONTAINER = String.raw`\s*(?:(?:>|[-*+]|\d+[.)])\s*)*`;
const FENCE_START = new RegExp(`^${CONTAINER}(\`{3,}(?=[^\`]*$)|~{3,})`);
const FENCE_END = new RegExp(`^${CONTAINER}(\`{3,}|~{3,})\\s*$`);
/** Forms of an id: `{#id}`, and the first word of a comment of MDX or HTML, as newer files of Docusaurus have it. */
const ID_FORMS = [
  String.raw`\{#([^}\s]+)\}`,
  String.raw`\{/\*\s*#([^\s*]+)[^*]*\*/\}`,
  String.raw`<!--\s*#([^\s>-][^\s>]*?)(?:\s[^>]*)?-->`,
];
const HEADING_ID = new RegExp(String.raw`^(\s*(?:>\s*)*#{1,6}\s.*?)\s*(?:${ID_FORMS.join("|")})\s*$`);

/**
 * A title after an admonition's keyword instead of in brackets, and the attributes that may follow it: `:::note Title
 * {#id}`.
 */
const PLAIN_TITLE = new RegExp(
  `^(${CONTAINER}:{3,}[a-zA-Z][\\w-]*)[ \\t]+(\\S.*?)??[ \\t]*(\\{[#.][^{}]*\\})?[ \\t]*$`,
);

/**
 * The mark that stands in a heading's text for an explicit id until the parser has run; MDX would read `{#id}` as an
 * expression.
 */
export const HEADING_ID_MARK = "\u{E000}";

/**
 * What a text is: `md` is MDX in which comments of HTML are comments, `commonmark` is no MDX, and has HTML itself.
 */
export type Format = "md" | "mdx" | "commonmark";

/**
 * Makes Docusaurus' Markdown readable for MDX, each line in its place: heading ids, plain titles of admonitions, HTML
 * comments (in prose of `.md` files; truncation marks everywhere), and fences whose language is `mdx-code-block`.
 */
export function preprocess(body: string, format: Format): string {
  let fence: string | undefined;
  let unwrapped: string | undefined;
  let inComment = false;
  const lines = body.split("\n").map((line) => {
    if (fence !== undefined) {
      if (FENCE_END.exec(line)?.[1]?.startsWith(fence)) fence = undefined;
      return line;
    }
    if (inComment) {
      inComment = !line.includes("-->");
      return line.replace("-->", "*/}");
    }
    if (unwrapped !== undefined && FENCE_END.exec(line)?.[1]?.startsWith(unwrapped)) {
      unwrapped = undefined;
      return "";
    }
    fence = FENCE_START.exec(line)?.[1];
    if (fence !== undefined && line.trim() === `${fence}${MDX_FENCE}`) {
      [unwrapped, fence] = [fence, undefined];
      return "";
    }
    if (fence !== undefined) return line;
    const prepared = prepareLine(line.includes(":::") ? withLabel(line) : line, format);
    inComment = format === "md" && OPEN_COMMENT.test(prepared);
    return inComment ? prepared.replace(OPEN_COMMENT, "{/*$1") : prepared;
  });
  return lines.join("\n");
}

/** The language of fences that hold MDX for this compiler, and code for all that know no MDX. */
const MDX_FENCE = "mdx-code-block";
const OPEN_COMMENT = /<!--((?:(?!-->|`).)*)$/;
const CODE_SPAN = /(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)/g;

function withLabel(line: string): string {
  return line.replace(
    PLAIN_TITLE,
    (_, start: string, title?: string, attributes = "") =>
      `${start}${title === undefined ? "" : `[${title}]`}${attributes}`,
  );
}

function prepareLine(line: string, format: Format): string {
  const withId = line.replace(HEADING_ID, `$1 ${HEADING_ID_MARK}$2$3$4${HEADING_ID_MARK}`);
  let end = 0;
  let result = "";
  for (const span of withId.matchAll(CODE_SPAN)) {
    result += withComments(withId.slice(end, span.index), format) + span[0];
    end = span.index + span[0].length;
  }
  return result + withComments(withId.slice(end), format);
}

function withComments(text: string, format: Format): string {
  if (format === "commonmark") return text;
  const withMark = text.replace(/<!--\s*truncate\s*-->/g, "{/* truncate */}");
  return format === "md" ? withMark.replace(/<!--(.*?)-->/g, "{/*$1*/}") : withMark;
}
