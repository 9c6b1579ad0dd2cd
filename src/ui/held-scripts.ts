/**
 * Id of the template in which a page holds its scripts. Its data say of the page: `when` to run them (`intent` or
 * `load`), `keys` the storage keys, with spaces between them, of choices that the page's HTML cannot show.
 */
export const TEMPLATE_ID = "page-scripts";

/**
 * The attribute of a part that needs scripts by itself: `now`; `view` for once it is in view; `choice` where its HTML
 * does not show what a reader chose, because the address has a query or the browser keeps something under the key in
 * the part's `data-key`.
 */
export const NEEDS_SCRIPTS = "data-needs-scripts";

/**
 * Has the elements observed by which a part comes into view, also one that is no box itself: those in it, of which some
 * may be none either, or else what is around it. React marks with an empty template what the server could not draw.
 */
export function observeShown(part: Element, views: IntersectionObserver): void {
  const inside = part.querySelectorAll(":not(template)");
  for (const shown of inside[0] ? inside : [part.parentElement as Element]) views.observe(shown);
}

/** The attribute of a part while what it does for readers is still loading. */
export const LOADING_ATTRIBUTE = "data-loading";

/** The attribute of `<html>` while a reader waits for scripts. */
export const BUSY_ATTRIBUTE = "data-busy";

/** The attribute of `<html>` while something of the page did not load, by which CSS shows the notice that says so. */
export const FAILED_ATTRIBUTE = "data-failed";

/** Has the page's scripts run, as after a choice in another window, without an intent of its reader. */
export function askForScripts(): void {
  dispatchEvent(new Event("storage"));
}

declare global {
  interface Window {
    /**
     * What holds the page's scripts back: it is told that React has taken over the page, with what finds the element
     * that is in the place of another one by then, and that a part never will be taken over.
     */
    ___held?: { takenOver: (inPlaceOf: (target: Element) => Element | undefined) => void; end: () => void };
  }
}
