/** Whether an element is on the page, and not in a closed tab or block; Safari has a method for it since 17.4. */
export function isShown(element: HTMLElement): boolean {
  return typeof element.checkVisibility === "function"
    ? element.checkVisibility()
    : element.getClientRects().length > 0;
}
