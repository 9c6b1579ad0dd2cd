/** @jest-environment jsdom */
import { inPlaceOf, noteElements, openAgain } from "../../../src/layout/shell/drawn-anew";

const PAGE =
  '<p><button class="x">One</button><button class="y"></button><button class="x" id="r1">Two</button></p>' +
  "<details></details><dialog></dialog>";

const container = document.createElement("div");
const one = <Kind extends Element>(selector: string) => container.querySelector(selector) as Kind;

beforeEach(() => {
  document.body.replaceChildren(container);
  container.innerHTML = PAGE;
  noteElements(container);
});

test("an element that is still there is in its own place; one that was never noted has none once it is gone", () => {
  const button = one("#r1");
  expect(inPlaceOf(button)).toBe(button);
  const late = document.createElement("button");
  container.append(late);
  expect(inPlaceOf(late)).toBe(late);
  late.remove();
  expect(inPlaceOf(late)).toBeUndefined();
});

test("what is drawn anew is found by its place, whatever its words and its id, but not where it is another kind", () => {
  const [, other, last] = container.querySelectorAll("button") as unknown as [Element, Element, Element];
  container.innerHTML = PAGE.replace("Two", "<font>Deux</font>").replace("r1", "r2").replace("y", "z");
  expect(inPlaceOf(last)).toBe(one("#r2"));
  expect(inPlaceOf(other)).toBeUndefined();
});

test("what was open opens again, a dialog by who knows how; nothing happens to a page that is as it was", () => {
  const ask = jest.fn();
  one<HTMLDetailsElement>("details").open = true;
  one<HTMLDialogElement>("dialog").open = true;
  openAgain(ask);
  noteElements(container);
  container.innerHTML = PAGE;
  expect(ask).not.toHaveBeenCalled();
  openAgain(ask);
  expect([one<HTMLDetailsElement>("details").open, ask.mock.calls.length]).toEqual([true, 1]);
});
