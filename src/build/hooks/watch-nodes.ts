import type { Node } from "gatsby";
import { emitter } from "gatsby/dist/redux";

/** An action of Gatsby that concerns a node; one that deletes it has none where it was gone already. */
type NodeAction = { payload?: Node | null };

/** Hears of each node that Gatsby's data layer gets or loses, the moment it does; Gatsby's own hook comes later. */
export function watchNodes(changed: (node: Node, isGone: boolean) => void): void {
  const tell = (isGone: boolean) => (action: unknown) => {
    const { payload } = action as NodeAction;
    if (payload) changed(payload, isGone);
  };
  emitter.on("CREATE_NODE", tell(false));
  emitter.on("DELETE_NODE", tell(true));
}
