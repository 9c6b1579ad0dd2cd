import { byPlace, formatProblem, type Problem } from "../../lib/problem";

/**
 * The field of GraphQL that tells what is wrong with the content. An error of the content is an error of the answer, so
 * that no tool takes it for data; `problemsNow` gives what the last check found.
 */
export function checkField(problemsNow: () => readonly Problem[]): Record<string, object> {
  return {
    Query: {
      check: {
        type: "[String]!",
        description:
          "What is wrong with the content: an error of the answer for each error, with file, line and remedy, and a text for each warning. Nothing where nothing is wrong.",
        resolve: () => [...problemsNow()].sort(byPlace).map(valueOf),
      },
    },
  };
}

function valueOf(problem: Problem): Error | string {
  return problem.severity === "error" ? new Error(formatProblem(problem)) : formatProblem(problem);
}
