import { mkdirSync, writeFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import type { Reporter } from "gatsby";
import { countText } from "../../lib/words/count-text";
import { KEPT_FOLDER } from "../../lib/build/kept-folder";
import { byPlace, formatProblem, type Problem } from "../../lib/problem";
import { toldProblems } from "./grouped";
import { errorMessage } from "../../lib/values/error-of";
import { withPluginPlaces } from "./plugin-places";

/** Time for Gatsby's database to finish what it is writing; ending the process in the middle of a write hangs it. */
const FLUSH_MS = 300;

/**
 * Tells an author everything that is wrong: what is only logged, warnings, then errors. In a build errors end it with
 * exit code 1; in develop the server stays up.
 */
export async function reportProblems(problems: readonly Problem[], reporter: Reporter): Promise<void> {
  const ordered = withPluginPlaces(problems).sort(byPlace);
  const errors = ordered.filter(({ severity }) => severity === "error");
  const logged = ordered.filter(({ severity }) => severity === "info");
  for (const text of toldOf(logged, "notes")) reporter.info(text);
  const warnings = ordered.filter(({ severity }) => severity === "warning");
  for (const text of toldOf(warnings, "warnings")) reporter.warn(text);
  if (errors.length === 0) return;
  const files = new Set(errors.map(({ file }) => file)).size;
  const summary = `${countText(errors.length, "error")} in ${countText(files, "file")}`;
  await setTimeout(FLUSH_MS);
  reporter.panicOnBuild(`${summary}:\n\n${toldOf(errors, "errors").join("\n\n")}\n\n${summary}, listed above.`);
}

/**
 * Tells what an error in a hook of Gatsby was, which in a build ends it. Where it was thrown is for those who mend the
 * engine: it shows when the environment has `SITE_STACKS=1`.
 */
export async function reportFailure(hook: string, error: unknown, reporter: Reporter): Promise<void> {
  await setTimeout(FLUSH_MS);
  const message = errorMessage(error);
  const stack = error instanceof Error && process.env.SITE_STACKS === "1" ? `\n\n${error.stack}` : "";
  const remedy =
    "Mend what it names. If that is no file of yours, the environment variable SITE_STACKS=1 shows where in the engine it failed.";
  reporter.panicOnBuild(`${message}\n  → ${remedy} (Hook: ${hook}.)${stack}`);
}

/** What is told of problems; where that is not all, the last text names the file that holds them all. */
function toldOf(problems: readonly Problem[], kind: string): string[] {
  const { texts, isShortened } = toldProblems(problems);
  if (!isShortened) return texts;
  const file = `${KEPT_FOLDER}/${kind}.txt`;
  mkdirSync(KEPT_FOLDER, { recursive: true });
  writeFileSync(file, `${problems.map(formatProblem).join("\n\n")}\n`);
  return [...texts, `All ${problems.length} ${kind} are in ${file}.`];
}
