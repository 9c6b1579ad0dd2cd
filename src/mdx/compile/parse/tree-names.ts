import type { Nodes, Root } from "mdast";
import { walk } from "./walk";

/** On the items of a `<FileTree>`: the first word as its author wrote it, with all signs that Markdown reads. */
export const WRITTEN_NAME = "data-written";

/**
 * Notes on each item of the trees of files in a file the first word as it is written. Markdown takes signs out of names
 * such as `__tests__`, and they are gone once its tree has become HTML.
 */
export function noteWrittenNames(tree: Root, body: string): void {
  if (!body.includes("<FileTree")) return;
  walk<Nodes>(tree, (node) => {
    if (node.type !== "mdxJsxFlowElement" || node.name !== "FileTree") return;
    walk<Nodes>(node, (item) => {
      if (item.type !== "listItem") return;
      const offset = item.children[0]?.type === "paragraph" ? item.children[0].position?.start.offset : undefined;
      const written = offset === undefined ? undefined : /^\S+/.exec(body.slice(offset))?.[0];
      if (written) item.data = { ...item.data, hProperties: { ...item.data?.hProperties, [WRITTEN_NAME]: written } };
    });
  });
}
