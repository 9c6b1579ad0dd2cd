import { byPlace, formatProblem, type Problem } from "../../lib/problem";

/**
 * The fields of GraphQL that tell what is wrong with the content: `check`, in which an error of the content is an error
 * of the answer, so that no tool takes it for data, and `problems`, which gives all as data. `problemsNow` gives what
 * the last check found.
 */
export function checkFields(problemsNow: () => readonly Problem[]): Record<string, object> {
  const inOrder = () => [...problemsNow()].sort(byPlace);
  return {
    Query: {
      check: {
        type: "[String]!",
        description:
          "What is wrong with the content: an error of the answer for each error, with file, line and remedy, and a text for each warning. Nothing where nothing is wrong. `problems` gives the same as data.",
        resolve: () => inOrder().map(valueOf),
      },
      problems: {
        type: "[ContentProblem!]!",
        description:
          "What is wrong with the content, as data, by file and line: also broken links and anchors, which are known once all pages are.",
        args: {
          file: {
            type: "String",
            description: "Path of a file from the site's root, as `file` of a page, to be told of that alone",
          },
        },
        resolve: (_source: unknown, { file = null }: { file?: string | null }) =>
          inOrder().filter((problem) => file === null || problem.file === file),
      },
    },
  };
}

function valueOf(problem: Problem): Error | string {
  return problem.severity === "error" ? new Error(formatProblem(problem)) : formatProblem(problem);
}
