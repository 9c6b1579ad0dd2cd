import path from "node:path";

/** Gatsby's store, as far as this file knows it; Gatsby's own type says nothing. */
type Store = {
  getState: () => { staticQueryComponents: ReadonlyMap<string, { id: string; componentPath: string }> };
  dispatch: (action: { type: "REMOVE_STATIC_QUERY"; payload: string }) => unknown;
};

/**
 * Forgets the static queries of components in a place where the site was before. Gatsby knows such a query by an id
 * that is the same in every place: it would find it known, remove it with its component of the old place, and have no
 * data for it.
 */
export function forgetMovedQueries({ store }: { store: unknown }, root: string): void {
  const { getState, dispatch } = store as Store;
  for (const { id, componentPath } of Array.from(getState().staticQueryComponents.values())) {
    const isMoved = path.relative(root, componentPath).startsWith("..");
    if (isMoved) dispatch({ type: "REMOVE_STATIC_QUERY", payload: id });
  }
}
