import {
  CONTAINER,
  fenceIn,
  isFenceEnd,
  isInFence,
  isLessIndented,
  type Fence,
} from "../../../lib/content/code-fences";
import { withLineFeeds } from "../../../lib/content/line-ends";
import { PLAIN, type CommentEnd } from "../../../lib/content/open-comment";

/**
 * Forms of an id: `{#id}`, whose braces may be escaped as MDX asks for it, and the first word of a comment of MDX or
 * HTML, as newer files of Docusaurus have it.
 */
const ID_FORMS = [
  String.raw`\\?\{#([^}\s](?:[^}]*?[^}\s\\])?)\\?\}`,
  String.raw`\{/\*\s*#([^\s*]+)[^*]*\*/\}`,
  String.raw`<!--\s*#([^\s>-][^\s>]*?)(?:\s[^>]*)?-->`,
];
/** The beginning of a heading, also of one in a quote or an item of a list. */
const HEADING_START = String.raw`\s*(?:(?:>|(?:[-*+]|\d+[.)])\s)\s*)*#{1,6}\s`;
const HEADING = new RegExp(`^${HEADING_START}`);
const TEXT_LIKE_ID = new RegExp(String.raw`${PLAIN}|\{#`, "g");
/** The end of a heading, which may be closed by signs as those before it. */
const HEADING_END = String.raw`\s*(?:\s#+\s*)?$`;
const HEADING_ID = new RegExp(String.raw`^(${HEADING_START}.*?)\s*(?:${ID_FORMS.join("|")})${HEADING_END}`);

/** An admonition with more than its keyword in a line: a title, attributes (`:::note Title {#id}`), or blanks. */
const WITH_TITLE = new RegExp(`^(${CONTAINER}:{3,}[a-zA-Z][\\w-]*)[ \\t](.*)$`);

/**
 * The mark that stands in a heading's text for an explicit id until the parser has run; MDX would read `{#id}` as an
 * expression.
 */
export const HEADING_ID_MARK = "\u{E000}";

/**
 * What a text is: `md` is MDX in which comments of HTML are comments, `commonmark` is no MDX, and has HTML itself.
 */
type Format = "md" | "mdx" | "commonmark";

/**
 * Makes Docusaurus' Markdown readable for MDX, each line in its place: heading ids, plain titles of admonitions, HTML
 * comments (in prose of `.md` files; truncation marks everywhere), and fences whose language is `mdx-code-block`. Lines
 * may end in CRLF, and end in LF in the result, which all later steps expect.
 */
export function preprocess(body: string, format: Format): string {
  let fence: Fence | undefined;
  let unwrapped: Fence | undefined;
  let open: Open;
  const written = withLineFeeds(body).split("\n");
  const lines = written.map((line) => {
    if (fence && isInFence(line, fence) && !(format === "commonmark" && isLessIndented(line, fence))) {
      if (isFenceEnd(line, fence)) fence = undefined;
      return line;
    }
    if (open !== undefined) {
      const continued = isKept(open) ? withinKept(line, open, format) : withinComment(line, open);
      open = continued.open;
      return continued.text;
    }
    if (unwrapped && isFenceEnd(line, unwrapped)) {
      unwrapped = undefined;
      return "";
    }
    fence = fenceIn(line);
    if (fence && line.trim().slice(fence.marks.length).trim() === MDX_FENCE) {
      [unwrapped, fence] = [fence, undefined];
      return "";
    }
    if (fence) return line;
    const withId = withHeadingId(line.includes(":::") ? withLabel(line) : line);
    const prepared = withComments(withId, format);
    open = prepared.open;
    return prepared.text;
  });
  return lines.join("\n");
}

/** What looks like an id and has text behind it is text: MDX would read it as JavaScript. */
function withHeadingId(line: string): string {
  const marked = line.replace(HEADING_ID, `$1 ${HEADING_ID_MARK}$2$3$4${HEADING_ID_MARK}`);
  return HEADING.test(marked) ? marked.replace(TEXT_LIKE_ID, (found) => (found === "{#" ? "\\{#" : found)) : marked;
}

