import { childrenOf, isElement, type ContentElement, type ContentNode } from "../../content-node";

/** How many letters of a name the first column of a table holds in a line on the narrowest phones. */
const COLUMN_LINE = 14;

/** How many a heading, the title of a block of code and the narrowest table of contents hold. */
const LINE = 18;

/** Where readers expect a name to be broken. */
const PLACES = new RegExp(
  [
    // Behind what joins its parts.
    /(?<=[-\s./\\_:=,&|])(?=[^-\s./\\_:=,&|])/u,
    // Before a capital that begins one.
    /(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u,
    // Where the parameters of a function begin.
    /(?<=\([{[]?)(?=[^({[)])/u,
  ]
    .map(({ source }) => source)
    .join("|"),
  "u",
);

/** Where readers expect an address to be broken: behind what joins its parts, and before what its query begins with. */
const ADDRESS_PLACES = /(?<=[/.:=_,@])(?=[^/.:=_,@])|(?=[?&#])/u;

/** An address, of a page or of somebody who has mail. */
const ADDRESS = /^(?:[a-z]+:\/\/|www\.)\S+$|^\S+@\S+$/i;

/** The words of a text, and what stands between them: spaces and hyphens, at which browsers break lines anyway. */
const TOKENS = /[^\s-]+|[\s-]+/g;

/**
 * The parts of a table with `wbr` elements in the long names of its first column, where they may be broken: that column
 * stays in view while the others scroll, so it has to be narrow. Code without one is short enough to stay in a line.
 */
export function withColumnBreaks(nodes: readonly ContentNode[]): ContentNode[] {
  return nodes.map((node) => {
    if (!isElement(node)) return node;
    const children = childrenOf(node);
    return [node[0], node[1], ...(node[0] === "tr" ? withBrokenFirst(children) : withColumnBreaks(children))];
  });
}

/**
 * Inline content, such as a heading's, with `wbr` elements in its long names, where they may be broken: a narrow screen
 * would break them within a word.
 */
export function withNameBreaks(nodes: readonly ContentNode[]): ContentNode[] {
  return brokenNodes(nodes, "", LINE);
}

/** The name of a file with `wbr` elements where it may be broken; a short one stays whole. */
export function withPathBreaks(name: string): ContentNode[] {
  return joined(partsOf(name, COLUMN_LINE));
}

/** The content of a link, with `wbr` elements where it is an address, between its parts. */
export function withAddressBreaks(nodes: readonly ContentNode[]): ContentNode[] {
  return nodes.flatMap((node) =>
    isElement(node) || !ADDRESS.test(node) ? [node] : joined(partsOf(node, LINE, ADDRESS_PLACES)),
  );
}

function withBrokenFirst(cells: readonly ContentNode[]): ContentNode[] {
  const first = cells.findIndex(isElement);
  return cells.map((cell, index) => (index === first && isElement(cell) ? broken(cell, COLUMN_LINE) : cell));
}

function broken(element: ContentElement, line: number): ContentElement {
  const [tag, props] = element;
  // Components get the children that their author wrote.
  if (!/^[a-z]/.test(tag) || tag === "pre") return element;
  return [tag, props, ...brokenNodes(childrenOf(element), tag, line)];
}

/** The children of an element of a tag. */
function brokenNodes(nodes: readonly ContentNode[], tag: string, line: number): ContentNode[] {
  const linesIn = tag === "code" ? linesOfName : linesOfText;
  return nodes.flatMap((node) => (isElement(node) ? [broken(node, line)] : joined(linesIn(node, line))));
}

function joined(lines: readonly string[]): ContentNode[] {
  return lines
    .flatMap((line, index): ContentNode[] => (index === 0 ? [line] : [["wbr", {}], line]))
    .filter((node) => node !== "");
}

/** A text as parts between which it may be broken: its long words are names. */
function linesOfText(text: string, line: number): string[] {
  const lines = [""];
  for (const token of text.match(TOKENS) ?? []) {
    const [first = "", ...others] = token.length > line ? partsOf(token, line) : [token];
    lines[lines.length - 1] += first;
    lines.push(...others);
  }
  return lines;
}

/** A name as parts between which it may be broken; a long one without a place for that gets one behind it. */
function linesOfName(name: string, line: number): string[] {
  if (name.length <= line) return [name];
  const parts = partsOf(name, line);
  return parts.length > 1 ? parts : [name, ""];
}

/** The parts of a name, each as long as a line holds, where there are places for that. */
function partsOf(name: string, line: number, places = PLACES): string[] {
  const parts: string[] = [];
  for (const part of name.split(places)) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + part.length <= line) parts[parts.length - 1] = last + part;
    else parts.push(part);
  }
  return parts;
}
