/** @jest-environment jsdom */
import { act } from "react";
import type { ContentNode } from "../../../../src/mdx/content-node";
import { renderNodes } from "../../../../src/mdx/render/render";
import { clearDrawn, draw } from "../../../support/drawn";

const attachTabs = jest.fn();
const load = jest.fn(() => ({ attachTabs }));
jest.mock("../../../../src/mdx/components/tabs/tab-behaviour", () => load());

afterEach(clearDrawn);

const tab = (value: string) => document.querySelector<HTMLElement>(`[role=tab][value="${value}"]`);
const start = (type: string) =>
  act(async () => void tab("a")?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true })));

// Jest fails a test with a rejection that nothing handles.
test("tabs whose behaviour does not load open by clicks, and load it again once a reader begins to use them", async () => {
  const fail = () => {
    throw new Error("Loading chunk tab-behaviour failed.");
  };
  load.mockImplementationOnce(fail).mockImplementationOnce(fail);
  const items = ["a", "b"].map((value) => ({ value }));
  const tabs: ContentNode = ["Tabs", { items }, ["TabItem", {}, "A"], ["TabItem", {}, "B"]];
  await draw(renderNodes([tabs]));
  expect(load).toHaveBeenCalledTimes(1);
  expect(document.querySelector("[data-loading]")).toBeNull();
  act(() => tab("b")?.click());
  expect(tab("b")?.getAttribute("aria-selected")).toBe("true");
  for (const type of ["pointerdown", "focusin", "keydown"]) await start(type);
  expect([load.mock.calls.length, attachTabs.mock.calls.length]).toEqual([3, 1]);
  expect(document.querySelector("[data-loading]")).toBeNull();
});
