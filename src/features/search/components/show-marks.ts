import { translate } from "../../../lib/words/translate";
import { markWords } from "./mark-words";

/**
 * Marks words in an element, and shows a button in the page that clears the marks where there are any, by `onClear`.
 * Returns what removes both, and hands the focus of the button to the heading of what is being read.
 */
export function showMarks(element: Element, words: readonly string[], onClear: () => void): () => void {
  const removeMarks = markWords(element, words);
  if (!removeMarks) return () => undefined;
  // Clicks on a `button` are kept until React has it, and this one it never has.
  const clear = document.createElement("input");
  Object.assign(clear, { type: "button", className: "clear-marks", value: translate({ id: "search.clearMarks" }) });
  clear.setAttribute("aria-keyshortcuts", "Escape");
  clear.setAttribute("data-print", "hide");
  clear.addEventListener("click", onClear);
  (element.closest("main") ?? element).append(clear);
  return () => {
    const hadFocus = document.activeElement === clear;
    removeMarks();
    clear.remove();
    if (hadFocus) focusHeadingIn(element);
  };
}

/** Focuses the last heading that does not lie in the lower half of the window or below it, else the first one. */
function focusHeadingIn(element: Element): void {
  const headings = [...element.querySelectorAll<HTMLElement>("h1, h2, h3, h4, h5, h6")];
  const heading = headings.findLast((one) => one.getBoundingClientRect().top < innerHeight / 2) ?? headings[0];
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
