import { addTo } from "../../lib/values/add-to";
import { distinct } from "../../lib/values/distinct";
import { firstOnes } from "../../lib/values/first-ones";
import { causesLast, formatProblem, placeOf, type Problem } from "../../lib/problem";

/** Up to how many problems are told one by one. */
const MOST_TOLD = 40;
/** How many places of a kind of problem are named. */
const NAMED_PLACES = 3;

/** Problems as texts for a terminal, and whether some are left out that only a file has. */
type ReportText = { texts: string[]; isShortened: boolean };

/**
 * Tells of problems one by one, or, of many, a text for each kind: how many there are, the first one in full, and where
 * the next ones are. Problems are of one kind when their messages differ in what stands in quotes alone.
 */
export function toldProblems(all: readonly Problem[]): ReportText {
  const problems = oncePerThing(all);
  if (problems.length <= MOST_TOLD) return { texts: problems.map(formatProblem), isShortened: false };
  const kinds = new Map<string, Problem[]>();
  for (const problem of problems) addTo(kinds, problem.message.replace(/'[^']*'/g, "'…'"), problem);
  const byCount = [...kinds.values()].sort((one, other) => {
    const [[a], [b]] = [one, other];
    return (a && b ? causesLast(a, b) : 0) || other.length - one.length;
  });
  return { texts: byCount.map(kindText), isShortened: true };
}

/** Problems with each that is told once in the place of all that say the same, with the first of their places. */
function oncePerThing(problems: readonly Problem[]): Problem[] {
  const places = new Map<string, string[]>();
  for (const problem of problems.filter(({ isToldOnce }) => isToldOnce))
    addTo(places, problem.message, placeOf(problem));
  return problems.flatMap((problem) => {
    const all = problem.isToldOnce ? places.get(problem.message) : [];
    if (!all) return [];
    places.delete(problem.message);
    const [, ...others] = distinct(all);
    if (others.length === 0) return [problem];
    return [{ ...problem, message: `${problem.message} It also stands at ${firstOnes(others, NAMED_PLACES - 1)}.` }];
  });
}

function kindText(problems: readonly Problem[]): string {
  const [first, ...others] = problems;
  if (!first) return "";
  const places = others.slice(0, NAMED_PLACES - 1).map((problem) => `  also ${placeOf(problem)}: ${problem.message}`);
  const rest = others.length - places.length;
  return [
    ...(others.length > 0 ? [`${problems.length} of this kind:`] : []),
    formatProblem(first),
    ...places,
    ...(rest > 0 ? [`  and ${rest} more`] : []),
  ].join("\n");
}
