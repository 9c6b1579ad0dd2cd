import { entryKey, keepPlaceOfEntry, placeOfEntry } from "../../ui/entry-place";
import { scrollAsPageGrows } from "../../ui/scrolling";

/** What Gatsby asks with before it scrolls; its router marks addresses of links and scripts as `PUSH`. */
type Scrolling = {
  prevRouterProps?: { location: Location };
  routerProps: { location: Location & { action?: string } };
};

/** The entry of the history that the page shows, by its key, and how far down its reader is, in pixels. */
const shown = { key: "", y: 0 };

/** The entry of which the page is still too short for its reader's place, by its key, and what ends the wait. */
let awaited: { key: string; y: number; end: () => void } | undefined;

/**
 * Begins to note how far down readers are in each entry of the history, also in those that the browser makes for links
 * to a part of the page: each gets a key of its own, as Gatsby gives those of its links. Call it before the router
 * listens.
 */
export function noteReaderPlaces(): void {
  nameEntry();
  continueRestoring();
  noteArrival();
  window.addEventListener("popstate", nameEntry);
  window.addEventListener("pagehide", keepPlace);
  window.addEventListener(
    "scroll",
    () => {
      // An entry may be there some frames before its page is: what scrolls until then is the page before.
      if (entryKey() === shown.key && !awaited) shown.y = window.scrollY;
    },
    { passive: true },
  );
}

/** Keeps the reader's place in the entry that was shown; another one is shown now. */
export function noteArrival(): void {
  // The entry that shows already has no place before it is left: what opens by its hash asks for one.
  if (entryKey() !== shown.key) keepPlace();
  shown.key = entryKey();
  if (awaited?.key !== shown.key) awaited?.end();
  shown.y = awaited?.y ?? window.scrollY;
}

/**
 * Scrolls to where the reader left the entry that is about to show, and returns whether Gatsby is to scroll instead.
 * The browser scrolls the first page, and from one part of a page to another unless a script led there.
 */
export function isForGatsbyToScroll({ prevRouterProps, routerProps: { location } }: Scrolling): boolean {
  if (!prevRouterProps) return false;
  if (location.action === "PUSH") return true;
  if (prevRouterProps.location.pathname === location.pathname) return false;
  const place = placeOfEntry(entryKey());
  if (place !== undefined) bringBack(entryKey(), place);
  return place === undefined;
}

/**
 * After a reload a browser restores the scroll position at most to the end of what is drawn by then, now or a moment
 * later. Scrolls on to the stored position as the page grows.
 */
function continueRestoring(): void {
  const key = entryKey();
  const place = placeOfEntry(key);
  if (!place) return;
  const goOn = () => {
    const { scrollHeight, clientHeight } = document.documentElement;
    const isAtEnd = window.scrollY + clientHeight > scrollHeight - 1;
    if (isAtEnd && window.scrollY < place && entryKey() === key) bringBack(key, place);
  };
  goOn();
  if (!awaited) window.addEventListener("scroll", goOn, { once: true, passive: true });
}

/** Scrolls to a place, also on a page that draws its content by and by: Chromium alone does that by itself. */
function bringBack(key: string, y: number): void {
  awaited?.end();
  const end = scrollAsPageGrows(y, () => (awaited = undefined));
  if (!end) return;
  awaited = { key, y, end };
  if (key === shown.key) shown.y = y;
}

function keepPlace(): void {
  if (shown.key) keepPlaceOfEntry(shown.key, shown.y);
}

function nameEntry(): void {
  if (entryKey()) return;
  const state = window.history.state as object | null;
  window.history.replaceState({ ...state, key: String(Date.now()) }, "");
}
