import type { KeyboardEvent } from "react";

/** Takes the focus from the last stop of the Tab key in a dialog to the first, and back, where browsers would leave
 * the page. */
export function keepFocus(event: KeyboardEvent): void {
  if (event.key !== "Tab") return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>("a[href], button, input")];
  const stops = all.filter(({ tabIndex }) => tabIndex >= 0);
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
