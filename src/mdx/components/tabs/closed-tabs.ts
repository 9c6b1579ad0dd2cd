import { decodeAddress } from "../../../lib/routes/url";
import { showOpenedPart } from "../../../ui/entry-place";

const CLOSED = "[role=tabpanel][hidden]";

/**
 * Opens the closed tabs around the target of a hash (`#id`), also one that is not drawn before its tab is open; whether
 * some were closed and all are open now.
 */
export function openTabsAround(hash: string): boolean {
  const id = decodeAddress(hash.slice(1));
  let opened: Element | undefined;
  let panel = closedPanelOf(id);
  // The same panel again: its tabs do not listen yet.
  while (panel && panel !== opened) {
    opened = panel;
    openPanelAround(panel);
    panel = closedPanelOf(id);
  }
  return Boolean(opened && !panel);
}

/** The same for the hash of the page's address, and scrolls to what could not be scrolled to before. */
export function openTabsAtAddress(): void {
  const { hash } = window.location;
  const part = openTabsAround(hash) && document.getElementById(decodeAddress(hash.slice(1)));
  if (part) showOpenedPart(part);
}

/**
 * Opens the innermost closed panel around an element, by the event with which a browser tells a panel that its search
 * found something in it.
 */
export function openPanelAround(element: Element): void {
  element.closest(CLOSED)?.dispatchEvent(new Event("beforematch", { bubbles: true }));
}

/** The innermost closed panel around an id; a lazy one notes the ids that it will have. */
function closedPanelOf(id: string): Element | null | undefined {
  const lazy = () =>
    [...document.querySelectorAll<HTMLElement>("[hidden][data-ids]")].find(({ dataset }) =>
      dataset.ids?.split(" ").includes(id),
    );
  return (document.getElementById(id) ?? lazy())?.closest(CLOSED);
}
