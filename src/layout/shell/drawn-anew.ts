import { openSearch, searchField } from "../../ui/search-dialog";

/** What readers act on before React takes a page over. */
const ACTED_ON = "button,[role=button],[role=tab],input,select,textarea,details";

/** The place of each such element among all, in the HTML that the server sent. */
const places = new WeakMap<Element, number>();
let page: Element | undefined;

/**
 * Notes what readers act on in a page's HTML, and opens again what is open there: where a program that translates
 * pages, or an extension, has changed the HTML, React draws it anew, and what was noted is no longer there. Returns
 * what ends the opening, once React has the page.
 */
export function noteElements(container: Element): () => void {
  page = container;
  elementsIn(container).forEach((element, place) => places.set(element, place));
  const details = new Set(container.querySelectorAll("details"));
  const field = searchField();
  const openAgain = () => {
    for (const element of details) if (!element.isConnected && details.delete(element)) openDetails(element);
    if (field && !field.isConnected && places.delete(field)) openDialog(field);
  };
  // It opens before the reader presses the next key, which would be lost otherwise.
  const changes = new MutationObserver(openAgain);
  changes.observe(container, { childList: true, subtree: true });
  return () => {
    openAgain();
    changes.disconnect();
  };
}

/** An element that was noted, or the one that React has drawn in its place; undefined where there is none. */
export function inPlaceOf(target: Element): Element | undefined {
  if (target.isConnected) return target;
  const now = page && elementsIn(page)[places.get(target) ?? -1];
  return now?.tagName === target.tagName && now.className === target.className ? now : undefined;
}

function openDetails(drawnBefore: HTMLDetailsElement): void {
  const now = inPlaceOf(drawnBefore);
  if (now) (now as HTMLDetailsElement).open ||= drawnBefore.open;
}

function openDialog(drawnBefore: HTMLInputElement): void {
  const now = searchField();
  if (now && drawnBefore.closest("dialog")?.open) openSearch(now, drawnBefore.value);
}

function elementsIn(container: Element): Element[] {
  return [...container.querySelectorAll(ACTED_ON)];
}
