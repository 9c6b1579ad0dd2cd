/** @jest-environment jsdom */
import { act } from "react";
import { useAddressState, type AddressRules, type AddressState } from "../../src/ui/address-state";
import { clearDrawn, draw } from "../support/drawn";

type State = { query: string };

const RULES: AddressRules<State> = {
  read: (search) => ({ query: new URLSearchParams(search).get("q") ?? "" }),
  addressOf: ({ query }) => `/list/?q=${query}`,
};

const shown: { now?: AddressState<State> } = {};

function List() {
  shown.now = useAddressState(RULES);
  return <a href="#elsewhere">{shown.now.state.query}</a>;
}

const address = () => window.location.pathname + window.location.search;
const type = (query: string) => act(async () => shown.now?.type({ query }));
const stepsSince = (before: number) => window.history.length - before;

beforeEach(async () => {
  jest.useFakeTimers();
  window.history.replaceState(null, "", "/list/?q=a");
  await draw(<List />);
});
afterEach(() => {
  clearDrawn();
  jest.useRealTimers();
});

test("the state is that of the address, and a choice is a step of the history", async () => {
  const before = window.history.length;
  expect(shown.now?.state).toEqual({ query: "a" });
  await act(async () => shown.now?.change({ query: "b" }));
  expect([shown.now?.state.query, address(), stepsSince(before)]).toEqual(["b", "/list/?q=b", 1]);
});

test("what is typed without a pause is one step, which is whole after the pause", async () => {
  const before = window.history.length;
  await type("s");
  await type("si");
  await type("side");
  expect([address(), stepsSince(before)]).toEqual(["/list/?q=s", 1]);
  await act(async () => void jest.runAllTimers());
  expect([address(), stepsSince(before)]).toEqual(["/list/?q=side", 1]);
});

test("a click, which may lead to another page, finds the step whole", async () => {
  await type("s");
  await type("side");
  document.querySelector("a")?.addEventListener("click", (event) => {
    event.preventDefault();
    expect(address()).toBe("/list/?q=side");
  });
  document.querySelector("a")?.click();
  expect.assertions(1);
});

test("a part that was left out is scrolled to once it shows, where an address names it; another one is not", async () => {
  const part = document.body.appendChild(document.createElement("p"));
  const scrolled = jest.fn();
  Object.assign(part, { id: "a b", hidden: true, scrollIntoView: scrolled });
  const goTo = async (to: string) => {
    window.history.replaceState(null, "", to);
    await act(async () => void window.dispatchEvent(new PopStateEvent("popstate")));
  };
  await goTo("/list/?q=c#a%20b");
  expect(scrolled).not.toHaveBeenCalled();
  part.hidden = false;
  await act(async () => shown.now?.change({ query: "d" }));
  expect(scrolled).toHaveBeenCalledTimes(1);
  // The browser, or the router, scrolls to one that shows.
  await goTo("/list/?q=e#a%20b");
  expect(scrolled).toHaveBeenCalledTimes(1);
  part.remove();
});

test("going back drops what is typed", async () => {
  await type("s");
  await type("side");
  window.history.replaceState(null, "", "/list/?q=a");
  await act(async () => void window.dispatchEvent(new PopStateEvent("popstate")));
  await act(async () => void jest.runAllTimers());
  expect([shown.now?.state.query, address()]).toEqual(["a", "/list/?q=a"]);
});
