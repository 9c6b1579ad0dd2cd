/** @jest-environment jsdom */
import { LoadNotice } from "../../src/layout/shell/load-notice";
import { FAILED_ATTRIBUTE } from "../../src/ui/held-scripts";
import { hideLoadNotice, loadByBrowser, showLoadNotice } from "../../src/ui/load-notice";
import { clearDrawn, draw } from "../support/drawn";

const isShown = () => document.documentElement.hasAttribute(FAILED_ATTRIBUTE);
const text = () => document.querySelector("[role=alert] p")?.textContent;
const button = (name: string) => document.querySelector<HTMLElement>(`[role=alert] input[value="${name}"]`);
const retry = () => button("Retry")?.click();
/** What the console was told. */
let warn: jest.SpyInstance;
const settled = () => new Promise((resolve) => setTimeout(resolve));
/** The answers of the server, in their order. */
const answers: (number | Error)[] = [];

beforeEach(async () => {
  warn = jest.spyOn(console, "warn").mockReturnValue();
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
  jest.restoreAllMocks();
});

test("the notice says what failed, the console why, and its button tries again", () => {
  const again = jest.fn();
  expect([isShown(), button("Close")?.hidden]).toEqual([false, true]);
  const error = new Error("It is gone.");
  showLoadNotice("A file", error, again);
  expect([isShown(), text()]).toEqual([true, "A file could not be loaded."]);
  expect(warn.mock.calls).toEqual([["A file could not be loaded.", error]]);
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
  expect([await loadByBrowser("/a/", go), text()]).toEqual([false, "The page /a/ could not be loaded."]);
  retry();
  await settled();
  expect([isShown(), text()]).toEqual([true, "The page /a/ could not be loaded."]);
  expect(warn.mock.calls.map(([, error]) => (error as Error).message)).toEqual([
    "Failed to fetch",
    "The server answered with the status 503.",
  ]);
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

test("a reader who is offline is told so, and what failed is tried again, once, when the connection is back", () => {
  const again = jest.fn();
  const onLine = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  showLoadNotice("A file", undefined, again);
  expect(text()).toBe("A file could not be loaded: you are offline.");
  expect(warn).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  dispatchEvent(new Event("online"));
  dispatchEvent(new Event("online"));
  expect([isShown(), again.mock.calls.length]).toEqual([false, 1]);
});

test.each(["Close", "Escape"])("%s takes the notice away for good, and the focus goes where it was", (how) => {
  const again = jest.fn();
  const link = document.body.appendChild(Object.assign(document.createElement("a"), { href: "/" }));
  link.focus();
  showLoadNotice("A file", "gone", again);
  button("Close")?.focus();
  if (how === "Close") button(how)?.click();
  else document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: how, bubbles: true }));
  dispatchEvent(new Event("online"));
  expect([isShown(), document.activeElement === link, again.mock.calls.length]).toEqual([false, true, 0]);
});

test("a page without the notice stays as it is", () => {
  clearDrawn();
  showLoadNotice("A file", "gone", () => undefined);
  expect(isShown()).toBe(false);
});
