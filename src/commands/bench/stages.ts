/** Seconds of each stage of a build, in the order in which Gatsby reported them. */
export type Stages = Map<string, number>;

/** A stage that Gatsby reports when it is done, such as `success createPages - 1.087s - 340/340 58.61/s`. */
const STAGE = /^success (.+?) - (\d+(?:\.\d+)?)s(?: - .*)?$/gm;
const COLOUR = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*[A-Za-z]`, "g");
/** Shorter stages are summed in one row. */
const LEAST_SECONDS = 0.3;

/** The stages that a build's log names. */
export function stagesOf(log: string): Stages {
  const stages: Stages = new Map();
  for (const [, name = "", seconds] of log.replaceAll(COLOUR, "").matchAll(STAGE))
    stages.set(name, (stages.get(name) ?? 0) + Number(seconds));
  return stages;
}

/**
 * A Markdown table of where the time of some builds went, in seconds; the last rows are what no stage of note took,
 * such as loading Gatsby and saving its state.
 */
export function stageTable(builds: readonly { name: string; seconds: number; stages: Stages }[]): string {
  const names = new Set(
    builds.flatMap(({ stages }) => [...stages].filter(([, seconds]) => seconds >= LEAST_SECONDS).map(([name]) => name)),
  );
  const shown = [...names].map((name) => [name, ...builds.map(({ stages }) => stages.get(name) ?? 0)] as const);
  const sums = builds.map(({ stages }) => [...stages.values()].reduce((sum, seconds) => sum + seconds, 0));
  const ofShown = builds.map((_, index) => shown.reduce((sum, row) => sum + Number(row[index + 1]), 0));
  const rows = [
    ...shown,
    ["shorter stages", ...sums.map((sum, index) => sum - (ofShown[index] ?? 0))],
    ["outside of stages", ...builds.map(({ seconds }, index) => seconds - (sums[index] ?? 0))],
    ["all", ...builds.map(({ seconds }) => seconds)],
  ];
  const cells = rows.map(([name, ...seconds]) => [String(name), ...seconds.map((value) => Number(value).toFixed(1))]);
  const head = ["stage (seconds)", ...builds.map(({ name }) => name)];
  return [head, head.map((_, index) => (index === 0 ? "---" : "---:")), ...cells]
    .map((row) => `| ${row.join(" | ")} |`)
    .join("\n");
}
