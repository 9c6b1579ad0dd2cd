import type { Link, Nodes, Root, Text } from "mdast";
import { toString } from "mdast-util-to-string";
import remarkEmoji from "remark-emoji";
import { defaultHandlers } from "remark-rehype";
import { unified } from "unified";
import type { Handlers, HandlerState } from "./handlers";

const SHORTCODE = /:(?:[+-]1|[\w-]+):/g;

/** Draws `:smile:` in text, but not in code nor in an address that is its own link. */
export const emojiHandlers: Handlers = {
  text: (state: HandlerState, node: Text, parent: Nodes | undefined) =>
    defaultHandlers.text(
      state,
      parent?.type === "link" && isOwnAddress(node, parent) ? node : { ...node, value: withEmoji(node.value) },
    ),
};

/** Whether a text may hold shortcodes. */
export function mayHoldEmoji(body: string): boolean {
  return body.search(SHORTCODE) >= 0;
}

/**
 * A text with emoji in the place of their shortcodes; names of no emoji and colons between words (`a:b:c`, `a::b::c`)
 * stay text.
 */
export function withEmoji(text: string): string {
  let end = 0;
  return text.replace(SHORTCODE, (code: string, start: number) => {
    const after = start + code.length;
    if (start > end && /\w:*$/.test(text.slice(end, start)) && /^:*\w/.test(text.slice(after))) return code;
    end = after;
    return emojiOf(code);
  });
}

function emojiOf(code: string): string {
  const tree: Root = { type: "root", children: [{ type: "paragraph", children: [{ type: "text", value: code }] }] };
  return toString(unified().use(remarkEmoji).runSync(tree));
}

function isOwnAddress({ value }: Text, { url }: Link): boolean {
  return [value, `https://${value}`, `http://${value}`, `mailto:${value}`].includes(url);
}
