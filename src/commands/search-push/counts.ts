import type { SearchRecord } from "../../lib/pages/search-record";

/** How many records there are of each docs tag and kind, as a table. */
export function recordCounts(batches: Iterable<SearchRecord[]>): string {
  const counts = new Map<string, { pages: number; headings: number; texts: number }>();
  for (const records of batches) {
    for (const { docusaurus_tag: tag, type } of records) {
      const count = counts.get(tag) ?? { pages: 0, headings: 0, texts: 0 };
      count[type === "lvl1" ? "pages" : type === "content" ? "texts" : "headings"] += 1;
      counts.set(tag, count);
    }
  }
  const lines = [...counts].map(([tag, { pages, headings, texts }]) => [tag, pages, headings, texts]);
  const total = [1, 2, 3].map((column) => lines.reduce((sum, line) => sum + Number(line[column]), 0));
  const rows = [["docs tag", "pages", "headings", "texts"], ...lines, ["together", ...total]];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => String(row[column]).length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return column === 0 ? String(cell).padEnd(width) : String(cell).padStart(width);
        })
        .join("  "),
    )
    .join("\n");
}
