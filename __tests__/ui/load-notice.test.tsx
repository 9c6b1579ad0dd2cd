/** @jest-environment jsdom */
import { LoadNotice } from "../../src/layout/shell/load-notice";
import { FAILED_ATTRIBUTE } from "../../src/ui/held-scripts";
import { hideLoadNotice, loadByBrowser, showLoadNotice } from "../../src/ui/load-notice";
import { clearDrawn, draw } from "../support/drawn";

const isShown = () => document.documentElement.hasAttribute(FAILED_ATTRIBUTE);
const text = () => document.querySelector("[role=alert] p")?.textContent;
const retry = () => document.querySelector<HTMLElement>("[role=alert] input")?.click();
const settled = () => new Promise((resolve) => setTimeout(resolve));
/** The answers of the server, in their order. */
const answers: (number | Error)[] = [];

beforeEach(async () => {
  globalThis.fetch = async () => {
    const answer = answers.shift();
    if (typeof answer !== "number") throw answer ?? new Error("No answer is left.");
    return { ok: answer < 300, status: answer } as Response;
  };
  await draw(<LoadNotice />);
});
afterEach(() => {
  hideLoadNotice();
  clearDrawn();
});

test("the notice says what failed and why, and its button tries again", () => {
  const again = jest.fn();
  expect(isShown()).toBe(false);
  showLoadNotice("A file", new Error("It is gone."), again);
  expect([isShown(), text()]).toEqual([true, "A file did not load: It is gone."]);
  retry();
  expect([isShown(), again.mock.calls.length]).toEqual([false, 1]);
});

test.each([200, 404])("a page that the server answers with %s is left to the browser", async (status) => {
  const go = jest.fn();
  answers.push(status);
  expect([await loadByBrowser("/a/", go), go.mock.calls.length, isShown()]).toEqual([true, 1, false]);
});

test("a page out of reach is told of, each time that the reader tries again, until it comes", async () => {
  const go = jest.fn();
  answers.push(new TypeError("Failed to fetch"), 503, 200);
  expect([await loadByBrowser("/a/", go), text()]).toEqual([false, "The page /a/ did not load: Failed to fetch"]);
  retry();
  await settled();
  expect([isShown(), text()]).toEqual([true, "The page /a/ did not load: The server answered with the status 503."]);
  retry();
  await settled();
  expect([isShown(), go.mock.calls.length]).toEqual([false, 1]);
});

test("a page that nobody waits for any more is neither loaded nor told of", async () => {
  const go = jest.fn();
  answers.push(200, 503);
  expect(await loadByBrowser("/a/", go, () => false)).toBe(false);
  expect(await loadByBrowser("/a/", go, () => false)).toBe(false);
  expect([isShown(), go.mock.calls.length]).toEqual([false, 0]);
});

test("a page without the notice stays as it is", () => {
  clearDrawn();
  showLoadNotice("A file", "gone", () => undefined);
  expect(isShown()).toBe(false);
});
