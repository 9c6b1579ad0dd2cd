import type { Reporter } from "gatsby";
import { formatProblem, type Problem } from "../lib/problem";

/** Tells an author everything that is wrong: warnings, then errors. In a build errors end it with exit code 1; in develop the server stays up. */
export function reportProblems(problems: readonly Problem[], reporter: Reporter): void {
  const errors = problems.filter(({ severity }) => severity === "error");
  const warnings = problems.filter(({ severity }) => severity === "warning");
  for (const warning of warnings) reporter.warn(formatProblem(warning));
  if (errors.length === 0) return;
  const files = new Set(errors.map(({ file }) => file)).size;
  const summary = `${count(errors.length, "error")} in ${count(files, "file")}`;
  reporter.panicOnBuild(`${summary}:\n\n${errors.map(formatProblem).join("\n\n")}\n\n${summary}, listed above.`);
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
