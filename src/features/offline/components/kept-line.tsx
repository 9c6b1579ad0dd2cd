import { translate } from "../../../lib/words/translate";
import { DateText } from "../../../ui/date-text";
import { Translate } from "../../../ui/translate";
import { runsAsApp } from "../runs-as-app";
import { useKeptState } from "./use-kept-state";
import { KeptFacts } from "./kept-facts";

/** The line of the footer that says what is kept for offline, and ends it where the site is no app. */
export function KeptLine() {
  const state = useKeptState();
  if (!state) return null;
  const { since, kept, files } = state;
  return (
    <div className="kept-line">
      {since === undefined ? (
        translate({ id: "offline.filling" }, { kept, files })
      ) : (
        <>
          <Translate id="offline.since" values={{ date: <DateText date={localDay(since)} /> }} />
          {": "}
          <KeptFacts state={state} />
        </>
      )}
      {!runsAsApp() && (
        <>
          {" "}
          <button type="button" onClick={endOfflineMode}>
            {translate({ id: "offline.end" })}
          </button>
        </>
      )}
    </div>
  );
}

/** The day of a time in milliseconds where its reader is: `2026-11-30`. */
function localDay(time: number): string {
  const date = new Date(time);
  const minutes = date.getTimezoneOffset();
  return new Date(time - minutes * 60_000).toISOString().slice(0, "2026-11-30".length);
}

/** Loads the page by the address that ends the offline mode: what runs inline in each page removes what is kept. */
function endOfflineMode(): void {
  const address = new URL(window.location.href);
  address.searchParams.set("offlineMode", "false");
  window.location.assign(address);
}
