import { childrenOf, isElement, textOf, type ContentElement, type ContentNode } from "../content-node";
import { escapedStart } from "./escape";
import { inlineOf } from "./inline";
import { tableOf } from "./table";

/** Writes a block element; its lines are joined with those of others by `blocksOf`. */
type WriteBlock = (element: ContentElement) => string;

const inside: WriteBlock = (element) => blocksOf(childrenOf(element)).join("\n\n");
const ordered: WriteBlock = (element) => {
  const first = Number(element[1].start ?? 1);
  return listOf(element, (place) => `${first + place}. `);
};

const writers: Record<string, WriteBlock | undefined> = {
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, headingOf(level)])),
  p: (element) => paragraphOf(childrenOf(element)),
  ul: (element) => listOf(element, () => "- "),
  ol: ordered,
  blockquote: (element) => prefixed(inside(element), "> "),
  pre: (element) => fenceOf(element),
  figure: figureOf,
  table: tableOf,
  hr: () => "---",
  ...Object.fromEntries(
    ["div", "section", "article", "details", "summary", "figcaption", "dl", "dt", "dd", "li", "main", "nav"].map(
      (tag) => [tag, inside],
    ),
  ),
};

/**
 * Plain content (`plainContent`) as GitHub's Markdown: a code block with its title, formulas between dollar signs, and
 * what Markdown has no sign for as its text.
 */
export function markdownOf(nodes: readonly ContentNode[]): string {
  return `${blocksOf(nodes).join("\n\n")}\n`;
}

/** The blocks of content; what stands between two blocks is a paragraph. */
function blocksOf(nodes: readonly ContentNode[]): string[] {
  const blocks: string[] = [];
  let line: ContentNode[] = [];
  const endLine = () => {
    blocks.push(paragraphOf(line));
    line = [];
  };
  for (const node of nodes) {
    const write = isElement(node) && Object.hasOwn(writers, node[0]) ? writers[node[0]] : undefined;
    if (!write) line.push(node);
    else {
      endLine();
      blocks.push(write(node as ContentElement));
    }
  }
  endLine();
  return blocks.filter((block) => block !== "");
}

function headingOf(level: number): WriteBlock {
  return (element) => `${"#".repeat(level)} ${inlineOf(childrenOf(element)).replaceAll("\n", " ").trim()}`;
}

function paragraphOf(nodes: readonly ContentNode[]): string {
  return escapedStart(inlineOf(nodes).trim());
}

function listOf(element: ContentElement, markOf: (place: number) => string): string {
  const items = childrenOf(element).filter(isElement);
  const isLoose = items.some((item) => childrenOf(item).some((child) => isElement(child) && needsLine(child)));
  const written = items.map((item, place) => {
    const mark = markOf(place);
    return mark + indented(blocksOf(childrenOf(item)).join(isLoose ? "\n\n" : "\n"), " ".repeat(mark.length));
  });
  return written.join(isLoose ? "\n\n" : "\n");
}

/** Whether a part of an item needs an empty line above: only a list that begins with 1 ends a paragraph. */
function needsLine([tag, { start }]: ContentElement): boolean {
  return tag === "p" || (tag === "ol" && start !== undefined && start !== 1);
}

/** A block of code with its title as authors write it, else what the figure holds. */
function figureOf(element: ContentElement): string {
  const [caption, block] = childrenOf(element).filter(isElement);
  if (caption?.[0] !== "figcaption" || block?.[0] !== "pre") return inside(element);
  return fenceOf(block, textOf(childrenOf(caption)));
}

function fenceOf(block: ContentElement, title = ""): string {
  const code = childrenOf(block).find(isElement);
  const { className } = code?.[1] ?? {};
  const language = typeof className === "string" ? className.replace("language-", "") : "";
  const text = textOf(childrenOf(block)).replace(/\n$/, "");
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = "`".repeat(longest + 1);
  const info = title === "" ? language : `${language || "text"} title="${title.replaceAll('"', "'")}"`;
  return `${fence}${info}\n${text}\n${fence}`;
}

function indented(text: string, indent: string): string {
  return text.replace(/\n(?=[^\n])/g, `\n${indent}`);
}

function prefixed(text: string, mark: string): string {
  return text
    .split("\n")
    .map((line) => (mark + line).trimEnd())
    .join("\n");
}
