import { useEffect, useRef } from "react";
import type { ContentNode } from "../content-node";
import { renderNodes } from "./render";
import { followTabStops } from "./tab-stops";

/** Content in the look of running text. */
export function Prose({ nodes }: { nodes: ContentNode[] }) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => followTabStops(content.current as HTMLElement), [nodes]);
  return (
    <div ref={content} className="prose">
      {renderNodes(nodes)}
    </div>
  );
}
