import { wordsOf } from "../../lib/words/words-of";

/** The words of the feature. */
export const word = wordsOf({
  added: "Added:",
  all: "All that changed since {since}",
  changed: "Changed pages",
  counts: "+{added} −{removed}",
  countsLabel: "Lines added: {added}, removed: {removed}",
  feeds: "Docs by their last change, as a feed:",
  gone: "Removed pages",
  here: "What changed here since {since}",
  lead: "All docs whose text differs from that of {since}. Open one to see how.",
  new: "New pages",
  none: "No page differs.",
  removed: "Removed:",
  scripts: "What changed on a page shows once scripts run.",
  title: "What changed in {label} since {since}",
});

/** Title of the page with what changed between two versions, by their labels. */
export function changesTitle(label: string, since: string): string {
  return word("title", { label, since });
}
