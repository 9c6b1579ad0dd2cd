import type { Element, Nodes, Root } from "hast";
import { walk } from "./walk";

/** The ids and names of anchors that a file writes, without those that its expressions make and that of its title. */
export function idsIn({ html, title }: { html: Root; title?: Element }): string[] {
  const ids: unknown[] = [];
  walk<Nodes>(html, (node) => {
    if (node.type === "element" && node !== title)
      ids.push(node.properties.id, node.tagName === "a" && node.properties.name);
    if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return;
    for (const attribute of node.attributes) {
      const isAnchor =
        "name" in attribute && (attribute.name === "id" || (node.name === "a" && attribute.name === "name"));
      if (isAnchor) ids.push(attribute.value);
    }
  });
  return ids.filter((id): id is string => typeof id === "string" && id !== "");
}
