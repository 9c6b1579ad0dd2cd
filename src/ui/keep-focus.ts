import type { KeyboardEvent } from "react";
import { isShown } from "./is-shown";

const STOPS = "a[href], button, input, select, textarea, summary, [tabindex]";

/** Takes the focus from the last stop of the Tab key in a dialog to the first, and back, where browsers would leave
 * the page. */
export function keepFocus(event: KeyboardEvent): void {
  if (event.key !== "Tab") return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)].filter(isStop);
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}

/** Whether Tab comes to an element: not where it is hidden, off, or taken out of the order. */
function isStop(element: HTMLElement): boolean {
  return element.tabIndex >= 0 && !element.matches(":disabled") && isShown(element);
}
