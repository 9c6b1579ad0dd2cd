import type { Store } from "gatsby";

/** The plugin of Gatsby's that owns the nodes of pages. */
const OWNER = "internal-data-bridge";

/** What Gatsby's store takes, which its types have as any function. */
type Dispatch = (action: { type: string; plugin: { name: string } }) => void;

/**
 * Has Gatsby keep the nodes of an earlier build's pages until it is known which pages there are: it took all of them
 * for left over, and made each anew. That of a page which is gone it removes by itself.
 */
export function keepPageNodes({ dispatch }: Pick<Store, "dispatch">): void {
  // The action by which plugins say that they remove nodes by themselves.
  (dispatch as Dispatch)({ type: "ENABLE_STATEFUL_SOURCE_PLUGIN", plugin: { name: OWNER } });
}
