import { causeChainOf, CrashReport, ErrorBoundary } from "../../../src/layout/shell/error-boundary";
import { markupOf } from "../../support/markup";

test("the report of a crash has a way back, the message and its causes", () => {
  const error = new Error("The page broke", { cause: new Error("A part broke", { cause: "a wire" }) });
  expect(markupOf(<CrashReport error={error} onRetry={() => undefined} />)).toMatchSnapshot();
});

test("the chain of causes ends at what is no error", () => {
  expect(causeChainOf(new Error("a", { cause: new Error("b", { cause: 3 }) }))).toBe("a\n\nCause:\nb\n\nCause:\n3");
});

test("a cause that is among the errors before it ends the chain", () => {
  const first = new Error("a");
  const second = new Error("b", { cause: first });
  const alone = new Error("c");
  Object.assign(first, { cause: second });
  Object.assign(alone, { cause: alone });
  expect([causeChainOf(first), causeChainOf(alone)]).toEqual(["a\n\nCause:\nb", "c"]);
});

test("without a crash the page shows as it is", () => {
  expect(
    markupOf(
      <ErrorBoundary>
        <p>All is well</p>
      </ErrorBoundary>,
    ),
  ).toBe("<p>All is well</p>");
});
