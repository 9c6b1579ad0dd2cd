import { useEffect, useReducer } from "react";
import { find, type SearchMeans } from "../ui/find";
import { IDLE, searchReducer, type SearchState } from "../ui/search-state";

/** Time in milliseconds without a letter after which a reader has stopped to type. */
const TYPING_PAUSE_MS = 300;

/** What a search finds for a query as it is typed, and how to move the place of the option that Enter opens. */
export function useSearch(
  query: string,
  { scope, loadClient, transformItems }: Omit<SearchMeans, "pause">,
): { state: SearchState; moveTo: (active: number) => void } {
  const [state, tell] = useReducer(searchReducer, IDLE);
  useEffect(() => {
    const typing = { goesOn: false };
    const pause = () => new Promise<boolean>((resolve) => setTimeout(() => resolve(!typing.goesOn), TYPING_PAUSE_MS));
    void find(query, { scope, loadClient, transformItems, pause }, tell);
    return () => {
      typing.goesOn = true;
    };
  }, [query, scope, loadClient, transformItems]);
  return { state, moveTo: (active) => tell({ type: "moved", active }) };
}
