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
  let list: string | undefined;
  const endLine = () => {
    if (line.some(isThere)) list = undefined;
    blocks.push(paragraphOf(line));
    line = [];
  };
  for (const node of nodes) {
    const write = isElement(node) && Object.hasOwn(writers, node[0]) ? writers[node[0]] : undefined;
    if (!write) line.push(node);
    else {
      endLine();
      const [tag] = node as ContentElement;
      const isList = tag === "ul" || tag === "ol";
      // Two lists side by side would be one.
      if (isList && tag === list) blocks.push("<!-- -->");
      list = isList ? tag : undefined;
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
  const isShown = (node: ContentNode) => isThere(node) && node[0] !== "br";
  const first = nodes.findIndex(isShown);
  // At an end of a paragraph Markdown has no break: its sign would show.
  const shown = first < 0 ? [] : nodes.slice(first, nodes.findLastIndex(isShown) + 1);
  return escapedStart(inlineOf(shown).trim());
}

/** Whether a node is more than white space. */
const isThere = (node: ContentNode): boolean => isElement(node) || node.trim() !== "";

function listOf(element: ContentElement, markOf: (place: number) => string): string {
  const items = childrenOf(element).filter(isElement);
  const isLoose = items.map(childrenOf).some((parts) => {
    const last = parts.findLastIndex(isThere);
    return parts.some((part, place) => isElement(part) && needsLine(part, place === last));
  });
  const written = items.map((item, place) => {
    const mark = markOf(place);
    return mark + indented(blocksOf(childrenOf(item)).join(isLoose ? "\n\n" : "\n"), " ".repeat(mark.length));
  });
  return written.join(isLoose ? "\n\n" : "\n");
}

/** Blocks that would take the line behind them in. */
const OPEN_BLOCKS = ["blockquote", "table", "details", "figure"];

/**
 * Whether a part of an item needs empty lines around it: only a list that begins with 1 ends a paragraph, of which a
 * rule makes a heading.
 */
function needsLine([tag, { start }]: ContentElement, isLast: boolean): boolean {
  if (OPEN_BLOCKS.includes(tag)) return !isLast;
  return tag === "p" || tag === "hr" || (tag === "ol" && start !== undefined && start !== 1);
}

/** A block of code with its title as authors write it, else what the figure holds. */
function figureOf(element: ContentElement): string {
  const [caption, block] = childrenOf(element).filter(isElement);
  if (caption?.[0] !== "figcaption" || block?.[0] !== "pre") return inside(element);
  return fenceOf(block, textOf(childrenOf(caption)));
}

/** A block of code between backticks, of which the line of its language may have none. */
function fenceOf(block: ContentElement, title = ""): string {
  const code = childrenOf(block).find(isElement);
  const { className } = code?.[1] ?? {};
  const language = typeof className === "string" ? className.replace("language-", "") : "";
  const text = textOf(childrenOf(block)).replace(/\n$/, "");
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = "`".repeat(longest + 1);
  const info = title === "" ? language : `${language || "text"} title="${title.replaceAll(/["`]/g, "'")}"`;
  return `${fence}${info}\n${text}\n${fence}`;
}

function indented(text: string, indent: string): string {
  return text.replace(/\n(?=[^\n])/g, `\n${indent}`);
}

function prefixed(text: string, mark: string): string {
  return text
    .split("\n")
    .map((line) => (line === "" ? mark.trimEnd() : mark + line))
    .join("\n");
}
