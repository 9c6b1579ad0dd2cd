import { wordsOf } from "../../lib/words/words-of";
import type { RequestStatus } from "./statuses";

/** The words of the feature requests. */
export const word = wordsOf({
  add: "Ask for a feature",
  all: "All feature requests",
  allAreas: "All areas",
  allStatuses: "All",
  area: "Area",
  clear: "Clear all filters",
  count: "{count} of {requests} requests",
  declined: "Declined",
  discussion: "Discuss it and vote for it",
  done: "Done",
  filters: "Filters",
  nothing: "No request fits. Choose less, or search for other words.",
  open: "Open",
  opened: "Opened",
  planned: "Planned",
  search: "Search in requests",
  started: "Started",
  status: "Status",
  unknown: "There is no feature request '{slug}'.",
});

/** What readers see of a status. */
export function statusWord(status: string): string {
  return word(status as RequestStatus);
}