/** The language of fences that hold MDX for this compiler, and code for all that know no MDX. */
const MDX_FENCE = "mdx-code-block";
/** A comment of HTML or MDX to its end or to that of the line. */
const SPANS = new RegExp(String.raw`${PLAIN}|<!--(.*?)(-->|$)|\{\s*/\*.*?(\*/|$)`, "g");
const BEGINS_WITH_COMMENT = new RegExp(`^${CONTAINER}<!--`);

/**
 * The comment that goes on in the next line: one that began its line (`lines`), each of whose lines becomes a comment,
 * since one of several lines may not follow an item of a list; or one behind text, which is a part of that text. Those
 * of MDX, and of HTML in CommonMark, stay as they are to this end of theirs: nothing in them begins a fence.
 */
type Open = "lines" | "text" | CommentEnd | undefined;
type Prepared = { text: string; open: Open };

function isKept(open: NonNullable<Open>): open is CommentEnd {
  return open === "*/" || open === "-->";
}

/** An admonition with its title in brackets. */
function withLabel(line: string): string {
  const [, start, rest = ""] = WITH_TITLE.exec(line) ?? [];
  if (start === undefined) return line;
  const [attributes = ""] = /\{[#.][^{}]*\}$/.exec(rest.trim()) ?? [];
  const title = rest
    .trim()
    .slice(0, -attributes.length || undefined)
    .trim();
  return `${start}${title === "" ? "" : `[${title}]`}${attributes}`;
}

function withComments(line: string, format: Format): Prepared {
  if (format === "commonmark") {
    const isOpen = BEGINS_WITH_COMMENT.test(line) && !line.slice(line.indexOf("<!--")).includes("-->");
    return { text: line, open: isOpen ? "-->" : undefined };
  }
  let open: Open;
  const text = line.replace(SPANS, (whole: string, _ticks?: string, comment?: string, end?: string, ofMdx?: string) => {
    if (ofMdx === "") open = "*/";
    if (comment === undefined) return whole;
    if (end !== "" && comment.trim() === "truncate") return "{/* truncate */}";
    if (format === "mdx") return whole;
    if (end === "") open = BEGINS_WITH_COMMENT.test(line) ? "lines" : "text";
    return open === "text" ? `{/*${inside(comment)}` : `{/*${inside(comment)}*/}`;
  });
  return { text, open };
}

/** A line, of a file with such comments, that begins inside of one. */
function withinComment(line: string, open: Open): Prepared {
  const end = line.indexOf("-->");
  const comment = end < 0 ? line : line.slice(0, end);
  const [, before = "", own = ""] = /^((?:\s*>)*\s*)(.*)$/.exec(comment) ?? [];
  if (open === "lines") {
    const text = own === "" ? comment : `${before}{/*${inside(own)}*/}`;
    return end < 0 ? { text, open } : followedBy(text, line.slice(end));
  }
  return end < 0 ? { text: inside(line), open } : followedBy(`${inside(comment)}*/}`, line.slice(end));
}

/** A line that begins inside of a comment which stays as it is. */
function withinKept(line: string, open: CommentEnd, format: Format): Prepared {
  const end = line.indexOf(open);
  if (end < 0) return { text: line, open };
  const after = end + open.length;
  const rest = withComments(line.slice(after), format);
  return { ...rest, text: line.slice(0, after) + rest.text };
}

function followedBy(before: string, after: string): Prepared {
  const { text, open } = withComments(after.slice("-->".length), "md");
  return { text: before + text, open: open === "lines" ? "text" : open };
}

/** The text of a comment of HTML without what would end one of MDX. */
function inside(comment: string): string {
  return comment.replaceAll("*/", "* /");
}
