import path from "node:path";
import type { ContentNode } from "../../../content-node";
import { moduleNameOf } from "../../bundles/inline-modules";
import type { CompileState } from "../../compile-state";
import { nodesOf } from "../runtime";

type Partial = (file: string, written: string) => Record<string, unknown>;

/**
 * The content of a file that a module shows with some props, the file named from the site's root. As in Docusaurus, its
 * headings are in no table of contents.
 */
export function fileContent(
  name: string,
  partial: Partial,
  { toc }: Pick<CompileState, "toc">,
  props: Record<string, unknown> = {},
): ContentNode[] {
  const headings = toc.length;
  const component = partial(path.posix.normalize(name), moduleNameOf(name)).default as (
    props: Record<string, unknown>,
  ) => unknown;
  const nodes = nodesOf(component(props));
  toc.length = headings;
  return nodes;
}
