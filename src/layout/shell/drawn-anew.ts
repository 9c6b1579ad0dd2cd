/** What readers act on before React takes a page over. */
const ACTED_ON = "button,[role=button],[role=tab],input,select,textarea,details,dialog";

/** The place of each such element among all, in the HTML that the server sent. */
const places = new WeakMap<Element, number>();
let disclosures: (HTMLDetailsElement | HTMLDialogElement)[] = [];
let page: Element | undefined;

/**
 * Notes what readers act on in a page's HTML: where a program that translates pages, or an extension, has changed it,
 * React draws the page anew, and what was noted is no longer there.
 */
export function noteElements(container: Element): void {
  page = container;
  elementsIn(container).forEach((element, place) => places.set(element, place));
  disclosures = [...container.querySelectorAll<HTMLDetailsElement | HTMLDialogElement>("details,dialog")];
}

/** An element that was noted, or the one that React has drawn in its place; undefined where there is none. */
export function inPlaceOf(target: Element): Element | undefined {
  if (target.isConnected) return target;
  const now = page && elementsIn(page)[places.get(target) ?? -1];
  return now?.tagName === target.tagName && now.className === target.className ? now : undefined;
}

/** Opens again what was open in a page that React has drawn anew; a dialog is opened by `ask`, who knows how. */
export function openAgain(ask: () => void): void {
  for (const disclosure of disclosures) {
    if (disclosure.isConnected || !disclosure.open) continue;
    const now = inPlaceOf(disclosure);
    if (now instanceof HTMLDetailsElement) now.open = true;
    else if (now) ask();
  }
  disclosures = [];
}

function elementsIn(container: Element): Element[] {
  return [...container.querySelectorAll(ACTED_ON)];
}
