import type { Node } from "gatsby";
import { emitter } from "gatsby/dist/redux";
import { queryRunningServices } from "gatsby/dist/state-machines/query-running/services";

/**
 * Has the development server make pages once more when a node changed after they were begun; `lateChange` gives such a
 * node. Gatsby itself does so for changes that come while it waits or runs queries, but not for those that come between
 * the reading of nodes and the end of that step: pages stayed as they were before such an edit.
 */
export function remakePages(lateChange: () => Pick<Node, "id" | "internal"> | undefined): void {
  const calculate = queryRunningServices?.calculateDirtyQueries;
  if (typeof calculate !== "function" || !queryRunningServices) return;
  queryRunningServices.calculateDirtyQueries = (...parameters) => {
    const node = lateChange();
    // Whatever is done to a node while queries run makes Gatsby begin again; this changes nothing.
    if (node) emitter.emit("ENQUEUE_NODE_MUTATION", { type: "touchNode", payload: [node] });
    return calculate(...parameters);
  };
}
