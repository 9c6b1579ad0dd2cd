import { DARK_QUERY } from "../../lib/style/color-queries";
import { FAILED_ATTRIBUTE, TEMPLATE_ID } from "../../ui/held-scripts";
import { askedQuery, openSearch, searchField } from "../../ui/search-dialog";
import { fieldAction, keptActions, type Field, type KeptActions } from "./kept-actions";
import { loadWhereNeeded, scriptLoader } from "./script-loader";

/**
 * What readers do before they want something of a page that only scripts can do; `storage` is a choice in another
 * window.
 */
const INTENTS = ["pointermove", "pointerdown", "touchstart", "wheel", "keydown", "focusin", "beforematch", "storage"];
/** What does nothing without scripts; links, forms and blocks of details work without. */
const CONTROLS = "button,[role=button]";
/** Keys that move between the tabs of a row. */
const TAB_KEYS = ["ArrowLeft", "ArrowRight", "Home", "End"];

/**
 * Holds the scripts of a page back until its reader wants something of it, or the page needs them by itself; keeps what
 * the reader did with buttons and fields until React has taken these over, and does it then, once. It runs inline at
 * the end of the page, and is no part of the bundles: what it imports must be small.
 */
export function holdScripts(): void {
  const template = document.getElementById(TEMPLATE_ID) as HTMLTemplateElement;
  const kept = keptActions();
  // After a failure the page is as good as without scripts, and the next intent tries again.
  const load = scriptLoader(template, () => {
    document.documentElement.setAttribute(FAILED_ATTRIBUTE, "");
    kept.forget();
  });
  const stopKeeping = keepActions(kept, load);
  for (const type of INTENTS)
    addEventListener(type, (event) => isResting(event) || load(), { capture: true, passive: true });
  matchMedia(DARK_QUERY).addEventListener("change", load);
  window.___held = {
    takenOver: kept.takenOver,
    end: () => {
      stopKeeping();
      kept.forget();
    },
  };
  loadWhereNeeded(template, load);
}

/**
 * Whether a move of the pointer is none: Chromium tells a page that opens below a mouse of that mouse, twice at once,
 * as of one that moves by nothing. The first move of a real one may be by nothing, too, but is told once.
 */
function isResting(event: Event & Partial<PointerEvent>): boolean {
  return event.movementX === 0 && event.movementY === 0 && (event.getCoalescedEvents?.().length ?? 0) > 1;
}

/** Keeps clicks on controls, keys on tabs and input into fields that React does not hear of; returns what ends it. */
function keepActions(kept: KeptActions, load: () => void): () => void {
  const ending = new AbortController();
  const options = { capture: true, signal: ending.signal };
  const keepInstead = <Kind extends HTMLElement>(event: Event, target: Kind, act: (now: Kind) => void) => {
    event.preventDefault();
    event.stopPropagation();
    load();
    kept.keep(target, act);
  };
  // The dialog of search is in the page's HTML: it opens at once, and keeps what is typed like any other field.
  const openEarly = (event: Event): boolean => {
    const field = searchField();
    const query = askedQuery(event);
    if (!field || query === undefined || kept.hears(field)) return false;
    keepInstead(event, field, fieldAction(field));
    openSearch(field, query);
    return true;
  };
  addEventListener(
    "click",
    (event) => {
      if (openEarly(event)) return;
      const control = aroundTarget(event, CONTROLS);
      if (control && !kept.hears(control)) keepInstead(event, control, (now) => now.click());
    },
    options,
  );
  addEventListener(
    "keydown",
    (event) => {
      if (openEarly(event)) return;
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      const tab = aroundTarget(event, "[role=tab]");
      if (!tab || !TAB_KEYS.includes(key) || ctrlKey || metaKey || altKey || shiftKey || kept.hears(tab)) return;
      keepInstead(event, tab, (now) =>
        now.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })),
      );
    },
    options,
  );
  addEventListener(
    "input",
    (event) => {
      const field = event.target as Field;
      if (!kept.hears(field)) kept.keep(field, fieldAction(field));
    },
    options,
  );
  return () => ending.abort();
}

/** The element of a kind in which something happens; the page itself may be where it does, which is in none. */
function aroundTarget({ target }: Event, kind: string): HTMLElement | null | undefined {
  return (target as Element).closest?.<HTMLElement>(kind);
}
