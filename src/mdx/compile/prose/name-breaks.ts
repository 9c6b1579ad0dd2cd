import { childrenOf, isElement, type ContentElement, type ContentNode } from "../../content-node";

/** How many letters of a name the first column of a table holds in a line on the narrowest phones. */
const LINE = 14;

/** Where readers expect a name to be broken: behind what joins its parts, and before a capital that begins one. */
const PLACES = /(?<=[-\s./\\_:=,&|])(?=[^-\s./\\_:=,&|])|(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** The words of a text, and what stands between them: spaces and hyphens, at which browsers break lines anyway. */
const TOKENS = /[^\s-]+|[\s-]+/g;

/**
 * The parts of a table with `wbr` elements in the long names of its first column, where they may be broken: that column
 * stays in view while the others scroll, so it has to be narrow. Code without one is short enough to stay in a line.
 */
export function withNameBreaks(nodes: readonly ContentNode[]): ContentNode[] {
  return nodes.map((node) => {
    if (!isElement(node)) return node;
    const children = childrenOf(node);
    return [node[0], node[1], ...(node[0] === "tr" ? withBrokenFirst(children) : withNameBreaks(children))];
  });
}

/** The name of a file with `wbr` elements where it may be broken; a short one stays whole. */
export function withPathBreaks(name: string): ContentNode[] {
  return joined(partsOf(name));
}

function withBrokenFirst(cells: readonly ContentNode[]): ContentNode[] {
  const first = cells.findIndex(isElement);
  return cells.map((cell, index) => (index === first && isElement(cell) ? broken(cell) : cell));
}

function broken(element: ContentElement): ContentElement {
  const [tag, props] = element;
  // Components get the children that their author wrote.
  if (!/^[a-z]/.test(tag) || tag === "pre") return element;
  const linesIn = tag === "code" ? linesOfName : linesOfText;
  return [
    tag,
    props,
    ...childrenOf(element).flatMap((child) => (isElement(child) ? [broken(child)] : joined(linesIn(child)))),
  ];
}

function joined(lines: readonly string[]): ContentNode[] {
  return lines.flatMap((line, index): ContentNode[] => (index === 0 ? [line] : [["wbr", {}], line]));
}

/** A text as parts between which it may be broken: its long words are names. */
function linesOfText(text: string): string[] {
  const lines = [""];
  for (const token of text.match(TOKENS) ?? []) {
    const [first = "", ...others] = token.length > LINE ? partsOf(token) : [token];
    lines[lines.length - 1] += first;
    lines.push(...others);
  }
  return lines;
}

/** A name as parts between which it may be broken; a long one without a place for that gets one behind it. */
function linesOfName(name: string): string[] {
  if (name.length <= LINE) return [name];
  const parts = partsOf(name);
  return parts.length > 1 ? parts : [name, ""];
}

/** The parts of a name, each as long as a line holds, where there are places for that. */
function partsOf(name: string): string[] {
  const parts: string[] = [];
  for (const part of name.split(PLACES)) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + part.length <= LINE) parts[parts.length - 1] = last + part;
    else parts.push(part);
  }
  return parts;
}
