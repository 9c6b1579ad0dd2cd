import { withPrefix } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { subscribeToPageViews } from "../../../ui/page-views";
import { searchPageAddress, searchPageState, type SearchPageState } from "../ui/search-page-address";

/** Time in milliseconds after which what a reader chose becomes a step of the history. */
const STEP_PAUSE_MS = 500;

/**
 * What the search page shows, kept in its address: going back and forward leads from query to query. `flush` makes the
 * last change a step at once, before the reader leaves the page.
 */
export function useSearchPageState(route: string): {
  state: SearchPageState;
  change: (change: Partial<SearchPageState>) => void;
  flush: () => void;
} {
  const [state, setState] = useState(() => searchPageState(window.location.search));
  const waiting = useRef<{ timer: number; address: string }>();
  useEffect(() => {
    const read = () => {
      clearTimeout(waiting.current?.timer);
      waiting.current = undefined;
      setState(searchPageState(window.location.search));
    };
    window.addEventListener("popstate", read);
    const unsubscribe = subscribeToPageViews(read);
    return () => {
      clearTimeout(waiting.current?.timer);
      window.removeEventListener("popstate", read);
      unsubscribe();
    };
  }, []);
  const flush = () => {
    if (!waiting.current) return;
    const { timer, address } = waiting.current;
    clearTimeout(timer);
    waiting.current = undefined;
    window.history.pushState(window.history.state, "", address);
  };
  const change = (changed: Partial<SearchPageState>) => {
    const next = { ...state, ...changed };
    setState(next);
    clearTimeout(waiting.current?.timer);
    waiting.current = {
      address: withPrefix(searchPageAddress(route, next)),
      timer: window.setTimeout(flush, STEP_PAUSE_MS),
    };
  };
  return { state, change, flush };
}
