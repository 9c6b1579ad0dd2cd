import { withPrefix } from "gatsby";
import { useEffect, useId, useState } from "react";
import { translate } from "../../../lib/translate";
import { subscribeToPageViews } from "../../../ui/page-views";
import { tellSeen, watchWorker } from "../watch-worker";

/** Asks the reader of a site that is kept for offline whether a newer version should take the place of this one. */
export function UpdatePopup() {
  const [accept, setAccept] = useState<() => void>();
  const id = useId();
  useEffect(() => {
    const ask = (take: () => void) => setAccept(() => take);
    watchWorker(withPrefix("/"), { ask, reload: () => location.reload() }).catch(console.warn);
    return subscribeToPageViews(() => void tellSeen(location.pathname).catch(console.warn));
  }, []);
  if (!accept) return null;
  return (
    <div role="alertdialog" aria-labelledby={id} data-print="hide" className="update-popup">
      <p id={id}>{translate({ id: "offline.update" })}</p>
      <button type="button" className="accept" onClick={accept}>
        {translate({ id: "offline.accept" })}
      </button>
      <button type="button" onClick={() => setAccept(undefined)}>
        {translate({ id: "offline.later" })}
      </button>
    </div>
  );
}
