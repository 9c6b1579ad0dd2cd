import type { ContentNode, Json } from "../../content-node";
import { elementOf, MdxError } from "../run/runtime";
import type { Builder } from "./builder-context";

/**
 * `<Details summary="More">`, as Docusaurus has it: `<details>` with its summary as a prop, a text or an element; one
 * that is no `<summary>` stands in one.
 */
export const detailsOf: Builder = ({ summary, ...props }, children, { make, settings }) => {
  // Docusaurus draws nothing for `true`, and browsers have a word of their own then.
  const given = settings.lenient && typeof summary === "boolean" ? [] : summaryNodes(summary);
  const [first] = given;
  const isSummary = Array.isArray(first) && first[0] === "summary";
  const head = given.length === 0 || isSummary ? given : [elementOf("summary", {}, given)];
  return make("details", props, [...head, ...children]);
};

function summaryNodes(summary: Json | undefined): ContentNode[] {
  if (summary === undefined || summary === null) return [];
  if (typeof summary === "string") return [summary];
  if (typeof summary === "object" && "$" in summary) return summary.$ as ContentNode[];
  throw new MdxError(
    "The `summary` of <Details> is neither a text nor an element.",
    'Write `summary="…"` or `summary={<summary>…</summary>}`.',
  );
}
