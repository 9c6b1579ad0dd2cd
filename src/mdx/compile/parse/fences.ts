import type { Element } from "hast";
import type { Code } from "mdast";
import { defaultHandlers } from "remark-rehype";
import type { Handlers, HandlerState } from "./handlers";

/** Makes elements of code blocks. */
export function fenceHandlers(body: string): Handlers {
  return { code: (state: HandlerState, node: Code) => codeElement(state, node, body) };
}

/** The element of a code block; `unclosed` among the data of its `code` for a fence that goes on to the end. */
export function codeElement(state: HandlerState, node: Code, body: string): Element {
  const block = defaultHandlers.code(state, node);
  const [code] = block.children;
  if (code?.type === "element" && isUnclosed(node, body)) Object.assign((code.data ??= {}), { unclosed: true });
  return block;
}

function isUnclosed({ position }: Code, body: string): boolean {
  // Blocks that plugins make stand nowhere.
  if (!position) return false;
  const lines = body.slice(position.start.offset, position.end.offset).split("\n");
  // Code by its indentation, in CommonMark, begins with that.
  const fence = /^(`{3,}|~{3,})/.exec(lines[0] ?? "")?.[1];
  if (fence === undefined) return false;
  const last = lines.length > 1 ? (lines.at(-1) ?? "").replace(/^[ \t>]*/, "").trimEnd() : "";
  return last.length < fence.length || last !== fence.charAt(0).repeat(last.length);
}
