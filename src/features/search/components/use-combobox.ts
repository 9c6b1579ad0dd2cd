import { useEffect, useRef } from "react";
import { showInside } from "../../../ui/scrolling";
import { useBeforePaint } from "../../../ui/use-before-paint";
import { movedTo } from "../ui/search-state";

/** Id of the list whose options the field of search chooses from. */
export const LIST_ID = "search-list";

/** The id of an option, by its place in the list. */
export function optionId(place: number): string {
  return `search-option-${place}`;
}

type Options = {
  /** What the field holds. */
  query: string;
  /** Whether the options are those of the query, and not of the one before. */
  isAnswered: boolean;
  count: number;
  active: number;
  moveTo: (active: number) => void;
};

/**
 * Makes the field of search a combobox of the options of the list: it tells screen readers which one is active, arrow
 * keys, Home and End move, Enter opens, and Enter with Ctrl, Cmd or Shift opens in a new tab. Enter for a query without
 * an answer yet opens the first option of that answer, or does what it does where there is none.
 */
export function useCombobox(field: HTMLInputElement, options: Options): void {
  const { query, isAnswered, count, active, moveTo } = options;
  const entered = useRef<{ query: string; event: KeyboardEvent }>();
  // With the options themselves: a key that comes right after them is for them.
  useBeforePaint(() => {
    const activeOption = document.getElementById(optionId(active));
    const states: Record<string, string | null> = {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": String(count > 0),
      "aria-controls": count > 0 ? LIST_ID : null,
      "aria-activedescendant": activeOption?.id ?? null,
    };
    for (const [name, value] of Object.entries(states)) {
      if (value === null) field.removeAttribute(name);
      else field.setAttribute(name, value);
    }
    const box = activeOption?.closest(".results");
    if (activeOption && box) showInside(box, activeOption);
  }, [field, count, active]);
  useBeforePaint(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || event.altKey) return;
      const next = event.ctrlKey || event.metaKey || event.shiftKey ? undefined : movedTo(event.key, active, count);
      if (next !== undefined) moveTo(next);
      else if (event.key !== "Enter") return;
      else if (!isAnswered) entered.current = { query, event };
      else if (!openOption(active, event)) return;
      event.preventDefault();
    };
    field.addEventListener("keydown", onKeyDown);
    return () => field.removeEventListener("keydown", onKeyDown);
  });
  useEffect(() => {
    const waiting = entered.current;
    if (!isAnswered || !waiting) return;
    entered.current = undefined;
    // Whoever has closed the dialog since stays where they are.
    const isLeft = field.closest("dialog:not([open])") !== null;
    if (!isLeft && waiting.query === query && !openOption(0, waiting.event)) field.form?.requestSubmit();
  }, [field, query, isAnswered]);
}

/** Opens an option as a click on it does, with the same keys held; returns false where there is none. */
function openOption(place: number, { ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  const option = document.getElementById(optionId(place));
  if (!(option instanceof HTMLAnchorElement)) return false;
  if (ctrlKey || metaKey || shiftKey) window.open(option.href, "_blank", "noopener");
  else option.click();
  return true;
}
