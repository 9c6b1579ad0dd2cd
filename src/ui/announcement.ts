import { store, STORAGE_KEYS } from "./storage";

/** The attribute of `<html>` by which CSS hides a closed announcement. */
export const ANNOUNCEMENT_ATTRIBUTE = "data-announcement";

/** Hides the announcement, now and before first paint of later visits. */
export function closeAnnouncement(): void {
  store(STORAGE_KEYS.announcementDismissed, "true");
  // The button goes away, and would take the focus with it: whoever goes on by key goes on with what follows it.
  const isByKey = document.activeElement?.matches(":focus-visible") === true;
  document.documentElement.setAttribute(ANNOUNCEMENT_ATTRIBUTE, "closed");
  const next = (isByKey && firstStopOf(".site-navbar")) || document.getElementById("main");
  next?.focus({ preventScroll: true });
}

/** The first link or button that shows in the element of a selector. */
function firstStopOf(part: string): HTMLElement | undefined {
  const stops = document.querySelectorAll<HTMLElement>(`${part} :is(a[href], button)`);
  return [...stops].find((stop) => stop.getClientRects().length > 0);
}

/** Whether the reader has closed the announcement, now or on an earlier visit. */
export function isAnnouncementClosed(): boolean {
  return document.documentElement.getAttribute(ANNOUNCEMENT_ATTRIBUTE) === "closed";
}
