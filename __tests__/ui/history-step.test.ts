/** @jest-environment jsdom */
import { installFirstPopstate } from "../../src/ui/first-popstate";
import { addHistoryStep } from "../../src/ui/history-step";

/** What happened, in order. */
const seen: string[] = [];
const others = () => void seen.push("others");

/** Lets the history do what it was told to: it does so by timers. */
const happened = () => jest.runAllTimersAsync();

beforeAll(installFirstPopstate);
beforeEach(() => {
  jest.useFakeTimers();
  seen.length = 0;
  window.history.pushState({ key: "page" }, "", "/page/");
  window.addEventListener("popstate", others);
});
afterEach(() => window.removeEventListener("popstate", others));

test("the back button takes the step back, and the page hears nothing of it", async () => {
  const { length } = window.history;
  const address = window.location.href;
  addHistoryStep(() => seen.push("back"));
  expect([window.history.length, window.location.href, window.history.state]).toEqual([
    length + 1,
    address,
    { key: "page" },
  ]);
  window.history.back();
  await happened();
  expect([seen, window.location.href]).toEqual([["back"], address]);
});

test("a script takes the step back once, and goes on when it is gone", async () => {
  const step = addHistoryStep(() => seen.push("back"));
  expect([step.back(() => seen.push("then")), step.back(() => seen.push("again"))]).toEqual([true, false]);
  expect(seen).toEqual([]);
  await happened();
  expect([seen, step.back()]).toEqual([["back", "then"], false]);
});

test("after the step, going back is the page's affair again", async () => {
  window.history.pushState(null, "", "/second/");
  addHistoryStep(() => seen.push("back"));
  window.history.back();
  await happened();
  window.history.back();
  await happened();
  expect(seen).toEqual(["back", "others"]);
});

test("where another page has come in between, its step stays", () => {
  const step = addHistoryStep(() => seen.push("back"));
  window.history.pushState(null, "", "/came/");
  const { length } = window.history;
  expect(step.back()).toBe(true);
  expect([seen, window.history.length, window.location.pathname]).toEqual([["back"], length, "/came/"]);
});

test("a step that is added while another one is about to go waits, and is taken back by itself", async () => {
  window.history.pushState(null, "", "/third/");
  const { length } = window.history;
  const first = addHistoryStep(() => seen.push("first"));
  first.back();
  const second = addHistoryStep(() => seen.push("second"));
  expect(window.history.length).toBe(length + 1);
  await happened();
  expect([seen, window.history.length]).toEqual([["first"], length + 1]);
  second.back();
  await happened();
  expect([seen, window.location.pathname]).toEqual([["first", "second"], "/third/"]);
});

test("a step that is taken back while it waits is never added", async () => {
  addHistoryStep(() => seen.push("first")).back();
  const { length } = window.history;
  expect(addHistoryStep(() => seen.push("second")).back(() => seen.push("then"))).toBe(true);
  await happened();
  expect([seen, window.history.length]).toEqual([["second", "then", "first"], length]);
});

/** What is open above something else that is open, such as search above the menu of phones. */
function twoSteps() {
  const outer = addHistoryStep(() => seen.push("outer"));
  return { outer, inner: addHistoryStep(() => seen.push("inner")) };
}

test("of two steps, the back button takes back the one that was added last, and then the other", async () => {
  twoSteps();
  window.history.back();
  await happened();
  expect(seen).toEqual(["inner"]);
  window.history.back();
  await happened();
  expect(seen).toEqual(["inner", "outer"]);
});

test.each([
  ["inner", "outer"],
  ["outer", "inner"],
] as const)("of two steps, a script takes back the %s one alone", async (own, other) => {
  const steps = twoSteps();
  steps[own].back();
  await happened();
  expect(seen).toEqual([own]);
  window.history.back();
  await happened();
  expect(seen).toEqual([own, other]);
});

test("before another page comes, both steps are taken back", async () => {
  window.history.pushState(null, "", "/fourth/");
  const { inner } = twoSteps();
  inner.back(() => window.history.pushState(null, "", "/fifth/"));
  await happened();
  expect([seen, window.location.pathname]).toEqual([["inner", "outer"], "/fifth/"]);
  window.history.back();
  await happened();
  expect([seen, window.location.pathname]).toEqual([["inner", "outer", "others"], "/fourth/"]);
});
