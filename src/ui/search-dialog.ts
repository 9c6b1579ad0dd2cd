import { OPENS_SEARCH } from "../lib/pages/opens-search";

/** Id of the dialog that every button and key for search opens; the first field in it takes the query. */
export const SEARCH_DIALOG_ID = "search-dialog";

/**
 * The query with which a click or a key opens search: that of the button under it, the letter that is typed on a
 * button, empty for Ctrl+K, Cmd+K and a slash outside fields; undefined for all else.
 */
export function askedQuery(event: Event): string | undefined {
  const target = event.target as HTMLElement;
  // The page itself may be the target, which has no `closest`.
  const button = target.closest?.(`[${OPENS_SEARCH}]`);
  const { key, ctrlKey, metaKey, altKey } = event as KeyboardEvent;
  if (!key) return button?.getAttribute(OPENS_SEARCH) ?? undefined;
  if (altKey) return undefined;
  if (ctrlKey || metaKey) return /^k$/i.test(key) ? "" : undefined;
  if (key === "/") return target.isContentEditable || target.closest?.("input,select,textarea") ? undefined : "";
  return button && /^[\p{L}\d]$/u.test(key) ? key : undefined;
}

/** The field of the search dialog; undefined on a page without one. */
export function searchField(): HTMLInputElement | undefined {
  return document.querySelector<HTMLInputElement>(`#${SEARCH_DIALOG_ID} input`) ?? undefined;
}

/**
 * Shows the search dialog with a query in its field, which gets the focus, and tells of it as if the reader had typed
 * it. A dialog that is open stays as it is.
 */
export function openSearch(field: HTMLInputElement, query: string): void {
  const dialog = field.closest("dialog");
  if (!dialog || dialog.open) return;
  dialog.showModal();
  setSearchQuery(field, query);
}

/** Puts a query into the field of search, as if the reader had typed it. */
export function setSearchQuery(field: HTMLInputElement, query: string): void {
  field.value = query;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
