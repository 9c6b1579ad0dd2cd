import { idleShares, type Sample } from "./cores";
import { markdownTable } from "./markdown-table";

/**
 * The stages of a build, in the order in which Gatsby reported them: the seconds of each, and the share of them, 0 to
 * 1, that each core had nothing to do, empty where it was not seen.
 */
type Stages = Map<string, { seconds: number; idle: number[] }>;

/** A stage that Gatsby reports when it is done, such as `success createPages - 1.087s - 340/340 58.61/s`. */
const STAGE = /^success (.+?) - (\d+(?:\.\d+)?)s(?: - .*)?$/;
const COLOUR = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*[A-Za-z]`, "g");
/** Shorter stages are summed in one row. */
const LEAST_SECONDS = 0.3;

/** The stages that a build's log names; the samples were taken while it was written. */
export function stagesOf(log: string, samples: readonly Sample[] = []): Stages {
  const stages: Stages = new Map();
  let bytes = 0;
  for (const line of log.split(/(?<=\n)/)) {
    bytes += Buffer.byteLength(line);
    const [, name = "", written] = STAGE.exec(line.replaceAll(COLOUR, "").trimEnd()) ?? [];
    if (written === undefined) continue;
    const seconds = Number(written);
    // Of a stage that is reported twice, the longer one counts most.
    const known = stages.get(name);
    const idle = known && known.seconds > seconds ? known.idle : idleShares(samples, bytes, seconds);
    stages.set(name, { seconds: (known?.seconds ?? 0) + seconds, idle });
  }
  return stages;
}

type StagedBuild = { name: string; seconds: number; stages: Stages };

/**
 * A Markdown table of where the time of some builds went, in seconds, with the share of it that each core was idle; the
 * last rows are what no stage of note took, such as loading Gatsby and saving its state.
 */
export function stageTable(builds: readonly StagedBuild[]): string {
  const names = new Set(
    builds.flatMap(({ stages }) =>
      [...stages].filter(([, { seconds }]) => seconds >= LEAST_SECONDS).map(([name]) => name),
    ),
  );
  const rows = [
    ...[...names].map((name) => [name, ...builds.flatMap(({ stages }) => cellsOf(stages.get(name)))]),
    ["shorter stages", ...builds.flatMap((build) => cellsOf({ seconds: shorter(build, names), idle: [] }))],
    ["outside of stages", ...builds.flatMap((build) => cellsOf({ seconds: build.seconds - sumOf(build), idle: [] }))],
    ["all", ...builds.flatMap(({ seconds }) => cellsOf({ seconds, idle: [] }))],
  ];
  const head = ["stage (seconds)", ...builds.flatMap(({ name }) => [name, "idle cores"])];
  return markdownTable(head, rows);
}

function cellsOf(stage: { seconds: number; idle: number[] } = { seconds: 0, idle: [] }): [string, string] {
  return [stage.seconds.toFixed(1), stage.idle.map((share) => `${Math.round(100 * share)} %`).join(", ")];
}

function sumOf({ stages }: StagedBuild): number {
  return [...stages.values()].reduce((sum, { seconds }) => sum + seconds, 0);
}

function shorter({ stages }: StagedBuild, shown: ReadonlySet<string>): number {
  return [...stages].reduce((sum, [name, { seconds }]) => (shown.has(name) ? sum : sum + seconds), 0);
}
