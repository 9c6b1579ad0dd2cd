import { isElement, textOf, type ContentElement, type ContentNode, type ContentProps } from "../../content-node";
import { elementOf, MdxError, WrongParts } from "../run/runtime";
import { oneLine } from "../../../lib/content/one-line";

/** A component around one list of Markdown: its tag, the list's tag and class, and how an author writes it. */
export type ListComponent = { tag: string; list: "ol" | "ul"; className: string; remedy: string };

/**
 * The only list in a component, with its class, and named a list: without the browser's marks, Safari takes it for
 * none. Throws MdxError where there is another prop, or anything else inside, as WrongParts where there is no list.
 */
export function onlyListIn(component: ListComponent, props: ContentProps, children: ContentNode[]): ContentElement {
  const { tag, list, className, remedy } = component;
  const kind = `${list === "ol" ? "" : "un"}ordered list`;
  const [prop] = Object.keys(props);
  if (prop !== undefined) throw new MdxError(`<${tag}> has no prop '${prop}'.`, "Remove it.");
  const parts = children.filter((child) => isElement(child) || child.trim() !== "");
  const other = parts.find((part) => !isElement(part) || part[0] !== list);
  if (other !== undefined) throw new MdxError(`<${tag}> holds ${partName(other)}, which is no ${kind}.`, remedy);
  const [only, second] = parts as ContentElement[];
  if (!only) throw new WrongParts(`<${tag}> holds no ${kind}.`, remedy);
  if (second) throw new MdxError(`<${tag}> holds ${parts.length} ${kind}s.`, remedy);
  const [, given, ...items] = only;
  const own = typeof given.className === "string" ? ` ${given.className}` : "";
  return elementOf(list, { ...given, className: className + own, role: "list" }, items);
}

/** What a message calls a part of content: its tag, or the text of a paragraph. */
export function partName(part: ContentNode): string {
  return isElement(part) && part[0] !== "p" ? `<${part[0]}>` : `the text '${oneLine(textOf([part]))}'`;
}
