import type { Problem } from "../../lib/problem";
import type { CheckResult } from "./check-content";

/**
 * What was found in the languages of a site, the default one first, as one result: counts are those of that one, and
 * what another one has in common with it is told once.
 */
export function joinedResults([first, ...others]: [CheckResult, ...CheckResult[]]): CheckResult {
  const told = new Map<string, Problem>();
  for (const { problems } of [first, ...others])
    for (const problem of problems) if (!told.has(sameOf(problem))) told.set(sameOf(problem), problem);
  const languages = others.length > 0 ? { languages: others.length + 1 } : {};
  return { ...first, ...languages, problems: [...told.values()] };
}

/** What two problems have in common that are one: valid choices may be in the words of a language. */
function sameOf({ severity, file, line, column, message }: Problem): string {
  return JSON.stringify([severity, file, line, column, message]);
}
