import type { PageBytes, Run } from "./measure";

/**
 * What the bench found for one size: the build from nothing, the build after one doc changed, and the middle doc's
 * bytes.
 */
export type Finding = { docs: number; pages: number; cold: Run; warm: Run; page: PageBytes };

/** The findings as a Markdown table for the README. */
export function reportOf(findings: readonly Finding[]): string {
  const head = [
    "docs",
    "pages",
    "cold build",
    "one doc changed",
    "ratio",
    "peak memory",
    "HTML of a doc (gzip)",
    "its scripts (gzip)",
    "its data (gzip)",
  ];
  const rows = findings.map(({ docs, pages, cold, warm, page }) => [
    String(docs),
    String(pages),
    seconds(cold),
    seconds(warm),
    (warm.seconds / cold.seconds).toFixed(2),
    memory(cold, warm),
    `${kilobytes(page.html)} (${kilobytes(page.htmlGzip)})`,
    kilobytes(page.scriptsGzip),
    kilobytes(page.dataGzip),
  ]);
  return [head, head.map((_, index) => (index === 0 ? "---" : "---:")), ...rows]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}

function seconds(run: Run): string {
  return `${run.seconds.toFixed(1)} s`;
}

function memory(...runs: Run[]): string {
  const peaks = runs.map(({ peakBytes }) =>
    peakBytes === undefined ? "not measured" : `${(peakBytes / 1e9).toFixed(2)} GB`,
  );
  return peaks.join(", then ");
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
