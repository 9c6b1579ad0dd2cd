import { useState } from "react";
import { readStored, SEARCH_KEYS, store } from "../../../ui/storage";
import {
  readEntries,
  withForgotten,
  withOpened,
  withToggled,
  type HistoryEntry,
  type SearchHistory,
} from "../ui/search-history";

const CHANGES = { open: withOpened, toggle: withToggled, forget: withForgotten };

/** The results that a reader opened and those that they keep, as stored; where nothing can be stored, of this visit. */
export function useSearchHistory(): {
  history: SearchHistory;
  change: (kind: keyof typeof CHANGES, entry: HistoryEntry) => void;
} {
  const [history, setHistory] = useState(() => storedHistory() ?? { recent: [], favourites: [] });
  const change = (kind: keyof typeof CHANGES, entry: HistoryEntry) => {
    // Another tab may have changed it since.
    const changed = CHANGES[kind](storedHistory() ?? history, entry);
    store(SEARCH_KEYS.recent, JSON.stringify(changed.recent));
    store(SEARCH_KEYS.favourites, JSON.stringify(changed.favourites));
    setHistory(changed);
  };
  return { history, change };
}

function storedHistory(): SearchHistory | undefined {
  const [recent, favourites] = [readStored(SEARCH_KEYS.recent), readStored(SEARCH_KEYS.favourites)];
  if (recent === null && favourites === null) return undefined;
  return { recent: readEntries(recent), favourites: readEntries(favourites) };
}
