import { spawnSync } from "node:child_process";
import { LOCALE_VARIABLE } from "../../lib/settings/locale-site";
import { OtherLanguage } from "./read-config";

/**
 * Runs the body of a program that reads a project, and ends the process with it: a configuration may have opened what
 * would keep that. What the body throws is printed as its message alone, with the exit code 1. Where the default
 * language turns out to be another one than the configuration was told, the program runs once more for that.
 * `parameters` are what Node runs as the program: its file, and what comes behind it.
 */
export async function inOwnProcess(parameters: readonly string[], body: () => Promise<void>): Promise<never> {
  try {
    await body();
    return process.exit(0);
  } catch (error) {
    if (error instanceof OtherLanguage) return process.exit(runAnew(parameters, error.locale));
    console.error(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
}

function runAnew(parameters: readonly string[], locale: string): number {
  const env = { ...process.env, [LOCALE_VARIABLE]: locale };
  return spawnSync(process.execPath, [...process.execArgv, ...parameters], { env, stdio: "inherit" }).status ?? 1;
}
