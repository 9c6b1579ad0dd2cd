import { useEffect, useSyncExternalStore } from "react";
import { pageViews, subscribeToPageViews } from "../../../ui/page-views";
import { MARK_PARAMETER } from "../../../lib/routes/mark-parameter";

const NO_VIEWS: readonly string[] = [];

/**
 * Marks the words of the page's address, as results of search name them, until their reader clears them, by Escape or
 * by a button, or another page shows.
 */
export function ResultMarks() {
  const address = useSyncExternalStore(subscribeToPageViews, pageViews, () => NO_VIEWS).at(-1);
  useEffect(() => {
    const words = new URLSearchParams(window.location.search).get(MARK_PARAMETER)?.split(" ");
    const article = document.querySelector("main article") ?? document.querySelector("main");
    if (!words || !article) return undefined;
    const marks = { ended: false, remove: () => undefined as void };
    const end = () => {
      marks.ended = true;
      marks.remove();
      document.removeEventListener("keydown", onKeyDown);
    };
    const clear = () => {
      end();
      removeWords();
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === "Escape" && !document.querySelector("dialog[open]")) clear();
    };
    void import("./show-marks").then(
      ({ showMarks }) => {
        if (!marks.ended) marks.remove = showMarks(article, words, clear);
      },
      () => undefined,
    );
    document.addEventListener("keydown", onKeyDown);
    return end;
  }, [address]);
  return null;
}

/** Takes the words out of the address, so that they do not come back with it. */
function removeWords(): void {
  const address = new URL(window.location.href);
  address.searchParams.delete(MARK_PARAMETER);
  window.history.replaceState(window.history.state, "", address);
}
