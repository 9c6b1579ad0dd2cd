import path from "node:path";
import { excerptOf, type ContentNode } from "../../../content-node";
import { moduleNameOf } from "../../bundles/inline-modules";
import type { CompileState } from "../../compile-state";
import { nodesOf } from "../runtime";

type Partial = (file: string, written: string) => Record<string, unknown>;

/**
 * The content of a file that a module shows with some props, the file named from the site's root; with
 * `?truncated=true` what stands above its truncation mark, as plugins of Docusaurus ask for previews of posts. As
 * there, its headings are in no table of contents.
 */
export function fileContent(
  name: string,
  partial: Partial,
  { toc }: Pick<CompileState, "toc">,
  props: Record<string, unknown> = {},
): ContentNode[] {
  const headings = toc.length;
  const [file = "", query] = name.split("?");
  const component = partial(path.posix.normalize(file), moduleNameOf(file)).default as (
    props: Record<string, unknown>,
  ) => unknown;
  const nodes = nodesOf(component(props));
  toc.length = headings;
  return query === undefined ? nodes : (excerptOf(nodes) ?? nodes);
}
