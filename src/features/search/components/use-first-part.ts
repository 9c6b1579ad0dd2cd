import { useEffect, useRef } from "react";
import { useInstantSearch } from "../instantsearch.bundled";

/**
 * Lets each search begin with the first part of its list: InstantSearch goes on with the part that the last one was at.
 * `search` is what tells one search from another.
 */
export function useFirstPart(search: string): void {
  const { setIndexUiState } = useInstantSearch();
  const last = useRef(search);
  useEffect(() => {
    if (last.current === search) return;
    last.current = search;
    setIndexUiState(({ page: _, ...others }) => others);
  }, [search, setIndexUiState]);
}
