import type { ReactNode } from "react";
import type { Problem } from "../../../lib/problem";

/** What is wrong with the example, as a build reports it: place, problem, remedy and valid choices. */
export function SampleProblems({ problems }: { problems: readonly Problem[] }) {
  return (
    <div role="status" className="problems">
      {problems.map(({ file, line, column, message, remedy, choices = [] }) => (
        <p key={`${line}:${column} ${message}`}>
          <code>{[file, line, column].filter(Boolean).join(":")}</code> <strong>{withCode(message)}</strong>{" "}
          {withCode(remedy)}
          {choices.length > 0 && ` ${choices.slice(0, 4).join(", ")}`}
        </p>
      ))}
    </div>
  );
}

/** A message in which code stands between backticks, as the parser of MDX writes it. */
function withCode(message: string): ReactNode[] {
  return message.split(/`([^`]+)`/).map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>));
}
