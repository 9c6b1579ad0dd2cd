import { childrenOf, isElement, type ContentElement, type ContentNode } from "../content-node";
import { inlineOf } from "./inline";

/** A table below its caption; its first row is its head, for Markdown has no table without one. */
export function tableOf(table: ContentElement): string {
  const [head = [], ...rows] = rowsIn(childrenOf(table)).map(cellsOf);
  const width = Math.max(head.length, ...rows.map((row) => row.length));
  const lineOf = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, place) => cells[place] ?? "").join(" | ")} |`;
  const caption = childrenOf(table).find((child) => isElement(child) && child[0] === "caption");
  return [
    ...(caption ? [inlineOf([caption]), ""] : []),
    lineOf(head),
    lineOf(Array.from({ length: width }, () => "---")),
    ...rows.map(lineOf),
  ].join("\n");
}

function rowsIn(nodes: readonly ContentNode[]): ContentElement[] {
  return nodes.filter(isElement).flatMap((node) => (node[0] === "tr" ? [node] : rowsIn(childrenOf(node))));
}

function cellsOf(row: ContentElement): string[] {
  return childrenOf(row)
    .filter(isElement)
    .map((cell) => inlineOf(childrenOf(cell)).replaceAll("\\\n", " ").replaceAll("|", "\\|").trim());
}
