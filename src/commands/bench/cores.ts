import os from "node:os";

/** What was seen at one moment of a build: seconds since it began, bytes of its log, and milliseconds of each core. */
export type Sample = { at: number; logBytes: number; cores: CoreTime[] };

type CoreTime = { idle: number; all: number };

/** The time of each core since the machine was started. */
export function coreTimes(): CoreTime[] {
  return os.cpus().map(({ times }) => ({
    idle: times.idle,
    all: Object.values(times).reduce((sum, time) => sum + time, 0),
  }));
}

/**
 * The share of time, 0 to 1, that each core had nothing to do in the `seconds` before a log had so many bytes; empty
 * where no two samples are that near.
 */
export function idleShares(samples: readonly Sample[], logBytes: number, seconds: number): number[] {
  const end = samples.find((sample) => sample.logBytes >= logBytes);
  if (!end) return [];
  const start = samples.findLast((sample) => sample.at <= end.at - seconds) ?? samples[0];
  if (!start || start === end) return [];
  return end.cores.map(({ idle, all }, core) => {
    const before = start.cores[core] ?? { idle: 0, all: 0 };
    return all === before.all ? 0 : (idle - before.idle) / (all - before.all);
  });
}
