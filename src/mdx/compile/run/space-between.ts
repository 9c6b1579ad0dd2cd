import type { Nodes } from "hast";
import { isElement, type ContentNode } from "../../content-node";

/** Elements of HTML that stand in a line of text. */
const INLINE =
  /^(?:a|abbr|b|bd[io]|button|cite|code|data|del|dfn|em|i|img|input|ins|kbd|label|mark|q|s|samp|small|span|strong|su[bp]|svg|time|u|var)$/;

/** Whether a node is a line feed that remark-rehype puts between blocks: those have no position. */
export function isLineFeed(node: Nodes): boolean {
  return node.type === "text" && node.value === "\n" && !node.position;
}

/**
 * Whether a line feed between two blocks shows as a space, as between `{a}` and `{b}` that stand alone in a paragraph:
 * MDX makes blocks of them.
 */
export function showsSpace(before: ContentNode | undefined, after: ContentNode | undefined): boolean {
  return isInline(before) && isInline(after);
}

function isInline(node: ContentNode | undefined): boolean {
  return typeof node === "string" || (node !== undefined && isElement(node) && INLINE.test(node[0]));
}
