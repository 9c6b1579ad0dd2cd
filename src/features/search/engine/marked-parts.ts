import type { SearchParameters } from "./search-client";

/** The tags that stand around matches in highlighted texts; react-instantsearch has the same. */
export const HIGHLIGHT_TAGS = {
  highlightPreTag: "__ais-highlight__",
  highlightPostTag: "__/ais-highlight__",
} as const satisfies SearchParameters;

/** A part of a highlighted text: whether it matches the query. */
type MarkedPart = { text: string; marked: boolean };

/** A highlighted text, of a query with `HIGHLIGHT_TAGS`, in its parts; each part is plain text for React to show. */
export function markedParts(value: string): MarkedPart[] {
  const { highlightPreTag: before, highlightPostTag: after } = HIGHLIGHT_TAGS;
  const [first = "", ...rest] = value.split(before);
  const parts = rest.flatMap((part) => {
    const [matched = "", ...others] = part.split(after);
    return [
      { text: matched, marked: true },
      { text: others.join(""), marked: false },
    ];
  });
  return [{ text: first, marked: false }, ...parts].filter(({ text }) => text !== "");
}
