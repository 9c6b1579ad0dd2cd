import { useEffect } from "react";
import { showInside } from "../../../ui/scrolling";
import { movedTo } from "../ui/search-state";

/** Id of the list whose options the field of search chooses from. */
export const LIST_ID = "search-list";

/** The id of an option, by its place in the list. */
export function optionId(place: number): string {
  return `search-option-${place}`;
}

type Options = { count: number; active: number; moveTo: (active: number) => void };

/**
 * Makes the field of search a combobox of the options of the list: it tells screen readers which one is active, arrow
 * keys, Home and End move, Enter opens, and Enter with Ctrl, Cmd or Shift opens in a new tab.
 */
export function useCombobox(field: HTMLInputElement, { count, active, moveTo }: Options): void {
  useEffect(() => {
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
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || event.altKey) return;
      const option = document.getElementById(optionId(active));
      const isOpening = event.key === "Enter" && option instanceof HTMLAnchorElement;
      const next = event.ctrlKey || event.metaKey || event.shiftKey ? undefined : movedTo(event.key, active, count);
      if (next === undefined && !isOpening) return;
      event.preventDefault();
      if (next !== undefined) moveTo(next);
      else if (isOpening) openOption(option, event);
    };
    field.addEventListener("keydown", onKeyDown);
    return () => field.removeEventListener("keydown", onKeyDown);
  });
}

/** Opens an option as a click on it does, with the same keys held. */
function openOption(option: HTMLAnchorElement, { ctrlKey, metaKey, shiftKey }: KeyboardEvent): void {
  if (ctrlKey || metaKey || shiftKey) window.open(option.href, "_blank", "noopener");
  else option.click();
}
