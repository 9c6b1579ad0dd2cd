import { placeOf, type Problem } from "../../lib/problem";
import { translate } from "../../lib/words/translate";

/** The errors that the development server puts into the context of a page; none elsewhere. */
export function contentProblemsOf(pageContext: unknown): readonly Problem[] {
  return (pageContext as { problems?: Problem[] } | null | undefined)?.problems ?? [];
}

/** What is wrong with a page's content, for its author, in the place of the article or above what is left of it. */
export function ContentProblems({ problems }: { problems: readonly Problem[] }) {
  return (
    <section role="alert" className="content-problems" aria-labelledby="content-problems">
      <h2 id="content-problems">
        {translate(
          { message: problems.length === 1 ? "An error in the content" : "{count} errors in the content" },
          { count: problems.length },
        )}
      </h2>
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
  const { message, remedy, choices = [] } = problem;
  return (
    <>
      <p>
        <a href={editorAddress(problem)} onClick={openEditor}>
          {placeOf(problem)}
        </a>
      </p>
      <p>{message}</p>
      <p>{remedy}</p>
      {choices.length > 0 && (
        <p>
          {translate({ message: "Valid:" })}{" "}
          {choices.map((choice, index) => (
            <span key={choice}>
              {index > 0 && ", "}
              <code>{choice}</code>
            </span>
          ))}
        </p>
      )}
    </>
  );
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
