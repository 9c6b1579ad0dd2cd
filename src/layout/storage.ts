/** The keys under which the browser keeps what a reader chose. */
export const STORAGE_KEYS = {
  /** `light` or `dark`; absent while the reader follows the system. */
  theme: "theme",
  announcementId: "docusaurus.announcement.id",
  /** `true` once the announcement of that id is closed. */
  announcementDismissed: "docusaurus.announcement.dismiss",
} as const;

/** A stored value; `null` when there is none or the browser blocks its storage. */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value for the next visit and for other tabs; warns where the browser blocks its storage, and goes on. */
export function store(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch (error) {
    console.warn("Browser storage is not available", error);
  }
}
