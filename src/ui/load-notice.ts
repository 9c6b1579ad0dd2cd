import { translate } from "../lib/words/translate";
import { FAILED_ATTRIBUTE } from "./held-scripts";

/** Id of the notice in each page's HTML that says what did not load; it stands outside of what React draws. */
export const LOAD_NOTICE_ID = "load-notice";

/** Ends what a notice listens to while it shows. */
let showing = new AbortController();

/**
 * Says that something could not be loaded, beside the page that is there. Retry takes the notice away and tries again,
 * as a reader's return to the network does; its other button and Escape only take it away. The error goes to the
 * console, where it is not there yet. Returns what takes this notice away, as long as no other one has its place.
 */
export function showLoadNotice(what: string, error: unknown, retry: () => void): () => void {
  const notice = document.getElementById(LOAD_NOTICE_ID);
  const [text, again, close] = notice?.querySelectorAll<HTMLElement>("p, input") ?? [];
  // In develop pages have no notice.
  if (!text || !again || !close) return () => undefined;
  const told = translate({ id: navigator.onLine ? "loading.failed" : "loading.offline" }, { what });
  if (error !== undefined) console.warn(told, error);
  hideLoadNotice();
  showing = new AbortController();
  const { signal } = showing;
  const before = document.activeElement as HTMLElement | null;
  const leave = () => {
    hideLoadNotice();
    // Its buttons are gone.
    if (document.activeElement?.parentElement === notice) before?.focus({ preventScroll: true });
  };
  text.textContent = told;
  close.hidden = false;
  close.onclick = leave;
  again.onclick = () => {
    leave();
    retry();
  };
  addEventListener("online", () => again.click(), { signal });
  addEventListener("keydown", ({ key }) => key === "Escape" && leave(), { signal });
  document.documentElement.setAttribute(FAILED_ATTRIBUTE, "");
  return () => {
    if (!signal.aborted) hideLoadNotice();
  };
}

/** Takes the notice away. */
export function hideLoadNotice(): void {
  showing.abort();
  document.documentElement.removeAttribute(FAILED_ATTRIBUTE);
}

/**
 * Has the browser load an address, by `go`, once the server has an answer to it; until then the reader keeps the page
 * that is there, beside a notice. `isWanted` says whether the reader still waits for it. False where the page stays.
 */
export async function loadByBrowser(address: string, go: () => void, isWanted = () => true): Promise<boolean> {
  const error = await errorOf(address);
  if (!isWanted()) return false;
  if (error === undefined) {
    go();
    return true;
  }
  const what = translate({ id: "loading.address" }, { address });
  showLoadNotice(what, error, () => void loadByBrowser(address, go, isWanted));
  return false;
}

/** Why an address cannot be shown; undefined where it can, also as a page that is not found. */
async function errorOf(address: string): Promise<unknown> {
  try {
    const { ok, status } = await fetch(address);
    if (!ok && status !== 404) throw new Error(translate({ id: "loading.status" }, { status }));
    return undefined;
  } catch (error) {
    return error;
  }
}
