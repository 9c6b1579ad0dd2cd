import { childrenOf, isElement, textOf, withoutLinks, type ContentElement, type ContentNode } from "../content-node";
import { escapedTarget, escapedText } from "./escape";

type WriteInline = (element: ContentElement) => string;

const strong = around("**");
const emphasis = around("*");
const deleted = around("~~");

const writers: Record<string, WriteInline | undefined> = {
  strong,
  b: strong,
  em: emphasis,
  i: emphasis,
  del: deleted,
  s: deleted,
  code: ([, { className }, ...children]) =>
    // Escapes would change a formula.
    className === "language-math" ? `$${textOf(children)}$` : codeOf(textOf(children)),
  kbd: (element) => codeOf(textOf(childrenOf(element))),
  a: linkOf,
  img: ([, { src, alt }]) => `![${escapedText(wordsOf(alt))}](${escapedTarget(wordsOf(src))})`,
  video: mediaOf,
  audio: mediaOf,
  br: () => "\\\n",
  input: ([, { checked }]) => (checked === true ? "[x]" : "[ ]"),
};

/** Content inside a paragraph; a block in it, as in a cell of a table, is its text. */
export function inlineOf(nodes: readonly ContentNode[]): string {
  return nodes
    .map((node) => {
      if (!isElement(node)) return escapedText(node);
      const write = Object.hasOwn(writers, node[0]) ? writers[node[0]] : undefined;
      if (write) return write(node);
      const text = inlineOf(childrenOf(node));
      return /^(?:p|li|div|tr|td|dd|dt)$/.test(node[0]) ? `${text} ` : text;
    })
    .join("");
}

/** Marks around what an element holds; spaces at its ends stay outside, where the marks would mean nothing. */
function around(mark: string): WriteInline {
  return (element) => {
    const [, before = "", text = "", after = ""] = /^(\s*)(.*?)(\s*)$/s.exec(inlineOf(childrenOf(element))) ?? [];
    return text === "" ? before : `${before}${mark}${text}${mark}${after}`;
  };
}

function codeOf(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const ticks = "`".repeat(longest + 1);
  const pad = /^`|`$|^ .* $/.test(text) ? " " : "";
  return `${ticks}${pad}${text.replaceAll("\n", " ")}${pad}${ticks}`;
}

function linkOf(element: ContentElement): string {
  const { href } = element[1];
  const words = inlineOf(withoutLinks(childrenOf(element)));
  if (typeof href !== "string") return words;
  return textOf(childrenOf(element)) === href && /^https?:/.test(href)
    ? `<${href}>`
    : `[${words}](${escapedTarget(href)})`;
}

function mediaOf([, { src, title }]: ContentElement): string {
  return typeof src === "string" ? `[${escapedText(wordsOf(title) || src)}](${escapedTarget(src)})` : "";
}

function wordsOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
