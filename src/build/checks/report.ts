import { setTimeout } from "node:timers/promises";
import type { Reporter } from "gatsby";
import { byPlace, formatProblem, type Problem } from "../../lib/problem";

/** Time for Gatsby's database to finish what it is writing; ending the process in the middle of a write hangs it. */
const FLUSH_MS = 300;

/**
 * Tells an author everything that is wrong: warnings, then errors. In a build errors end it with exit code 1; in
 * develop the server stays up.
 */
export async function reportProblems(problems: readonly Problem[], reporter: Reporter): Promise<void> {
  const ordered = [...problems].sort(byPlace);
  const errors = ordered.filter(({ severity }) => severity === "error");
  const warnings = ordered.filter(({ severity }) => severity === "warning");
  for (const warning of warnings) reporter.warn(formatProblem(warning));
  if (errors.length === 0) return;
  const files = new Set(errors.map(({ file }) => file)).size;
  const summary = `${count(errors.length, "error")} in ${count(files, "file")}`;
  await setTimeout(FLUSH_MS);
  reporter.panicOnBuild(`${summary}:\n\n${errors.map(formatProblem).join("\n\n")}\n\n${summary}, listed above.`);
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
