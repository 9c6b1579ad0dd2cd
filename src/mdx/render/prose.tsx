import type { ContentNode } from "../content-node";
import { renderNodes } from "./render";

/** Content in the look of running text. */
export function Prose({ nodes }: { nodes: ContentNode[] }) {
  return <div className="prose">{renderNodes(nodes)}</div>;
}
