/** @jest-environment jsdom */
import { ErrorBoundary } from "../../../src/layout/shell/error-boundary";
import { clearDrawn, draw } from "../../support/drawn";

afterEach(clearDrawn);

test.each([
  ["an error", new Error("It fails."), "It fails."],
  ["a text", "A text.", "A text."],
  ["nothing", undefined, "undefined"],
])("where %s is thrown, the frame stays, and says what it was", async (_, thrown, message) => {
  const silent = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const Broken = ({ what }: { what: unknown }): never => {
    throw what;
  };
  await draw(
    <>
      <header />
      <ErrorBoundary>
        <Broken what={thrown} />
      </ErrorBoundary>
    </>,
  );
  silent.mockRestore();
  expect([document.querySelector("header") !== null, document.querySelector("pre")?.textContent]).toEqual([
    true,
    message,
  ]);
});
