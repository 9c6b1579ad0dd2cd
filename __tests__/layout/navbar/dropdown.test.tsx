/** @jest-environment jsdom */
import { act } from "react";
import type { NavbarEntry } from "../../../src/layout/navbar/navbar-entries";
import { NavbarItems } from "../../../src/layout/navbar/navbar-items";
import { clearDrawn, draw } from "../../support/drawn";

const menuOf = (...labels: string[]): NavbarEntry[] => [
  {
    kind: "menu",
    label: "Versions",
    active: false,
    items: labels.map((label) => ({ kind: "link", label, href: `/${label}/`, active: false })),
  },
];
const focused = () => document.activeElement?.textContent;
const button = () => document.querySelector("button");
/** Presses a key where the focus is; whether the page would do with it what it does with any other key. */
const press = async (key: string, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  await act(async () => {
    document.activeElement?.dispatchEvent(event);
    await import("../../../src/layout/navbar/menu-keys");
  });
  return !event.defaultPrevented;
};
const open = async (...labels: string[]) => {
  await draw(<NavbarItems entries={menuOf(...labels)} />);
  act(() => button()?.focus());
  act(() => button()?.click());
};

afterEach(clearDrawn);

test.each([
  ["ArrowDown", ["one", "two", "three", "one"]],
  ["ArrowUp", ["three", "two", "one", "three"]],
  ["Home", ["one", "one"]],
  ["End", ["three", "three"]],
])("in an open menu %s moves the focus among its items, and the page stays", async (key, stops) => {
  await open("one", "two", "three");
  for (const stop of stops) expect([await press(key), focused()]).toEqual([false, stop]);
});

test("Escape brings the focus back from an item to the button", async () => {
  await open("one", "two");
  await press("ArrowDown");
  await press("Escape");
  expect([focused(), button()?.getAttribute("aria-expanded")]).toEqual(["Versions", "false"]);
});

test("a click from before the page heard of it leaves a menu open that the mouse has opened since", async () => {
  await draw(<NavbarItems entries={menuOf("one")} />);
  const over = Object.assign(new MouseEvent("pointerover", { bubbles: true }), { pointerType: "mouse" });
  act(() => void button()?.dispatchEvent(over));
  act(() => button()?.click());
  expect(button()?.getAttribute("aria-expanded")).toBe("true");
});

test("letters move the focus to the item that begins with them", async () => {
  await open("one", "two", "three");
  expect([await press("t"), focused(), await press("h"), focused()]).toEqual([true, "two", true, "three"]);
});

test("keys of the browser, other keys, and those on a closed menu are the page's", async () => {
  await open("one");
  expect([await press("ArrowDown", { altKey: true }), await press("PageDown"), focused()]).toEqual([
    true,
    true,
    "Versions",
  ]);
  await press("Escape");
  expect([await press("ArrowDown"), focused()]).toEqual([true, "Versions"]);
});
