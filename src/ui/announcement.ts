import { store, STORAGE_KEYS } from "./storage";

/** The attribute of `<html>` by which CSS hides a closed announcement. */
export const ANNOUNCEMENT_ATTRIBUTE = "data-announcement";

/** Hides the announcement, now and before first paint of later visits. */
export function closeAnnouncement(): void {
  store(STORAGE_KEYS.announcementDismissed, "true");
  document.documentElement.setAttribute(ANNOUNCEMENT_ATTRIBUTE, "closed");
  // The button goes away, and would take the focus with it.
  document.getElementById("main")?.focus({ preventScroll: true });
}

/** Whether the reader has closed the announcement, now or on an earlier visit. */
export function isAnnouncementClosed(): boolean {
  return document.documentElement.getAttribute(ANNOUNCEMENT_ATTRIBUTE) === "closed";
}
