import { withPrefix } from "gatsby";
import { useEffect, useId, useState } from "react";
import { translate } from "../../../lib/words/translate";
import { subscribeToPageViews } from "../../../ui/page-views";
import { tellSeen, watchWorker } from "../watch-worker";

/**
 * Asks the reader of a site that is kept for offline whether a newer version should take the place of this one. It
 * takes no focus: screen readers read the question out, and find it as a region of the page.
 */
export function UpdatePopup() {
  const [accept, setAccept] = useState<() => void>();
  const id = useId();
  useEffect(() => {
    const ask = (take: () => void) => setAccept(() => take);
    watchWorker(withPrefix("/"), { ask, reload: () => location.reload() }).catch(console.warn);
    return subscribeToPageViews(() => void tellSeen(location.pathname).catch(console.warn));
  }, []);
  const shown = accept && { role: "region", "aria-labelledby": id, "data-print": "hide", className: "update-popup" };
  return (
    <div {...shown}>
      {/* There before its text: of a status that comes with one, screen readers may say nothing. */}
      <div id={id} role="status">
        {accept && translate({ id: "offline.update" })}
      </div>
      {accept && (
        <>
          <button type="button" className="accept" onClick={accept}>
            {translate({ id: "offline.accept" })}
          </button>
          <button type="button" onClick={() => setAccept(undefined)}>
            {translate({ id: "offline.later" })}
          </button>
        </>
      )}
    </div>
  );
}
