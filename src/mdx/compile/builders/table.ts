import { childrenOf, isElement, textOf, type ContentElement, type ContentNode } from "../../content-node";
import type { Builder } from "./builder-context";
import { elementOf } from "../run/runtime";

/**
 * A header cell of a table; one with nothing in it, such as that in a corner, heads nothing and is made an ordinary
 * cell.
 */
export const headerCellOf: Builder = (props, children) => {
  const isEmpty = children.every((child) => typeof child === "string") && textOf(children).trim() === "";
  return [elementOf(isEmpty ? "td" : "th", props, children)];
};

/** A table whose header cells say what they head, unless their author did: a column in the head, else their row. */
export const tableOf: Builder = (props, children) => [elementOf("table", props, withScopes(children, false))];

function withScopes(nodes: readonly ContentNode[], inHead: boolean): ContentNode[] {
  return nodes.map((node) => {
    if (!isElement(node) || node[0] === "table") return node;
    const [tag, props] = node;
    const children = childrenOf(node);
    if (tag === "tr") return [tag, props, ...children.map((cell) => withScope(cell, inHead || isHeaderRow(children)))];
    return [tag, props, ...withScopes(children, tag === "thead")];
  });
}

function withScope(cell: ContentNode, ofColumn: boolean): ContentNode {
  if (!isElement(cell) || cell[0] !== "th") return cell;
  const [tag, props, ...children] = cell;
  const isWide = Number(props[ofColumn ? "colSpan" : "rowSpan"] ?? 1) > 1;
  const scope = `${ofColumn ? "col" : "row"}${isWide ? "group" : ""}`;
  return [tag, { scope, ...props }, ...children] satisfies ContentElement;
}

/** Whether a row holds header cells alone, as the first of a table without a head may. */
function isHeaderRow(cells: readonly ContentNode[]): boolean {
  return cells.filter(isElement).every(([tag]) => tag === "th");
}
