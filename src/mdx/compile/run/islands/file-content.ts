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
  const file = fileOf(name);
  const isExcerpt = name.includes("?");
  const component = partial(file, moduleNameOf(file)).default as (props: Record<string, unknown>) => unknown;
  const nodes = nodesOf(component(props));
  toc.length = headings;
  return isExcerpt ? (excerptOf(nodes) ?? nodes) : nodes;
}

/** The files of content around an island, the modules of islands that hold them, and where headings gather. */
type Around = { parents: readonly string[]; holders?: readonly string[]; state: Pick<CompileState, "toc"> };

/**
 * Gives what an island of a module (`source`) holds of a file that the module shows; `partialsWithin` reads files that
 * further modules hold. Of itself it would hold no end: neither a file that it is in, nor what another island of its
 * module holds around it.
 */
export function heldContent(
  { parents, holders = [], state }: Around,
  partialsWithin: (holders: readonly string[]) => Partial,
): (name: string, source: string) => ContentNode[] {
  return (name, source) =>
    holders.includes(source) || parents.includes(fileOf(name))
      ? []
      : fileContent(name, partialsWithin([...holders, source]), state);
}

function fileOf(name: string): string {
  return path.posix.normalize(name.replace(/\?.*$/s, ""));
}
