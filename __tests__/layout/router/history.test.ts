/** @jest-environment jsdom */
import { createHistory } from "../../../src/layout/router/history";

const moved = (listener: jest.Mock) =>
  listener.mock.calls.map(([{ location, action }]: [{ location: Location; action: string }]) => [
    action,
    location.pathname + location.search + location.hash,
  ]);

beforeEach(() => window.history.replaceState(null, "", "/start/"));

test("an address that a script leads to is a new entry with a key of its own, and what was given as its state", () => {
  const history = createHistory(window);
  const before = window.history.length;
  expect(history.location.key).toBe("initial");
  void history.navigate("/next/?q=1#part", { state: { from: "link" } });
  expect(window.history.length).toBe(before + 1);
  expect(history.location).toMatchObject({ pathname: "/next/", search: "?q=1", hash: "#part" });
  expect(window.history.state).toEqual({ from: "link", key: history.location.key });
  expect(history.location.key).toMatch(/^\d+$/);
});

test("an address takes the place of the entry where that is asked for, and of one that was never shown", () => {
  const history = createHistory(window);
  const before = window.history.length;
  void history.navigate("/a/", { replace: true });
  history.arrived();
  expect(window.history.length).toBe(before);
  void history.navigate("/b/");
  void history.navigate("/c/");
  expect([window.history.length, history.location.pathname]).toEqual([before + 1, "/c/"]);
});

test("a listener hears of links and of the way back, until it ends", async () => {
  const history = createHistory(window);
  const listener = jest.fn();
  const end = history.listen(listener);
  void history.navigate("/next/");
  window.history.replaceState({ key: "1" }, "", "/back/");
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(moved(listener)).toEqual([
    ["PUSH", "/next/"],
    ["POP", "/back/"],
  ]);
  expect(history.location.key).toBe("1");
  end();
  void history.navigate("/later/");
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(listener).toHaveBeenCalledTimes(2);
});

test("who leads to an address hears when it is shown", async () => {
  const history = createHistory(window);
  const heard: string[] = [];
  const shown = history.navigate("/next/").then(() => heard.push("shown"));
  await Promise.resolve();
  expect(heard).toEqual([]);
  history.arrived();
  await shown;
  expect(heard).toEqual(["shown"]);
});

test("a browser that takes no more entries loads the page", () => {
  const assign = jest.fn();
  const pushState = () => {
    throw new DOMException("too many entries");
  };
  const source = { history: { pushState, state: null }, location: { pathname: "/", assign } };
  void createHistory(source as unknown as Window).navigate("/next/");
  expect(assign).toHaveBeenCalledWith("/next/");
});

test("letters of a path are encoded, and a path that cannot be decoded stays as it is", () => {
  const at = (pathname: string) =>
    createHistory({ history: { state: null }, location: { pathname } } as unknown as Window).location.pathname;
  expect([at("/ä/%C3%A4/"), at("/100%/")]).toEqual(["/%C3%A4/%C3%A4/", "/100%/"]);
});
