import { translate } from "../../lib/words/translate";
import { LOAD_NOTICE_ID } from "../../ui/load-notice";

/**
 * The notice of what did not load, as it is in each page's HTML: CSS shows it once something failed. At first it speaks
 * of the page's scripts, which any click asks for anew; what else fails is told by `showLoadNotice`, with a button that
 * closes the notice.
 */
export function LoadNotice() {
  return (
    <div id={LOAD_NOTICE_ID} role="alert" data-print="hide" className="load-notice">
      <p>{translate({ id: "loading.scripts" })}</p>
      {/* No `<button>`: clicks on those wait for React, which never draws this one. */}
      <input type="button" value={translate({ id: "loading.retry" })} />
      <input type="button" value={translate({ id: "loading.close" })} hidden />
    </div>
  );
}
