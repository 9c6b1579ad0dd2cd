/** Whether the reader has a mouse: on a touch screen the keyboard for a field would cover the page. */
export const canHover = () => window.matchMedia("(hover: hover)").matches;

/**
 * Gives the field of the search around an element the focus, since what is pressed goes with what it changes; on the
 * page of results of a touch screen its main part.
 */
export function focusField(element: Element): void {
  const page = element.closest(".search-page");
  const isCovered = page !== null && !canHover();
  const target = isCovered ? page.closest("main") : (page ?? element.closest("dialog"))?.querySelector("input");
  target?.focus({ preventScroll: isCovered });
}
