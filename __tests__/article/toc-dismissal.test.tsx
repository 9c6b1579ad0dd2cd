/** @jest-environment jsdom */
import { act } from "react";
import { MobileTableOfContents } from "../../src/article/table-of-contents";
import { clearDrawn, draw } from "../support/drawn";

const block = () => document.querySelector("details") as HTMLDetailsElement;
const summary = () => document.querySelector("summary") as HTMLElement;

beforeEach(async () => {
  Object.assign(globalThis, {
    ResizeObserver: class ResizeObserver {
      observe() {}
      disconnect() {}
    },
  });
  // Opened by the browser alone, of which React does not hear.
  await draw(<MobileTableOfContents entries={[{ id: "first", level: 2, children: ["First"] }]} />);
  block().open = true;
});
afterEach(clearDrawn);

test("Escape closes the block of small screens, and brings the focus back to what opens it", async () => {
  document.querySelector<HTMLElement>("details a")?.focus();
  await act(async () => void document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" })));
  expect([block().open, document.activeElement]).toEqual([false, summary()]);
});

test("a press inside leaves it open, one elsewhere closes it", async () => {
  const press = (target: Element) =>
    act(async () => void target.dispatchEvent(new Event("pointerdown", { bubbles: true })));
  await press(summary());
  expect(block().open).toBe(true);
  await press(document.body);
  expect(block().open).toBe(false);
});
