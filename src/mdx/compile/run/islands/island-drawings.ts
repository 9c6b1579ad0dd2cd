import { visitElements, type ContentElement, type ContentNode } from "../../../content-node";
import { drawingName } from "../../../docusaurus-functions";

/**
 * The diagrams that a component shows, by the names under which its island has them; `others` is the content that it
 * has already. The build draws them later, where they stand in the tree.
 */
export function drawingsIn(nodes: ContentNode[], others: ContentNode[]): [name: string, drawing: ContentNode[]][] {
  const known = diagramsIn(others);
  return [...diagramsIn(nodes)]
    .filter(([source]) => !known.has(source))
    .map(([source, diagram]) => [drawingName(source), [diagram]]);
}

function diagramsIn(nodes: ContentNode[]): Map<string, ContentElement> {
  const diagrams = new Map<string, ContentElement>();
  visitElements(nodes, (element) => {
    const [tag, { value }] = element;
    if (tag === "Mermaid" && typeof value === "string") diagrams.set(value, element);
  });
  return diagrams;
}
