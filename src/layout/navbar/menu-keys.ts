import { folded } from "../../lib/content/folded";

/** What was typed to find an item of a menu, and when the last key of it was pressed, in milliseconds. */
export type Typed = { text: string; time: number };

/** After a longer pause, in milliseconds, a letter begins another word. */
const PAUSE = 1000;

/**
 * The place in a menu to which a key leads from `at`, which is -1 on the menu's button, and what is typed by then:
 * arrow keys go round, Home and End lead to its ends, letters to the next item that begins with what was typed. The
 * place is undefined for other keys, and where no item begins so.
 */
export function placeAfter(
  key: string,
  labels: readonly string[],
  { at, typed, time }: { at: number; typed: Typed; time: number },
): { place?: number; typed: Typed } {
  const none = { text: "", time };
  if (labels.length === 0) return { typed: none };
  // From the button, the way up leads to the last item.
  const places: Record<string, number> = { ArrowDown: at + 1, ArrowUp: Math.max(at, 0) - 1, Home: 0, End: -1 };
  const place = places[key];
  if (place !== undefined) return { place: (place + labels.length) % labels.length, typed: none };
  if (!/^[\p{L}\p{M}\p{N}.-]$/u.test(key)) return { typed };
  const begun = time - typed.time <= PAUSE ? typed.text : "";
  const text = begun + folded(key);
  // An item that still begins so keeps its place.
  const longer = begun === "" ? undefined : nextThatBegins(text, labels, at);
  if (longer !== undefined) return { place: longer, typed: { text, time } };
  return {
    place: nextThatBegins(folded(key), labels, at + 1),
    typed: { text: begun === "" ? text : folded(key), time },
  };
}

/** The first item from a place on, and then from the beginning, whose label begins with a text. */
function nextThatBegins(text: string, labels: readonly string[], from: number): number | undefined {
  const places = labels.map((_, index) => (Math.max(from, 0) + index) % labels.length);
  return places.find((place) => folded(labels[place]?.trim() ?? "").startsWith(text));
}

let typed: Typed = { text: "", time: 0 };

/** Moves the focus among the items of a menu, of which `menu` is the element around, as a key asks. */
export function moveFocus(menu: Element, { key, timeStamp: time }: Pick<KeyboardEvent, "key" | "timeStamp">): void {
  const items = [...menu.querySelectorAll<HTMLElement>(":scope ul :is(a, button)")];
  const labels = items.map((item) => item.textContent ?? "");
  const after = placeAfter(key, labels, { at: items.indexOf(document.activeElement as HTMLElement), typed, time });
  typed = after.typed;
  if (after.place !== undefined) items[after.place]?.focus();
}
