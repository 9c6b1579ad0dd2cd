import { textOf } from "../../content-node";
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
