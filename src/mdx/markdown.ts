import type { Element, ElementContent, Root } from "hast";
import { toMdast, type Handle } from "hast-util-to-mdast";
import type { Code, RootContent } from "mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";
import { childrenOf, isElement, type ContentNode } from "./content-node";

/**
 * Plain content (`plainContent`) as GitHub's Markdown: a code block with its title, formulas between dollar signs, and
 * what Markdown has no sign for as its text.
 */
export function markdownOf(nodes: readonly ContentNode[]): string {
  const root: Root = { type: "root", children: nodes.map(hastOf) };
  const tree = toMdast(root, { handlers: { figure, code, pre } });
  return toMarkdown(tree as Parameters<typeof toMarkdown>[0], { extensions: [gfmToMarkdown()], bullet: "-" });
}

function hastOf(node: ContentNode): ElementContent {
  if (!isElement(node)) return { type: "text", value: node };
  const [tagName, { className, ...properties }] = node;
  const classes = typeof className === "string" ? { className: className.split(" ") } : {};
  return {
    type: "element",
    tagName,
    properties: { ...(properties as Element["properties"]), ...classes },
    children: childrenOf(node).map(hastOf),
  };
}

/** A block of code with its title as authors write it, else what the figure holds. */
const figure: Handle = (state, element: Element) => {
  const [caption, block] = element.children;
  const isTitled = isTag(caption, "figcaption") && isTag(block, "pre");
  if (!isTitled) return state.toFlow(state.all(element)) as RootContent[];
  return { ...codeOf(block), meta: `title="${textIn(caption).replaceAll('"', "'")}"` };
};

const pre: Handle = (_state, element: Element) => codeOf(element);

const code: Handle = (_state, element: Element) => {
  const value = textIn(element);
  // Escapes would change a formula.
  return languageOf(element) === "math" ? { type: "html", value: `$${value}$` } : { type: "inlineCode", value };
};

function codeOf(block: Element): Code {
  const inner = block.children.find((child) => isTag(child, "code")) ?? block;
  return { type: "code", lang: languageOf(inner), value: textIn(block).replace(/\n$/, "") };
}

function languageOf({ properties }: Element): string | undefined {
  const classes = Array.isArray(properties.className) ? properties.className : [];
  return classes
    .map(String)
    .find((name) => name.startsWith("language-"))
    ?.slice("language-".length);
}

function isTag(node: ElementContent | undefined, tagName: string): node is Element {
  return node?.type === "element" && node.tagName === tagName;
}

function textIn(node: ElementContent): string {
  if (node.type === "text") return node.value;
  return node.type === "element" ? node.children.map(textIn).join("") : "";
}
