import type { Store } from "gatsby";

/** The plugin of Gatsby's that owns the nodes of pages. */
const OWNER = "internal-data-bridge";

/** How Gatsby's store takes an action; its types say `Function`. */
type Dispatch = (action: { type: string; plugin: { name: string } }) => void;

/**
 * Has Gatsby keep the nodes of an earlier build's pages until it is known which pages there are. Without it Gatsby
 * removes all of them as stale and makes each anew. The node of a page that is gone Gatsby removes by itself.
 */
export function keepPageNodes({ dispatch }: Pick<Store, "dispatch">): void {
  // The action by which plugins say that they remove nodes by themselves.
  (dispatch as Dispatch)({ type: "ENABLE_STATEFUL_SOURCE_PLUGIN", plugin: { name: OWNER } });
}
