import type { Node } from "gatsby";
import { emitter, store } from "gatsby/dist/redux";
import { FLAG_DIRTY_DATA } from "gatsby/dist/redux/reducers/queries";
import { queryRunningServices } from "gatsby/dist/state-machines/query-running/services";
import { watchNodes } from "./watch-nodes";

type ChangedNode = Pick<Node, "id" | "internal">;

/**
 * Has the development server make pages once more when a node changed after they were begun; `lateChange` gives such a
 * node. Gatsby itself does so for changes that come while it waits or runs queries, but not for those that come between
 * the reading of nodes and the end of that step: pages stayed as they were before such an edit.
 */
export function remakePages(lateChange: () => ChangedNode | undefined): void {
  const calculate = queryRunningServices?.calculateDirtyQueries;
  if (typeof calculate !== "function" || !queryRunningServices) return;
  queryRunningServices.calculateDirtyQueries = (...parameters) => {
    const node = lateChange();
    if (node) beginAgain(node);
    return calculate(...parameters);
  };
}

/**
 * Has the development server run queries of pages once more where a node changed during their run. Gatsby learns which
 * nodes queries have read once all of a run are through, and takes their pages for up to date then: pages stayed as
 * they were before such an edit.
 */
export function rerunQueries(): void {
  const run = queryRunningServices?.runPageQueries;
  if (typeof run !== "function" || !queryRunningServices) return;
  let changed: ChangedNode | undefined;
  watchNodes((node) => void (changed = node));
  queryRunningServices.runPageQueries = async (...parameters) => {
    changed = undefined;
    await run(...parameters);
    if (!changed) return;
    markOutdated(parameters[0].queryIds?.pageQueryIds ?? []);
    beginAgain(changed);
  };
}

/** Whatever is done to a node while queries run makes Gatsby begin again; this changes nothing. */
function beginAgain(node: ChangedNode): void {
  emitter.emit("ENQUEUE_NODE_MUTATION", { type: "touchNode", payload: [node] });
}

/** Marks the queries of pages as Gatsby marks those that read a changed node: browsers ask for such pages again. */
function markOutdated(pages: readonly { path: string }[]): void {
  const { trackedQueries, dirtyQueriesListToEmitViaWebsocket: told } = store.getState().queries;
  for (const { path } of pages) {
    const query = trackedQueries.get(path);
    if (!query) continue;
    query.dirty |= FLAG_DIRTY_DATA;
    told.push(path);
  }
}
