import type { Problem } from "../../lib/problem";
import type { Page } from "../feature";
import type { PageNode } from "../nodes/mdx-reader";

/**
 * An error for each list of cards (`<DocCardList />`) on a page of no category, where it would show nothing. In
 * projects of Docusaurus it shows the top of the page's sidebar there.
 */
export function strayCardLists(pages: readonly Page[], nodes: readonly PageNode[], lenient = false): Problem[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  return pages.flatMap(({ path, node: id = "", ofCategory, frame }) => {
    const node = byId.get(id);
    if (!node || ofCategory || (lenient && frame?.sidebarFile !== undefined)) return [];
    return node.cardLists.map((place) => ({
      severity: "error" as const,
      file: node.file,
      ...place,
      message: `The page '${path}' is not associated with a category, so \`<DocCardList />\` has nothing to show.`,
      remedy:
        "Give it `items`, or put the page into a category of its sidebar, as the category's `link` or as one of its items.",
    }));
  });
}
