/** @jest-environment jsdom */
import { act } from "react";
import { CopyPage } from "../../../../src/features/llms/components/copy-page";
import { clearDrawn, draw } from "../../../support/drawn";
import { standOnSettings } from "../../../support/stand-on-settings";

standOnSettings({ llms: true });

const page = { path: "/docs/a/", instance: "default", version: "current" };
const menu = () => document.querySelector("details");
const status = () => document.querySelector("[role=status]");
const row = () => document.querySelector<HTMLElement>("details button");
const write = jest.fn<Promise<void>, []>();

beforeEach(async () => {
  jest.useFakeTimers();
  globalThis.fetch = () => Promise.resolve({ ok: true, text: () => Promise.resolve("# A") } as Response);
  Object.assign(globalThis, { ClipboardItem: class {} });
  Object.assign(navigator, { clipboard: { write } });
  await draw(<CopyPage page={page} />);
  // The event of jsdom comes by a timer.
  await act(async () => {
    if (menu()) Object.assign(menu() as object, { open: true });
    await jest.runAllTimersAsync();
  });
});
afterEach(() => {
  clearDrawn();
  jest.useRealTimers();
});

const copy = () => act(async () => row()?.click());

test("the row that copied a page says so, as screen readers are told, and the menu closes after a moment", async () => {
  write.mockResolvedValueOnce();
  expect(row()?.textContent).toBe("Copy as Markdown");
  await copy();
  expect([row()?.textContent, status()?.textContent, status()?.className]).toEqual([
    "Copied",
    "Copied",
    "visually-hidden",
  ]);
  await act(() => jest.advanceTimersByTimeAsync(1499));
  expect(menu()?.open).toBe(true);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect([menu()?.open, document.activeElement?.tagName]).toEqual([false, "SUMMARY"]);
  await act(() => jest.runAllTimersAsync());
  expect([row()?.textContent, status()?.textContent]).toEqual(["Copy as Markdown", ""]);
});

test("a page that could not be copied leaves the menu open, with what to do", async () => {
  write.mockRejectedValueOnce(new Error("It is forbidden."));
  await copy();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect([menu()?.open, row()?.textContent, status()?.className, status()?.textContent]).toEqual([
    true,
    "Copy as Markdown",
    "",
    "The page could not be copied. View it as Markdown, and copy it there.",
  ]);
});
