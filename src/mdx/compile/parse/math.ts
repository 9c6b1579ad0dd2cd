import type { Element, Properties } from "hast";
import type { Code, Nodes } from "mdast";
import type {} from "mdast-util-math";
import type { Formulas } from "../../../lib/content/formulas";
import { codeElement } from "./fences";
import type { Handlers, HandlerState } from "./handlers";

const FENCE = /(?:`{3}|~{3})[ \t]*math\b/;

const CLOSED = /\n[ \t>]*\${2,}[ \t]*$/;

type Tex = Nodes & { value: string };

/**
 * Makes `Formula` elements of `$…$`, of `$$` blocks (with `unclosed` for one that goes on to the end) and of code
 * blocks in the language `math`.
 */
export function mathHandlers(body: string): Handlers {
  return {
    inlineMath: (state: HandlerState, node: Tex) => formulaElement(state, node, {}),
    math: (state: HandlerState, node: Tex) =>
      formulaElement(state, node, { block: true, unclosed: !CLOSED.test(sourceOf(node, body)) }),
    code: (state: HandlerState, node: Code) =>
      node.lang === "math" ? formulaElement(state, node, { block: true }) : codeElement(state, node, body),
  };
}

/** Whether a text may hold formulas. */
export function mayHoldMath(body: string, formulas: Formulas = "dollars"): boolean {
  return formulas !== "none" && (body.includes("$") || FENCE.test(body));
}

function sourceOf({ position }: Tex, body: string): string {
  return body.slice(position?.start.offset, position?.end.offset);
}

function formulaElement(state: HandlerState, node: Tex, properties: Properties): Element {
  const result: Element = {
    type: "element",
    tagName: "Formula",
    properties,
    children: [{ type: "text", value: node.value }],
  };
  state.patch(node, result);
  return result;
}
