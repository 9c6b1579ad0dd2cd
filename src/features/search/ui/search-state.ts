import type { SearchHit } from "../engine/search-client";
import { groupHits, type HitGroup } from "./hit-groups";

/** What the search dialog shows for a query; `active` is the place of the option that Enter opens. */
export type SearchState = {
  query: string;
  /** `idle` without a query; while a query is `asked`, what was found for the one before still shows. */
  status: "idle" | "asked" | "found" | "failed";
  groups: HitGroup[];
  /** How many hits there are in all, beside those that show. */
  total: number;
  /** Hits of other versions, for words that the reader's version has not. */
  elsewhere: HitGroup[];
  /** What to search for instead, where nothing was found; undefined until that is known. */
  suggestions?: string[];
  active: number;
};

/** What happens to a search; an answer to another query than the last one changes nothing. */
export type SearchEvent =
  | { type: "asked"; query: string }
  | { type: "found"; query: string; hits: readonly SearchHit[]; total: number }
  | { type: "found-elsewhere"; query: string; hits: readonly SearchHit[] }
  | { type: "suggested"; query: string; suggestions: string[] }
  | { type: "failed"; query: string }
  | { type: "moved"; active: number };

/** A search for which nothing was asked yet. */
export const IDLE: SearchState = {
  query: "",
  status: "idle",
  groups: [],
  total: 0,
  elsewhere: [],
  active: 0,
};

/** The state of a search after an event. */
export function searchReducer(state: SearchState, event: SearchEvent): SearchState {
  if (event.type === "moved") return { ...state, active: event.active };
  if (event.type === "asked") {
    if (event.query.trim() === "") return { ...IDLE, query: event.query };
    return { ...state, query: event.query, status: "asked" };
  }
  if (event.query !== state.query) return state;
  switch (event.type) {
    case "found": {
      const { hits, total } = event;
      return { ...IDLE, query: state.query, status: "found", groups: groupHits(hits), total };
    }
    case "found-elsewhere":
      return { ...state, elsewhere: groupHits(event.hits) };
    case "suggested":
      return { ...state, suggestions: event.suggestions };
    case "failed":
      return { ...IDLE, query: state.query, status: "failed" };
  }
}

/** All hits that show, in reading order: the options among which the arrow keys move. */
export function shownHits({ groups, elsewhere }: Pick<SearchState, "groups" | "elsewhere">): SearchHit[] {
  return [...groups, ...elsewhere].flatMap(({ hits }) => hits);
}

/** The place to which a key moves in a list of options; undefined for other keys, and where there is no option. */
export function movedTo(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case "ArrowDown":
      return (active + 1) % count;
    case "ArrowUp":
      return (active - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}
