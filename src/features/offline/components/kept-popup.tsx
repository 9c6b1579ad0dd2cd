import { withPrefix } from "gatsby";
import { useEffect, useId, useState, type ReactNode } from "react";
import { translate } from "../../../lib/words/translate";
import { subscribeToPageViews } from "../../../ui/page-views";
import type { KeptState } from "../messages";
import { useKeptState } from "./use-kept-state";
import { tellSeen, watchWorker } from "../watch-worker";
import { KeptFacts } from "./kept-facts";

/**
 * Asks the reader of a site that is kept for offline whether a newer version should take the place of this one; tells
 * one who begins to keep it how far that is, and what is kept then.
 */
export function KeptPopup() {
  const [accept, setAccept] = useState<() => void>();
  const [begun, close] = useBegun();
  useEffect(() => {
    const ask = (take: () => void) => setAccept(() => take);
    const tell = () => void tellSeen(location.pathname).catch(console.warn);
    watchWorker(withPrefix("/"), { ask, reload: () => location.reload() }).catch(console.warn);
    // The reader may have gone on while this was loaded.
    tell();
    return subscribeToPageViews(tell);
  }, []);
  if (accept)
    return (
      <Popup text={translate({ id: "offline.update" })}>
        <button type="button" className="accept" onClick={accept}>
          {translate({ id: "offline.accept" })}
        </button>
        <button type="button" onClick={() => setAccept(undefined)}>
          {translate({ id: "offline.later" })}
        </button>
      </Popup>
    );
  if (!begun) return <Popup />;
  const isWhole = begun.since !== undefined;
  return (
    <Popup text={translate({ id: isWhole ? "offline.whole" : "offline.begun" })}>
      {isWhole ? (
        <p>
          <KeptFacts state={begun} />
        </p>
      ) : (
        <progress aria-label={translate({ id: "offline.begun" })} max={begun.files} value={begun.kept} />
      )}
      <button type="button" onClick={close}>
        {translate({ id: "loading.close" })}
      </button>
    </Popup>
  );
}

/** The state of a site that began to be kept while its reader has it open, until they close what tells of it. */
function useBegun(): [KeptState | undefined, () => void] {
  const state = useKeptState();
  const [isTold, setTold] = useState(() => new URLSearchParams(window.location.search).get("offlineMode") === "true");
  const isBeginning = state !== undefined && state.since === undefined;
  useEffect(() => {
    if (isBeginning) setTold(true);
  }, [isBeginning]);
  return [isTold ? state : undefined, () => setTold(false)];
}

/**
 * A text in a corner with what belongs to it; without a text the place for one. It takes no focus: screen readers read
 * the text out, and find it as a region of the page.
 */
function Popup({ text, children }: { text?: string; children?: ReactNode }) {
  const id = useId();
  const shown = text !== undefined && {
    role: "region",
    "aria-labelledby": id,
    "data-print": "hide",
    className: "update-popup",
  };
  return (
    <div {...shown}>
      {/* There before its text: of a status that comes with one, screen readers may say nothing. */}
      <div id={id} role="status">
        {text}
      </div>
      {children}
    </div>
  );
}
