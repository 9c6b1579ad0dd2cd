import { childrenOf, isElement, textOf, withoutLinks, type ContentElement, type ContentNode } from "../content-node";
import { escapedTarget, escapedText } from "./escape";
import { joined, marked, type Mark, type Piece } from "./marks";
import { textOrEmpty } from "../../lib/values/text-or-empty";

type WriteInline = (element: ContentElement) => Piece[];

/** A formula takes two dollar signs: the only one of a line needs no escape. */
const ONLY_DOLLAR = /^([^$]*)\\\$([^$]*)$/;

const strong = around({ signs: "**", tags: ["strong"] });
const emphasis = around({ signs: "*", tags: ["em"] });
const deleted = around({ signs: "~~", tags: ["del"] });

const writers: Record<string, WriteInline | undefined> = {
  strong,
  b: strong,
  em: emphasis,
  i: emphasis,
  del: deleted,
  s: deleted,
  code: ([, { className }, ...children]) =>
    // Escapes would change a formula.
    [className === "language-math" ? spanOf(textOf(children).trim(), "$") : spanOf(textOf(children), "`")],
  kbd: (element) => [spanOf(textOf(childrenOf(element)), "`")],
  a: linkOf,
  img: ([, { src, alt }]) => [`![${escapedText(textOrEmpty(alt))}](${escapedTarget(textOrEmpty(src))})`],
  video: mediaOf,
  audio: mediaOf,
  br: () => ["\\\n"],
  input: ([, { checked }]) => [checked === true ? "[x]" : "[ ]"],
};

/** Content inside a paragraph; a block in it, as in a cell of a table, is its text. */
export function inlineOf(nodes: readonly ContentNode[]): string {
  return joined(piecesOf(nodes)).replace(ONLY_DOLLAR, "$1$$$2");
}

function piecesOf(nodes: readonly ContentNode[]): Piece[] {
  return nodes.flatMap((node) => {
    if (!isElement(node)) return [escapedText(node)];
    const write = Object.hasOwn(writers, node[0]) ? writers[node[0]] : undefined;
    if (write) return write(node);
    const pieces = piecesOf(childrenOf(node));
    return /^(?:p|li|div|tr|td|dd|dt)$/.test(node[0]) ? [...pieces, " "] : pieces;
  });
}

function around(mark: Mark): WriteInline {
  return (element) => marked(mark, piecesOf(childrenOf(element)));
}

/** Code or a formula between more of its signs than it has side by side; none where it has no text. */
function spanOf(text: string, sign: "`" | "$"): string {
  if (text === "") return "";
  const written = text.replaceAll("\n", " ");
  const runs = written.match(sign === "`" ? /`+/g : /\$+/g) ?? [];
  const signs = sign.repeat(Math.max(0, ...runs.map(({ length }) => length)) + 1);
  const isAtEdge = written.startsWith(sign) || written.endsWith(sign) || /^ .*[^ ].* $/.test(written);
  const pad = isAtEdge ? " " : "";
  return `${signs}${pad}${written}${pad}${signs}`;
}

function linkOf(element: ContentElement): Piece[] {
  const { href } = element[1];
  const words = piecesOf(withoutLinks(childrenOf(element)));
  if (typeof href !== "string") return words;
  return textOf(childrenOf(element)) === href && /^https?:/.test(href)
    ? [`<${href}>`]
    : ["[", ...words, `](${escapedTarget(href)})`];
}

function mediaOf([, { src, title }]: ContentElement): Piece[] {
  return typeof src === "string" ? [`[${escapedText(textOrEmpty(title) || src)}](${escapedTarget(src)})`] : [];
}
