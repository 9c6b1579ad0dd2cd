import { Fragment, type ReactNode } from "react";
import { linesOfRuns, type CodeRun } from "../../../lib/html/code-runs";
import { classesOfLine } from "../../marked-code";

/** The same elements for runs of code as in the HTML that the build makes of code. */
export function codeElements(runs: readonly CodeRun[]): ReactNode {
  return runs.map(({ text, classes }, index) => (
    <Fragment key={index}>{classes ? <span className={classes}>{text}</span> : text}</Fragment>
  ));
}

/** The same for code with the classes of marked lines by index from 0: these and numbered ones are elements. */
export function codeLines(
  runs: readonly CodeRun[],
  marks: ReadonlyMap<number, string[]>,
  isNumbered: boolean,
): ReactNode {
  if (marks.size === 0 && !isNumbered) return codeElements(runs);
  return linesOfRuns(runs).map((line, index) => {
    const className = classesOfLine(marks.get(index), isNumbered);
    const content = codeElements(line);
    return className ? (
      <span key={index} className={className}>
        {content}
      </span>
    ) : (
      <Fragment key={index}>{content}</Fragment>
    );
  });
}
