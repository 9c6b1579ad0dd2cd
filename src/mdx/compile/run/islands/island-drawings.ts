import { visitElements, type ContentElement, type ContentNode } from "../../../content-node";
import { drawingName } from "../../../docusaurus-functions";
import { codeNameOf } from "../../builders/code/code-block";

/**
 * What the build makes of the diagrams and the code that a component shows, by the names under which its island has
 * them; `others` is the content that it has already. Diagrams are drawn later, where they stand in the tree.
 */
export function drawingsIn(nodes: ContentNode[], others: ContentNode[]): [name: string, drawing: ContentNode[]][] {
  const known = namedIn(others);
  return [...namedIn(nodes)].filter(([name]) => !known.has(name)).map(([name, element]) => [name, [element]]);
}

function namedIn(nodes: ContentNode[]): Map<string, ContentElement> {
  const named = new Map<string, ContentElement>();
  visitElements(nodes, (element) => {
    const [tag, { value }] = element;
    const name = tag === "Mermaid" && typeof value === "string" ? drawingName(value) : codeNameOf(element);
    if (name !== undefined) named.set(name, element);
  });
  return named;
}
