/** A result that a reader opened: where it leads, what it is called, and the page that it is on, where it has a title
 * of its own. */
export type HistoryEntry = { url: string; title: string; page?: string };

/** The results that a reader opened, newest first, and those that they keep. */
export type SearchHistory = { recent: HistoryEntry[]; favourites: HistoryEntry[] };

const KEPT_RECENT = 7;
const KEPT_FAVOURITES = 20;

/** The entries in a stored text; none where there is no text, or it is not what was stored. */
export function readEntries(text: string | null): HistoryEntry[] {
  if (text === null) return [];
  try {
    const entries: unknown = JSON.parse(text);
    return Array.isArray(entries) ? entries.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is HistoryEntry {
  const { url, title, page = "" } = (value ?? {}) as Partial<Record<keyof HistoryEntry, unknown>>;
  return [url, title, page].every((part) => typeof part === "string");
}

/** The history after a result was opened: it is the newest; one that is kept stays where it is. */
export function withOpened({ recent, favourites }: SearchHistory, entry: HistoryEntry): SearchHistory {
  if (has(favourites, entry)) return { recent, favourites };
  return { recent: [entry, ...without(recent, entry)].slice(0, KEPT_RECENT), favourites };
}

/** The history after a recent result was made one that is kept, or one that is kept a recent one. */
export function withToggled({ recent, favourites }: SearchHistory, entry: HistoryEntry): SearchHistory {
  if (has(favourites, entry)) return withOpened({ recent, favourites: without(favourites, entry) }, entry);
  return { recent: without(recent, entry), favourites: [entry, ...favourites].slice(0, KEPT_FAVOURITES) };
}

/** The history without a result. */
export function withForgotten({ recent, favourites }: SearchHistory, entry: HistoryEntry): SearchHistory {
  return { recent: without(recent, entry), favourites: without(favourites, entry) };
}

function without(entries: readonly HistoryEntry[], { url }: HistoryEntry): HistoryEntry[] {
  return entries.filter((other) => other.url !== url);
}

function has(entries: readonly HistoryEntry[], { url }: HistoryEntry): boolean {
  return entries.some((other) => other.url === url);
}
