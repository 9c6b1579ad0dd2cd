import type { DebugRow } from "../views";

/** A row with all its text in lower case, ready to be searched with every letter that is typed. */
export type SearchedRow = DebugRow & { text: string };

/** Rows made ready to be searched. */
export function searchedRows(rows: readonly DebugRow[]): SearchedRow[] {
  return rows.map((row) => ({
    ...row,
    text: [row.label, row.note ?? "", JSON.stringify(row.data)].join("\n").toLowerCase(),
  }));
}

/** The rows that have every word of a query in their label, remark or data; all rows for an empty query. */
export function filteredRows<R extends Pick<SearchedRow, "text">>(rows: readonly R[], query: string): readonly R[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return words.length === 0 ? rows : rows.filter(({ text }) => words.every((word) => text.includes(word)));
}

/** What is copied of a row, as JSON that can be read. */
export function rowJson({ data }: Pick<DebugRow, "data">): string {
  return JSON.stringify(data, null, 2);
}

/** What is copied of a view, as JSON: the data of its rows by their labels, by the titles of its parts. */
export function viewJson(parts: readonly { title: string; rows: readonly DebugRow[] }[]): string {
  const entries = parts.map(({ title, rows }) => [title, rows.map(({ label, data }) => ({ label, data }))]);
  return JSON.stringify(Object.fromEntries(entries), null, 2);
}
