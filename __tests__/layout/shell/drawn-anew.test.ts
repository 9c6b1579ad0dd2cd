/** @jest-environment jsdom */
import { inPlaceOf, noteElements } from "../../../src/layout/shell/drawn-anew";

const PAGE =
  '<p><button class="x">One</button><button class="y"></button><button class="x" id="r1">Two</button></p>' +
  '<details></details><dialog id="search-dialog"><input></dialog>';

const container = document.createElement("div");
const one = <Kind extends Element>(selector: string) => container.querySelector(selector) as Kind;

let end: () => void;

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});
beforeEach(() => {
  document.body.replaceChildren(container);
  container.innerHTML = PAGE;
  end = noteElements(container);
});
afterEach(() => end());

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

/** Opens what opens in the page, and types. */
function openAll(): HTMLInputElement {
  one<HTMLDetailsElement>("details").open = true;
  one<HTMLDialogElement>("dialog").open = true;
  const field = one<HTMLInputElement>("input");
  field.value = "words";
  return field;
}

const opened = () => [one<HTMLDetailsElement>("details").open, one<HTMLDialogElement>("dialog").open];

test("what was open opens again before anything else happens, and the field of search has what was typed", async () => {
  const field = openAll();
  const heard: string[] = [];
  container.addEventListener("input", ({ target }) => heard.push((target as HTMLInputElement).value), { once: true });
  container.innerHTML = PAGE;
  await Promise.resolve();
  expect([opened(), heard]).toEqual([[true, true], ["words"]]);
  // What was typed is in the new field: it is not put there again.
  expect(inPlaceOf(field)).toBeUndefined();
});

test("what is drawn anew in the moment in which React has the page opens, too, and nothing does later on", async () => {
  openAll();
  container.innerHTML = PAGE;
  end();
  expect(opened()).toEqual([true, true]);
  container.innerHTML = PAGE;
  await Promise.resolve();
  expect(opened()).toEqual([false, false]);
});

test("what was closed stays closed", async () => {
  container.innerHTML = PAGE;
  await Promise.resolve();
  expect(opened()).toEqual([false, false]);
});
