import { htmlFileOf } from "../../lib/routes/html-file";

/** Gatsby's mark of a page whose HTML is to be made anew, as it sets it where the data of the page have changed. */
const DATA_CHANGED = 0b100;

/** Gatsby's store, as far as this file knows it; Gatsby's own type says nothing. */
type Store = { getState: () => { html: { trackedHtmlFiles: ReadonlyMap<string, { dirty: number }> } } };

/**
 * Has Gatsby render the pages that have the place of a static file, by the paths of these in the build: each build
 * copies them first, over the HTML of the last one, and leaves that as it is where nothing of the page has changed.
 */
export function renderAboveStatic(store: unknown, files: ReadonlySet<string>): void {
  for (const [route, html] of (store as Store).getState().html.trackedHtmlFiles)
    if (files.has(htmlFileOf(route))) html.dirty |= DATA_CHANGED;
}
