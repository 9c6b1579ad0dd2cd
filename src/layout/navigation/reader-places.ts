import { readOfTab, storeForTab } from "../../ui/storage";

/** What Gatsby asks with before it scrolls; its router marks addresses of links and scripts as `PUSH`. */
type Scrolling = {
  prevRouterProps?: { location: Location };
  routerProps: { location: Location & { action?: string } };
};

/** The entry of the history that the page shows, by its key, and how far down its reader is, in pixels. */
const shown = { key: "", y: 0 };

/**
 * Begins to note how far down readers are in each entry of the history, also in those that the browser makes for links
 * to a part of the page: each gets a key of its own, as Gatsby gives those of its links. Call it before the router
 * listens.
 */
export function noteReaderPlaces(): void {
  nameEntry();
  noteArrival();
  window.addEventListener("popstate", nameEntry);
  window.addEventListener("pagehide", keepPlace);
  window.addEventListener(
    "scroll",
    () => {
      // An entry may be there some frames before its page is: what scrolls until then is the page before.
      if (entryKey() === shown.key) shown.y = window.scrollY;
    },
    { passive: true },
  );
}

/** Keeps the reader's place in the entry that was shown; another one is shown now. */
export function noteArrival(): void {
  keepPlace();
  shown.key = entryKey();
  shown.y = window.scrollY;
}

/**
 * Scrolls to where the reader left the entry that is about to show, and returns whether Gatsby is to scroll instead.
 * The browser scrolls the first page, and from one part of a page to another unless a script led there.
 */
export function isForGatsbyToScroll({ prevRouterProps, routerProps: { location } }: Scrolling): boolean {
  if (!prevRouterProps) return false;
  if (location.action === "PUSH") return true;
  if (prevRouterProps.location.pathname === location.pathname) return false;
  const place = readOfTab(storageKey(entryKey()));
  if (place !== null) window.scrollTo(0, Number(place));
  return place === null;
}

function keepPlace(): void {
  if (shown.key) storeForTab(storageKey(shown.key), String(shown.y));
}

function nameEntry(): void {
  if (entryKey()) return;
  const state = window.history.state as object | null;
  window.history.replaceState({ ...state, key: String(Date.now()) }, "");
}

function entryKey(): string {
  return (window.history.state as { key?: string } | null)?.key ?? "";
}

function storageKey(key: string): string {
  return `docusaurus.place.${key}`;
}
