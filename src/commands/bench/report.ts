import type { PageBytes, Run } from "./measure";
import { kilobytes, markdownTable } from "./markdown-table";

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
  return markdownTable(head, rows);
}

/** A generator's builds of so many docs: from nothing, and after one doc changed. */
export type Builds = { name: string; docs: number; cold: Run; warm: Run };

/**
 * Builds of several generators as a Markdown table; the first of each number of docs is what the others stand beside.
 */
export function besideTable(builds: readonly Builds[]): string {
  const head = ["docs", "generator", "cold build", "of the first", "one doc changed", "of the first", "peak memory"];
  const rows = builds.map(({ name, docs, cold, warm }) => {
    const first = builds.find((other) => other.docs === docs);
    const share = (run: Run, of: Run | undefined) => (of ? (run.seconds / of.seconds).toFixed(2) : "");
    const times = [seconds(cold), share(cold, first?.cold), seconds(warm), share(warm, first?.warm)];
    return [String(docs), name, ...times, memory(cold, warm)];
  });
  return markdownTable(head, rows);
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
