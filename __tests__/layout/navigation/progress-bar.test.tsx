/** @jest-environment jsdom */
import { act } from "react";
import { wrapPageLoader } from "../../../src/layout/navigation/page-loads";
import { ProgressBar } from "../../../src/layout/navigation/progress-bar";
import { clearDrawn, draw } from "../../support/drawn";

const pageOfBuild = { page: { webpackCompilationHash: "a" } };

afterEach(clearDrawn);

test("a bar shows while a page is late, and is gone when it has come", async () => {
  jest.useFakeTimers();
  const arrival: { answer?: () => void } = {};
  const loadPage = () =>
    new Promise<typeof pageOfBuild>((resolve) => {
      arrival.answer = () => resolve(pageOfBuild);
    });
  Object.assign(window, {
    ___loader: { loadPage, hovering: () => undefined },
    ___navigate: () => undefined,
    ___webpackCompilationHash: "a",
  });
  wrapPageLoader(async () => true);
  await draw(<ProgressBar />);
  const load = window.___loader.loadPage("/a/");
  await act(async () => jest.advanceTimersByTime(199));
  expect(document.querySelector("[role=progressbar]")).toBeNull();
  await act(async () => jest.advanceTimersByTime(1));
  expect(document.querySelector("[role=progressbar]")?.getAttribute("aria-label")).toBe("The next page is loading");
  await act(async () => {
    arrival.answer?.();
    await load;
  });
  expect(document.querySelector("[role=progressbar]")).toBeNull();
});
