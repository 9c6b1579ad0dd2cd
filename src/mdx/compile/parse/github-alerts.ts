import type { Element } from "hast";
import type { Blockquote, PhrasingContent } from "mdast";
import { defaultHandlers } from "remark-rehype";
import type { Handlers, HandlerState } from "./handlers";

/** The types of alerts that GitHub has, and so the site. */
export const ALERT_TYPES = ["note", "tip", "important", "warning", "caution"] as const;

/** A first line such as `[!NOTE]` with nothing after it. */
const MARK = new RegExp(`^\\[!(${ALERT_TYPES.join("|")})\\][ \\t]*(?:\\n|$)`, "i");

/** Makes admonitions of quotes that begin with a mark of GitHub's: `> [!NOTE]`. */
export const alertHandlers: Handlers = {
  blockquote: (state: HandlerState, node: Blockquote) =>
    alertOf(state, node) ?? defaultHandlers.blockquote(state, node),
};

/** Whether a text may hold such quotes. */
export function mayHoldAlerts(body: string): boolean {
  return body.includes("[!");
}

function alertOf(state: HandlerState, quote: Blockquote): Element | undefined {
  const [first, ...others] = quote.children;
  if (first?.type !== "paragraph") return undefined;
  const read = withoutMark(first.children);
  if (!read) return undefined;
  const content = read.rest.length > 0 ? [{ ...first, children: read.rest }, ...others] : others;
  if (content.length === 0) return undefined;
  const { type } = read;
  const result: Element = {
    type: "element",
    tagName: "Admonition",
    // GitHub's caution is the gravest of its alerts; as a keyword it is an older name of a warning.
    properties: { type, ...(type === "caution" && { tone: "danger" }) },
    children: state.all({ ...quote, children: content }),
  };
  state.patch(quote, result);
  return result;
}

function withoutMark([first, ...rest]: PhrasingContent[]): { type: string; rest: PhrasingContent[] } | undefined {
  const match = first?.type === "text" ? MARK.exec(first.value) : null;
  if (first?.type !== "text" || !match?.[1]) return undefined;
  const type = match[1].toLowerCase();
  const value = first.value.slice(match[0].length);
  if (value !== "" || match[0].endsWith("\n"))
    return { type, rest: value === "" ? rest : [{ ...first, value }, ...rest] };
  // Two spaces after the mark are a line break.
  if (rest[0]?.type === "break") return { type, rest: rest.slice(1) };
  return rest.length === 0 ? { type, rest } : undefined;
}
