import { textOfHtml } from "../lib/html/html-text";
import {
  childrenOf,
  contentInProp,
  isElement,
  ISLAND,
  shownOf,
  textOf,
  type ContentElement,
  type ContentNode,
} from "./content-node";
import { oneLine } from "../lib/content/one-line";

/** A part of a page: the heading that begins it, and the plain text below that heading up to the next one. */
export type Section = {
  /** Anchor of the heading; absent for what stands before the first one. */
  id?: string;
  /** Text of the heading; empty for what stands before the first one. */
  heading: string;
  /** 1 for the largest heading, 6 for the smallest; 1 for what stands before the first one. */
  level: number;
  text: string;
  /** What rows of tables and items of lists begin with in code, such as names of options; absent where none does. */
  names?: string[];
};

const HEADING = /^h([1-6])$/;
/** Elements that stand on lines of their own: what they hold does not run into what stands beside them. */
const BLOCK =
  /^(?:p|li|ul|ol|dl|dt|dd|div|section|blockquote|pre|table|tr|td|th|h[1-6]|details|summary|figure|figcaption|hr|br|[A-Z].*)$/;

/**
 * The sections of a page's content in reading order, for indexes of its text; sections of tabs and admonitions count as
 * the page's own.
 */
export function sectionsOf(tree: readonly ContentNode[]): Section[] {
  const sections: Section[] = [{ heading: "", level: 1, text: "" }];
  const visit = (nodes: readonly ContentNode[]): void => {
    for (const node of nodes) {
      const current = sections[sections.length - 1] as Section;
      if (!isElement(node)) {
        current.text += node;
        continue;
      }
      const [tag, props] = node;
      const level = HEADING.exec(tag)?.[1];
      if (level && typeof props.id === "string") {
        sections.push({ id: props.id, heading: oneLine(textOf(childrenOf(node))), level: Number(level), text: "" });
        continue;
      }
      if (BLOCK.test(tag)) current.text += " ";
      const names = namesOf(node);
      if (names.length > 0) (current.names ??= []).push(...names);
      if (typeof props.html === "string" && node.length === 2) current.text += textOfHtml(props.html);
      if (tag !== ISLAND) for (const value of Object.values(props)) visit(contentInProp(value) ?? []);
      visit(shownOf(node));
      if (BLOCK.test(tag)) (sections[sections.length - 1] as Section).text += " ";
    }
  };
  visit(tree);
  return sections
    .map((section) => ({ ...section, text: oneLine(section.text) }))
    .filter(({ id, text }) => id !== undefined || text !== "");
}

/** The code with which a row of a table or an item of a list begins: `-p` and `--port` of a cell with both. */
function namesOf(element: ContentElement): string[] {
  const [tag, , first] = element;
  if (tag === "li") return textsOf(inlineIn(element).slice(0, 1).filter(isCode));
  if (tag !== "tr" || first === undefined || !isElement(first)) return [];
  const cell = inlineIn(first);
  return cell[0] !== undefined && isCode(cell[0]) ? textsOf(cell.filter(isCode)) : [];
}

/** What an element begins with in a line: items of a list with empty lines between them hold paragraphs. */
function inlineIn(element: ContentElement): ContentNode[] {
  const children = childrenOf(element);
  const [first] = children;
  return first !== undefined && isElement(first) && first[0] === "p" ? childrenOf(first) : children;
}

function textsOf(elements: readonly ContentElement[]): string[] {
  return elements.map((element) => textOf(childrenOf(element)));
}

function isCode(node: ContentNode): node is ContentElement {
  return isElement(node) && node[0] === "code";
}
