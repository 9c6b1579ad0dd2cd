import { readOfTab, storeForTab } from "./storage";

/** The key of the history's entry that the page shows, as Gatsby's router names its own; empty while it has none. */
export function entryKey(): string {
  return (window.history.state as { key?: string } | null)?.key ?? "";
}

/** How far down its reader left an entry of the history, in pixels; undefined for one that was not left yet. */
export function placeOfEntry(key: string): number | undefined {
  const place = readOfTab(storageKey(key));
  return place === null ? undefined : Number(place);
}

/** Keeps how far down, in pixels, the reader of an entry is who leaves it. */
export function keepPlaceOfEntry(key: string, y: number): void {
  storeForTab(storageKey(key), String(y));
}

/**
 * Scrolls to the part of the page that its address names and that was closed until now, and on the way back to an entry
 * of the history to where its reader left it.
 */
export function showOpenedPart(part: Element): void {
  const place = placeOfEntry(entryKey());
  if (place === undefined) part.scrollIntoView();
  else window.scrollTo(0, place);
}

function storageKey(key: string): string {
  return `docusaurus.place.${key}`;
}
