import { useEffect, useReducer, useState } from "react";
import { find, type SearchMeans } from "../ui/find";
import { IDLE, searchReducer, type SearchState } from "../ui/search-state";

/** Time in milliseconds without a letter after which a reader has stopped to type. */
const TYPING_PAUSE_MS = 300;

/**
 * What a search finds for a query as it is typed, how to move the place of the option that Enter opens, and how to ask
 * again for what could not be fetched.
 */
export function useSearch(
  query: string,
  { scope, loadClient, transformItems }: Omit<SearchMeans, "pause">,
): { state: SearchState; moveTo: (active: number) => void; retry: () => void } {
  const [state, tell] = useReducer(searchReducer, IDLE);
  const [tries, setTries] = useState(1);
  useEffect(() => {
    const typing = { goesOn: false };
    const pause = () => new Promise<boolean>((resolve) => setTimeout(() => resolve(!typing.goesOn), TYPING_PAUSE_MS));
    void find(query, { scope, loadClient, transformItems, pause }, tell);
    return () => {
      typing.goesOn = true;
    };
  }, [query, scope, loadClient, transformItems, tries]);
  return {
    state,
    moveTo: (active) => tell({ type: "moved", active }),
    retry: () => setTries((before) => before + 1),
  };
}
