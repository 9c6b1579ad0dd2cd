import { ContentProblems, contentProblemsOf, editorAddress } from "../../../src/layout/shell/content-problems";
import { formatProblem, type Problem } from "../../../src/lib/problem";
import { markupOf } from "../../support/markup";

const problem: Problem = {
  severity: "error",
  file: "content/docs/a b.mdx",
  line: 3,
  column: 7,
  message: "There is no <Nope>.",
  remedy: "Remove it.",
  choices: ["Tabs", "Link"],
};

test("problems come from the page's context, where it has some", () => {
  expect(contentProblemsOf({ problems: [problem] })).toEqual([problem]);
  expect([contentProblemsOf({}), contentProblemsOf(undefined)]).toEqual([[], []]);
});

test("each problem has place, message, remedy and choices", () => {
  expect(markupOf(<ContentProblems problems={[problem]} />)).toMatchInlineSnapshot(`
    "<section role="alert" class="content-problems" data-severity="error" aria-labelledby="content-errors">
    <h2 id="content-errors">An error in the content</h2>
    <ul>
    <li>
    <p>
    <a href="/__open-stack-frame-in-editor?fileName=content%2Fdocs%2Fa+b.mdx&amp;lineNumber=3">content/docs/a b.mdx:3:7</a>
    </p>
    <p>There is no &lt;Nope&gt;.</p>
    <p>Remove it.</p>
    <p>Valid: <span>
    <code>Tabs</code>
    </span>
    <span>, <code>Link</code>
    </span>
    </p>
    </li>
    </ul>
    </section>"
  `);
});

test("of many choices the first stand there, as in the terminal, and the number of the others", () => {
  const choices = Array.from({ length: 456 }, (_, index) => `c${index + 1}`);
  const html = markupOf(<ContentProblems problems={[{ ...problem, choices }]} />);
  expect(html.match(/(?<=<code>)c\d+/g)).toEqual(choices.slice(0, 12));
  expect(html).toMatch(/<code>c12<\/code>\s*<\/span>\s+and 444 more<\/p>/);
  expect(formatProblem({ ...problem, choices })).toMatch(/, c12 and 444 more$/);
});

test("the heading counts them", () => {
  const { line: _, choices: __, ...whole } = problem;
  expect(markupOf(<ContentProblems problems={[problem, whole]} />)).toContain("2 errors in the content");
});

test("warnings have a notice of their own, after that of errors, which is no alert", () => {
  const html = markupOf(<ContentProblems problems={[{ ...problem, severity: "warning" }, problem]} />);
  expect(html.match(/role="\w+"|(?<=>)A[^<]+content(?=<)/g)).toEqual([
    'role="alert"',
    "An error in the content",
    'role="status"',
    "A warning about the content",
  ]);
  expect(markupOf(<ContentProblems problems={[{ ...problem, severity: "warning" }]} />)).not.toContain("alert");
});

test("what stands between backticks is code", () => {
  const html = markupOf(
    <ContentProblems problems={[{ ...problem, message: "Write `true` or `a < b`.", remedy: "A ` alone." }]} />,
  );
  expect(html).toContain("<p>Write <code>true</code> or <code>a &lt; b</code>.</p>");
  expect(html).toContain("<p>A ` alone.</p>");
});

test("the editor opens the file at its line, or at its beginning", () => {
  expect(editorAddress(problem)).toBe("/__open-stack-frame-in-editor?fileName=content%2Fdocs%2Fa+b.mdx&lineNumber=3");
  expect(editorAddress({ file: "src/site.ts" })).toBe(
    "/__open-stack-frame-in-editor?fileName=src%2Fsite.ts&lineNumber=1",
  );
});
