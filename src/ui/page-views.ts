const views: { paths: readonly string[] } = { paths: [] };
const listeners = new Set<() => void>();

/** Notes that a reader opened a page, by its path with query and hash; a change of the hash alone is none. */
export function notePageView(path: string, previous: string | undefined): void {
  if (previous !== undefined && withoutHash(previous) === withoutHash(path)) return;
  views.paths = [...views.paths, path];
  for (const listener of listeners) listener();
}

/**
 * The pages that the reader opened since the site was loaded, the newest last; the same array until there is another.
 */
export function pageViews(): readonly string[] {
  return views.paths;
}

/** Calls back after each page view; returns the function that ends it. */
export function subscribeToPageViews(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function withoutHash(path: string): string {
  return path.replace(/#.*$/, "");
}
