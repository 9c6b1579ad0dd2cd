import { translate } from "../../../lib/words/translate";
import { markWords } from "./mark-words";

/**
 * Marks words in an element, and shows a button in the page that clears the marks where there are any, by `onClear`.
 * Returns what removes both.
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
    removeMarks();
    clear.remove();
  };
}
