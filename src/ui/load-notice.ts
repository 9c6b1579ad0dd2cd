import { translate } from "../lib/words/translate";
import { FAILED_ATTRIBUTE } from "./held-scripts";
import { errorMessage } from "../lib/values/error-of";

/** Id of the notice in each page's HTML that says what did not load; it stands outside of what React draws. */
export const LOAD_NOTICE_ID = "load-notice";

/** Says that something did not load, with the error's text, beside the page that is there; Retry takes it away. */
export function showLoadNotice(what: string, error: unknown, retry: () => void): void {
  const notice = document.getElementById(LOAD_NOTICE_ID);
  const [text, button] = [notice?.querySelector("p"), notice?.querySelector("input")];
  // In develop pages have no notice.
  if (!text || !button) return;
  const message = errorMessage(error);
  text.textContent = translate({ id: "loading.failed" }, { what, message });
  button.onclick = () => {
    hideLoadNotice();
    retry();
  };
  document.documentElement.setAttribute(FAILED_ATTRIBUTE, "");
}

/** Takes the notice away. */
export function hideLoadNotice(): void {
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
