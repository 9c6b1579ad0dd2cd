/** @jest-environment jsdom */
import { askedQuery, openSearch, searchField } from "../../src/ui/search-dialog";

const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;

/** What an event on an element asks for. */
function asked(event: Event, selector = "body"): string | undefined {
  const queries: (string | undefined)[] = [];
  document.addEventListener(event.type, (heard) => queries.push(askedQuery(heard)), { once: true });
  find(selector).dispatchEvent(event);
  return queries[0];
}
const key = (name: string, more: KeyboardEventInit = {}) =>
  new KeyboardEvent("keydown", { key: name, bubbles: true, ...more });
const click = () => new MouseEvent("click", { bubbles: true });

beforeEach(() => {
  document.body.innerHTML =
    '<button data-opens-search=""><b id="icon"></b></button><button id="wrong" data-opens-search="some words"></button>' +
    '<button id="other"></button><input id="field"><select></select><textarea></textarea><p id="text"></p>' +
    '<dialog id="search-dialog"><input></dialog>';
});

test.each([
  ["#icon", ""],
  ["#wrong", "some words"],
  ["#other", undefined],
  ["#text", undefined],
])("a click on %s asks for %p", (selector, query) => {
  expect(asked(click(), selector)).toBe(query);
});

test.each<[string, KeyboardEventInit, string, string | undefined]>([
  ["k", { ctrlKey: true }, "body", ""],
  ["k", { metaKey: true }, "#field", ""],
  ["K", { ctrlKey: true, shiftKey: true }, "body", ""],
  ["k", {}, "body", undefined],
  ["k", { ctrlKey: true, altKey: true }, "body", undefined],
  ["j", { ctrlKey: true }, "body", undefined],
  ["/", {}, "body", ""],
  ["/", { shiftKey: true }, "#text", ""],
  ["/", {}, "#other", ""],
  ["/", {}, "#field", undefined],
  ["/", {}, "select", undefined],
  ["/", {}, "textarea", undefined],
  ["a", {}, "#icon", "a"],
  ["É", { shiftKey: true }, "#icon", "É"],
  ["7", {}, "#wrong", "7"],
  ["a", {}, "#other", undefined],
  ["a", { ctrlKey: true }, "#icon", undefined],
  ["Enter", {}, "#icon", undefined],
  [" ", {}, "#icon", undefined],
  ["Tab", {}, "#icon", undefined],
])("the key %s with %j on %s asks for %p", (name, more, selector, query) => {
  expect(asked(key(name, more), selector)).toBe(query);
});

test("a slash in editable text is a letter", () => {
  Object.defineProperty(find("#text"), "isContentEditable", { value: true });
  expect(asked(key("/"), "#text")).toBeUndefined();
});

test("an event on the page itself asks as one on any part of it", () => {
  const queries: (string | undefined)[] = [];
  document.addEventListener("keydown", (event) => queries.push(askedQuery(event)), { once: true });
  document.dispatchEvent(key("/"));
  expect(queries).toEqual([""]);
});

test("the dialog opens with a query in its field, and tells of it; one that is open stays as it is", () => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  const field = searchField() as HTMLInputElement;
  const told: string[] = [];
  field.addEventListener("input", () => told.push(field.value));
  openSearch(field, "yarn");
  openSearch(field, "other");
  expect([field.closest("dialog")?.open, field.value, told]).toEqual([true, "yarn", ["yarn"]]);
});

test("a page without the dialog has no field", () => {
  find("dialog").remove();
  expect(searchField()).toBeUndefined();
});
