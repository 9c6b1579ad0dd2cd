import type { ReactNode } from "react";
import { placeOf, shownChoices, type Problem } from "../../lib/problem";
import { translate } from "../../lib/words/translate";

/** The errors and warnings that the development server puts into the context of a page; none elsewhere. */
export function contentProblemsOf(pageContext: unknown): readonly Problem[] {
  return (pageContext as { problems?: Problem[] } | null | undefined)?.problems ?? [];
}

/**
 * What is wrong with a page's content, for its author, in the place of the article or above what is left of it: errors,
 * and after them warnings.
 */
export function ContentProblems({ problems }: { problems: readonly Problem[] }) {
  const errors = problems.filter(({ severity }) => severity === "error");
  const warnings = problems.filter(({ severity }) => severity !== "error");
  return (
    <>
      {errors.length > 0 && <Notice problems={errors} severity="error" title={errorsTitle(errors.length)} />}
      {warnings.length > 0 && <Notice problems={warnings} severity="warning" title={warningsTitle(warnings.length)} />}
    </>
  );
}

function errorsTitle(count: number): string {
  return translate({ message: count === 1 ? "An error in the content" : "{count} errors in the content" }, { count });
}

function warningsTitle(count: number): string {
  const message = count === 1 ? "A warning about the content" : "{count} warnings about the content";
  return translate({ message }, { count });
}

type NoticeProps = { problems: readonly Problem[]; severity: "error" | "warning"; title: string };

function Notice({ problems, severity, title }: NoticeProps) {
  const id = `content-${severity}s`;
  return (
    <section
      role={severity === "error" ? "alert" : "status"}
      className="content-problems"
      data-severity={severity}
      aria-labelledby={id}
    >
      <h2 id={id}>{title}</h2>
      <ul>
        {problems.map((problem) => (
          <li key={JSON.stringify(problem)}>
            <ProblemText problem={problem} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ProblemText({ problem }: { problem: Problem }) {
  const { message, remedy } = problem;
  const { first, rest } = shownChoices(problem);
  return (
    <>
      <p>
        <a href={editorAddress(problem)} onClick={openEditor}>
          {placeOf(problem)}
        </a>
      </p>
      <p>{withCode(message)}</p>
      <p>{withCode(remedy)}</p>
      {first.length > 0 && (
        <p>
          {translate({ message: "Valid:" })}{" "}
          {first.map((choice, index) => (
            <span key={choice}>
              {index > 0 && ", "}
              <code>{choice}</code>
            </span>
          ))}
          {rest}
        </p>
      )}
    </>
  );
}

/** A text in which code stands between backticks, as Markdown has it. */
function withCode(text: string): ReactNode[] {
  return text
    .split(/(`[^`]+`)/)
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part.slice(1, -1)}</code> : part));
}

/** The address at which Gatsby's development server opens a file in the editor of the machine. */
export function editorAddress({ file, line = 1 }: Pick<Problem, "file" | "line">): string {
  return `/__open-stack-frame-in-editor?${new URLSearchParams({ fileName: file, lineNumber: String(line) })}`;
}

/** The server's answer is empty: the author stays on the page. */
function openEditor(event: { preventDefault: () => void; currentTarget: HTMLAnchorElement }): void {
  event.preventDefault();
  void fetch(event.currentTarget.href);
}
